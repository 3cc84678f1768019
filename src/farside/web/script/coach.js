// @ts-check
// The coach of a lesson: one card after another, what each speaks of on the stage, and what a suggestion would do.
import { $, $$, calm, need, phone, sleep } from "./dom.js";
import { leadTo } from "./drawer.js";
import { fitIn } from "./fitting.js";
import { table } from "./here.js";
import { say } from "./saying.js";
import { all, drawn, light, place, roll, shine } from "./spotlight.js";
import { chooseTab } from "./tabs.js";
import { tag } from "./tags.js";

const FLIGHT = 600;
const TIMES = 2;

/** Which step was read out last: a step is told once. */
let announced = "";
/** For which card a panel was brought on the stage, and whether it is another than the question's. */
let led = "";
let away = false;

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
  if (coach()) fitIn();
  bring();
  mark();
  spot();
  announce();
}

/** A new card begins at its first line; on a phone what it speaks of comes on the stage, or what is asked about. */
function bring() {
  const card = isAlone() ? null : tip();
  const now = `${card?.id}/${card?.dataset.try}/${card?.dataset.lit}`;
  if (!card || led === now) return;
  led = now;
  for (const part of $$("#coach, #move")) part.scrollTop = 0;
  if (!phone.matches) return;
  const there = panel(card);
  leadTo(there);
  if (there || away) chooseTab(there || (table().dataset.first ?? ""));
  away = there !== "";
  const [thing] = lit();
  if (thing) roll(thing);
}

/** The tab on which lies what a card speaks of; "" where the question's own panel shows some of it.
 * @param {HTMLElement} card */
function panel(card) {
  const { first = "" } = table().dataset;
  const tabs = ids(card)
    .flatMap(all)
    .map((thing) => thing.closest("[data-tab]")?.getAttribute("data-tab") ?? "");
  const found = tabs.filter((name) => $(`#tabs [data-tab="${CSS.escape(name)}"]`));
  return found.includes(first) ? "" : (found[0] ?? "");
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
  const told = isAlone() ? [] : ids(tip()).flatMap(all);
  for (const thing of $$("#players [id]")) thing.classList.toggle("spoken-of", told.includes(thing));
}

function announce() {
  const card = tip();
  const words = card?.dataset.say ?? "";
  if (!card || isAlone() || announced === words) return;
  announced = words;
  say(words);
}

// -- what a card speaks of ---------------------------------------------------------------------------

/** @param {HTMLElement | null} card */
function ids(card) {
  return (card?.dataset.lit ?? "").split(" ").filter(Boolean);
}

function lit() {
  return ids(tip())
    .map(place)
    .filter((thing) => thing !== undefined);
}

/** What stands at the things that may carry a tag. */
function names() {
  const words = (tip()?.dataset.tags ?? "").split("|");
  /** @type {[Element | undefined, string][]} */
  const found = ids(tip()).map((id, at) => [place(id), words[at] ?? ""]);
  return found.filter((one) => one[0] && one[1]);
}

/** Everything that belongs to the board steps back, but not what the card speaks of. */
function spot() {
  const rings = shine(isAlone() || coach()?.dataset.waiting ? [] : lit());
  if (!phone.matches) tag(rings, names());
}

// -- what a suggestion would do ----------------------------------------------------------------------

/** Where the suggestion lies on the picture. */
function goal() {
  const wanted = CSS.escape(tip()?.dataset.try ?? "");
  const found = $$(`#board [data-action="${wanted}"], #aside [data-action="${wanted}"]`);
  return found.find((spot) => spot.checkVisibility()) ?? null;
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A ghost goes from where things are to where they would be, twice; without motion the way is drawn at once. */
async function fly() {
  const end = goal();
  const start = lit().find((thing) => end && !thing.contains(end) && !end.contains(thing)) ?? lit()[0];
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
  for (const part of $$("h2, h2 + p, :scope > .row, :scope > .quiet, .other", card)) part.hidden = on;
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
  for (const question of $$("#coach .leaving")) question.hidden = true;
  localStorage.setItem(`${key()}-alone`, on ? "1" : "");
  showCoach();
  need("#prompt").focus({ preventScroll: true });
}

/** Whether somebody wants to go on alone is asked in the card, or asked no more; true if there is a card.
 * @param {boolean} on */
function leaving(on) {
  const question = isAlone() ? null : $("#coach .leaving");
  if (!question) return false;
  question.hidden = !on;
  (on ? $("button", question) : need("#prompt"))?.focus({ preventScroll: !on });
  spot();
  return true;
}

/** Escape, when there is nothing else to close. */
export function askAlone() {
  return Boolean(tip()) && leaving(true);
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
  stay: () => leaving(false),
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
  if ($("#coach .leaving:not([hidden])")) return leaving(false);
  const shown = $(".showing:not([hidden])", card);
  const reason = $('[aria-expanded="true"]', card);
  if (shown) showing(false);
  else reason?.click();
  return Boolean(shown ?? reason);
}

for (const type of ["resize", "stage", "sheet"]) addEventListener(type, () => requestAnimationFrame(spot));
// The board is moved and enlarged, also by itself and slowly, and panels are rolled; of that only they are told.
for (const type of ["panzoomchange", "transitionend", "scroll"]) {
  document.addEventListener(type, () => requestAnimationFrame(spot), { capture: true, passive: true });
}
