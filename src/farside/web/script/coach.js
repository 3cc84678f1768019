// @ts-check
// The coach of a lesson: one card after another, the spotlight on what it speaks of, and what a suggestion would do.
import { $, $$, calm, need, sleep } from "./dom.js";
import { table } from "./here.js";
import { say } from "./saying.js";

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 6;
const FLIGHT = 600;
const TIMES = 2;

/** Which step was read out last: a step is told once. */
let announced = "";

function key() {
  return `lesson-${table().dataset.table}`;
}

function coach() {
  return $("#coach");
}

function isAlone() {
  return localStorage.getItem(`${key()}-alone`) === "1";
}

/** The card that is shown. */
function tip() {
  return $$("#coach .tip").find((card) => !card.hidden) ?? null;
}

/** After every change: the card that was not put away, the option it suggests, what it lights. */
export function showCoach() {
  const root = document.documentElement;
  root.classList.toggle("learning", Boolean(coach()));
  root.classList.toggle("plays-alone", Boolean(coach()) && isAlone());
  turn();
  mark();
  spot();
  announce();
}

/** Cards that were read stay away. */
function turn() {
  const cards = $$("#coach .tip");
  const read = cards.findIndex((card) => card.id === sessionStorage.getItem(key()));
  if (read >= 0 && read + 1 < cards.length) for (const [at, card] of cards.entries()) card.hidden = at !== read + 1;
  for (const step of $$("#coach .at")) step.hidden = step.dataset.of !== tip()?.id;
  fill(
    Math.max(
      0,
      cards.findIndex((card) => !card.hidden),
    ),
  );
}

/** The bar: what is over, and what was read since.
 * @param {number} read */
function fill(read) {
  const done = Number(coach()?.dataset.done ?? 0) + read;
  for (const [at, segment] of $$("#coach .steps i").entries()) {
    segment.className = at < done ? "done" : at === done ? "now" : "";
  }
}

function mark() {
  const wanted = isAlone() ? "" : (tip()?.dataset.try ?? "");
  for (const option of $$("#options .opt")) option.classList.toggle("suggested", option.dataset.action === wanted);
}

function announce() {
  const card = tip();
  if (!card || isAlone() || announced === card.id) return;
  announced = card.id;
  const step = $("#coach .at:not([hidden])")?.textContent?.trim() ?? "";
  const words = $$("h3, h3 + p, .main", card).map((part) => part.textContent?.replace(/\s+/g, " ").trim());
  say([step, ...words].filter(Boolean).join(". "));
}

// -- the spotlight -----------------------------------------------------------------------------------

/** What an id stands for on this screen: boards that are drawn twice carry it with a prefix.
 * @param {string} id */
function places(id) {
  const names = [id, `wide-${id}`, `phone-${id}`, `narrow-${id}`].map((name) => document.getElementById(name));
  return names.filter((found) => found?.checkVisibility()).map((found) => /** @type {Element} */ (found));
}

function lit() {
  const ids = (tip()?.dataset.lit ?? "").split(" ").filter(Boolean);
  return ids.flatMap(places).filter((place) => !place.closest("#side"));
}

/** @param {string} name @param {Record<string, string | number>} values */
function drawn(name, values) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  return made;
}

/** @param {DOMRect} box */
function hole(box) {
  const [x, y, w, h] = [box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM];
  const r = Math.min(14, w / 2, h / 2);
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

function light() {
  const found = $("#spotlight");
  if (found) return found;
  const made = drawn("svg", { id: "spotlight", class: "spotlight", "aria-hidden": "true" });
  document.body.append(made);
  return made;
}

/** Where the move is: a column at the right, or the sheet of a phone, whose column has no box of its own. */
function beside() {
  const side = need("#side").getBoundingClientRect();
  return side.width ? side : need("#move").getBoundingClientRect();
}

/** Everything that belongs to the board steps back, but not what the card speaks of. */
export function spot() {
  const found = lit();
  if (!found.length || isAlone() || coach()?.dataset.waiting) {
    $("#spotlight")?.remove();
    return;
  }
  const boxes = found.map((place) => place.getBoundingClientRect()).filter((box) => box.width && box.height);
  const holes = boxes.map(hole).join("");
  const side = beside();
  const wide = side.x > 0 ? side.x : innerWidth;
  const high = side.x > 0 ? innerHeight : side.y;
  const mask = drawn("mask", {
    id: "spotlight-mask",
    maskUnits: "userSpaceOnUse",
    x: 0,
    y: 0,
    width: wide,
    height: high,
  });
  mask.append(drawn("path", { fill: "#fff", d: `M0 0H${wide}V${high}H0z` }), drawn("path", { d: holes }));
  light().replaceChildren(
    mask,
    drawn("path", { class: "dim", mask: "url(#spotlight-mask)", d: `M0 0H${wide}V${high}H0z` }),
    drawn("path", { class: "ring", d: holes }),
    ...(boxes[0] ? [lead(boxes[0], side)] : []),
  );
}

/** A dotted line from the card to the first thing it speaks of.
 * @param {DOMRect} box @param {DOMRect} side */
function lead(box, side) {
  const card = need("#coach").getBoundingClientRect();
  const [fromX, fromY] = [side.x, card.y + card.height / 2];
  const [toX, toY] = [box.right + ROOM, box.y + box.height / 2];
  const middle = (fromX + toX) / 2;
  return drawn("path", { class: "lead", d: `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}` });
}

// -- what a suggestion would do ----------------------------------------------------------------------

/** Where the suggestion lies on the picture. */
function goal() {
  const wanted = CSS.escape(tip()?.dataset.try ?? "");
  const found = $$(`#board [data-action="${wanted}"], #aside [data-action="${wanted}"]`);
  return found.find((place) => place.checkVisibility()) ?? null;
}

/** @param {Element} place */
function middle(place) {
  const box = place.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A ghost goes from where things are to where they would be, twice; without motion the way is drawn at once. */
async function fly() {
  const [start, end] = [lit()[0], goal()];
  if (!start || !end) return;
  const [from, to] = [middle(start), middle(end)];
  const way = drawn("path", { class: "lead", d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  const ghost = drawn("circle", { class: "flight", r: 11, cx: to.x, cy: to.y });
  light().append(way, ghost);
  const path = [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"];
  for (let time = 0; time < TIMES && !calm.matches; time++) {
    ghost.animate({ transform: path }, { duration: FLIGHT, easing: "ease-in-out" });
    await sleep(FLIGHT + 150);
  }
  if (!calm.matches) way.remove();
}

/** @param {boolean} on */
function showing(on) {
  const card = tip();
  if (!card) return;
  for (const part of $$(".showing", card)) part.hidden = !on;
  for (const part of $$("h3, h3 + p, :scope > .row, :scope > .quiet, .other", card)) part.hidden = on;
  if (on) fly();
  else spot();
}

/** @param {HTMLElement} button */
function why(button) {
  const open = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(open));
  const reason = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (reason) reason.hidden = !open;
  spot();
}

/** @param {boolean} on */
function alone(on) {
  localStorage.setItem(`${key()}-alone`, on ? "1" : "");
  showCoach();
  need("#prompt").focus({ preventScroll: true });
}

/** @type {import("./doing.js").Doings} */
export const coaching = {
  told: (link, event) => {
    event.preventDefault();
    sessionStorage.setItem(key(), link.closest(".tip")?.id ?? "");
    showCoach();
    $(".main", tip() ?? document)?.focus({ preventScroll: true });
  },
  why,
  "show-me": () => showing(true),
  "show-again": () => showing(true),
  "show-back": () => showing(false),
  alone: () => alone(true),
  "not-alone": () => alone(false),
};

/** Escape closes what is unfolded; Enter goes on where nothing else has the focus. True if it did something.
 * @param {KeyboardEvent} event @param {HTMLElement | null} focus */
export function coachKey(event, focus) {
  const card = tip();
  if (!card || isAlone()) return false;
  if (event.key === "Escape") return escaped(card);
  const idle = !focus || focus === document.body || focus.id === "prompt";
  const next = event.key === "Enter" && idle ? $('[data-do="told"]', card) : null;
  next?.click();
  if (next) return true;
  const any = event.key.length === 1 ? $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`, card) : null;
  any?.click();
  return Boolean(any);
}

/** @param {HTMLElement} card */
function escaped(card) {
  const shown = $(".showing:not([hidden])", card);
  const reason = $('[aria-expanded="true"]', card);
  if (shown) showing(false);
  else reason?.click();
  return Boolean(shown ?? reason);
}

for (const type of ["resize", "scroll", "stage", "sheet"]) {
  addEventListener(type, () => requestAnimationFrame(spot), { passive: true });
}
// The board is moved and enlarged, also by itself; of that only the board itself is told.
document.addEventListener("panzoomchange", () => requestAnimationFrame(spot), true);
