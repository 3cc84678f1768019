// @ts-check
// The end as a scene: the count is told step by step, on the board and as a race; any press shows the result.
import { $, $$, calm } from "./dom.js";
import { isOver, isReplay, table } from "./here.js";
import { say } from "./saying.js";

/** Milliseconds of a step. */
const STEP = 700;

/** The step that is told; -1: the result. */
let at = -1;
/** @type {ReturnType<typeof setInterval> | undefined} */
let running;
/** The table whose count has been told by itself. */
let seen = "";

function steps() {
  return $$("#told > ol > li");
}

/** After every change: an end that comes while somebody looks on is told, one that is found is shown.
 * @param {boolean} came the game was still running before */
export function showFinale(came) {
  if (!isOver() || isReplay() || !$("#finale")) return;
  const { table: code = "" } = table().dataset;
  if (came && seen !== code && steps().length && !calm.matches) run(0);
  else draw();
  seen = code;
}

/** @param {number} from */
function run(from) {
  tell(from);
  clearInterval(running);
  running = setInterval(() => (at + 1 < steps().length ? tell(at + 1) : finish()), STEP);
  draw();
}

function pause() {
  clearInterval(running);
  running = undefined;
  draw();
}

/** The result, at once. */
export function finish() {
  const told = at >= 0;
  clearInterval(running);
  running = undefined;
  at = -1;
  draw();
  if (told) say($("#prompt .result")?.textContent ?? "");
  return told;
}

/** @param {number} step */
function tell(step) {
  const before = steps()[at]?.dataset.category;
  at = Math.max(0, Math.min(steps().length - 1, step));
  const now = steps()[at]?.dataset.category;
  draw();
  if (now !== before) say($(`#cats [data-category="${now}"]`)?.dataset.tell ?? "");
}

function draw() {
  const step = steps()[at];
  $("#finale")?.classList.toggle("tallying", Boolean(step));
  table().classList.toggle("tallying", Boolean(step));
  $("#count-run")?.setAttribute("aria-pressed", String(Boolean(running)));
  for (const one of steps()) one.classList.toggle("now", one === step);
  for (const one of $$("#cats [data-category]")) {
    const here = step?.dataset.category === one.dataset.category;
    if (here) one.setAttribute("aria-current", "step");
    else one.removeAttribute("aria-current");
  }
  const title = $("#count-title");
  if (title) title.textContent = step ? ($("h4", step)?.textContent ?? "") : "";
  const place = $("#count-at");
  if (place) place.textContent = step ? `${at + 1} / ${steps().length}` : "";
  const fold = $("#told");
  if (fold instanceof HTMLDetailsElement) fold.open = Boolean(step);
  light(step);
  race(step);
  chips(step);
}

/** The place that scores is lit on the board.
 * @param {HTMLElement | undefined} step */
function light(step) {
  for (const one of $$("#table .scored")) one.classList.remove("scored");
  for (const id of (step?.dataset.lit ?? "").split(" ")) {
    if (id) document.getElementById(id)?.classList.add("scored");
  }
}

/** The bars as far as they have come, and who is in front; the result is as the page was written.
 * @param {HTMLElement | undefined} step */
function race(step) {
  const scale = Number($("#finale")?.dataset.scale) || 1;
  const parts = (step?.dataset.parts ?? "").split(";").map((row) => row.split(",").map(Number));
  const gains = (step?.dataset.gains ?? "").split(",").map(Number);
  const rows = $$("#race > li");
  for (const row of rows) {
    const place = Number(row.dataset.place);
    bars(row, step ? (parts[place] ?? []) : null, scale, Number(step?.dataset.category ?? -1), gains[place] ?? 0);
  }
  const rank = (/** @type {HTMLElement} */ row) =>
    step ? -Number($("b", row)?.textContent) : Number(row.dataset.rank);
  const order = [...rows].sort((one, other) => rank(one) - rank(other));
  if (order.some((row, nth) => row !== rows[nth])) $("#race")?.append(...order);
}

/** @type {WeakMap<Element, { markup: string, total: string }>} */
const written = new WeakMap();

/**
 * @param {HTMLElement} row
 * @param {number[] | null} parts
 * @param {number} scale
 * @param {number} now the category that is told
 * @param {number} gain
 */
function bars(row, parts, scale, now, gain) {
  const box = $(".bars", row);
  const sum = $("b", row);
  if (!box || !sum) return;
  if (!written.has(box)) written.set(box, { markup: box.innerHTML, total: sum.textContent ?? "" });
  const whole = written.get(box);
  if (!parts) {
    if (whole) [box.innerHTML, sum.textContent] = [whole.markup, whole.total];
    written.delete(box);
    return;
  }
  let x = 0;
  const drawn = parts.flatMap((points, category) => {
    if (points <= 0) return [];
    const fresh = category === now ? Math.max(0, Math.min(points, gain)) : 0;
    const found = [];
    if (points > fresh) found.push(bar(category, x, points - fresh, scale, String(points - fresh)));
    if (fresh) found.push(bar(category, x + points - fresh, fresh, scale, `+${fresh}`, "fresh"));
    x += points;
    return found;
  });
  box.replaceChildren(...drawn);
  sum.textContent = String(parts.reduce((one, other) => one + other, 0));
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {number} category
 * @param {number} from
 * @param {number} points
 * @param {number} scale
 * @param {string} words
 * @param {string} [more]
 */
function bar(category, from, points, scale, words, more = "") {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `bar c${category} ${more}`);
  const box = document.createElementNS(SVG, "rect");
  const [x, wide] = [(100 * from) / scale, (100 * points) / scale];
  for (const [name, value] of [
    ["x", `${x}%`],
    ["width", `${wide}%`],
    ["height", "100%"],
  ])
    box.setAttribute(name ?? "", value ?? "");
  group.append(box);
  if (wide > 7) {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", `${x + wide / 2}%`);
    text.setAttribute("y", "50%");
    text.textContent = words;
    group.append(text);
  }
  return group;
}

/** What everybody takes, beside the place it comes from.
 * @param {HTMLElement | undefined} step */
function chips(step) {
  $("#chips")?.remove();
  const lit = $$("#board .scored").filter((one) => one.checkVisibility())[0];
  const zoom = $("#zoom");
  if (!step || !lit || !zoom) return;
  const box = document.createElement("div");
  box.id = "chips";
  box.className = "gainchips";
  box.setAttribute("aria-hidden", "true");
  const gains = (step.dataset.gains ?? "").split(",").map(Number);
  const best = Math.max(...gains);
  for (const place of gains.map((_, nth) => nth).sort((one, other) => (gains[other] ?? 0) - (gains[one] ?? 0))) {
    const gain = gains[place] ?? 0;
    const row = $(`#racer-${place}`);
    if (gain && row) box.append(chip(row, gain, gain === best));
  }
  zoom.append(box);
  put(box, lit, zoom);
}

/**
 * @param {HTMLElement} row
 * @param {number} gain
 * @param {boolean} first
 */
function chip(row, gain, first) {
  const found = document.createElement("span");
  found.className = `gainchip ${row.className.split(" ")[0]} ${first ? "first" : ""}`;
  const mark = $(".mark", row);
  if (mark) found.append(mark.cloneNode(true));
  found.append(gain > 0 ? `+${gain}` : String(gain));
  return found;
}

/**
 * Outside the place, away from the middle of the board, and never beyond its edge.
 * @param {HTMLElement} box
 * @param {Element} lit
 * @param {HTMLElement} zoom
 */
function put(box, lit, zoom) {
  const around = zoom.getBoundingClientRect();
  const place = lit.getBoundingClientRect();
  const scale = around.width / zoom.clientWidth || 1;
  const x = (place.left + place.width / 2 - around.left) / scale;
  const y = (place.top + place.height / 2 - around.top) / scale;
  const [mx, my] = [zoom.clientWidth / 2, zoom.clientHeight / 2];
  const far = Math.hypot(x - mx, y - my) || 1;
  const reach = Math.max(place.width, place.height) / scale / 2 + 10;
  const inside = (/** @type {number} */ n, /** @type {number} */ most, /** @type {number} */ room) =>
    Math.max(room, Math.min(most - room, n));
  box.style.left = `${inside(x + ((x - mx) / far) * reach, zoom.clientWidth, box.offsetWidth / 2 + 6)}px`;
  box.style.top = `${inside(y + ((y - my) / far) * reach, zoom.clientHeight, box.offsetHeight / 2 + 6)}px`;
}

/** @type {import("./doing.js").Doings} */
export const counting = {
  count: () => (calm.matches ? tell(0) : run(0)),
  "count-end": () => finish(),
  "count-to": (button) => {
    pause();
    tell(Number(button.dataset.step));
  },
  "count-back": () => {
    pause();
    tell(at - 1);
  },
  "count-on": () => {
    pause();
    if (at + 1 < steps().length) tell(at + 1);
    else finish();
  },
  "count-run": () => (running ? pause() : run(at)),
};

/**
 * Space pauses, arrows step, Escape shows the result.
 * @param {string} key
 */
export function countKey(key) {
  if (at < 0) return false;
  if (key === "Escape") return finish();
  if (key === " ") counting["count-run"]?.(document.body, new Event("key"));
  else if (key === "ArrowRight" || key === "ArrowLeft")
    counting[key === "ArrowRight" ? "count-on" : "count-back"]?.(document.body, new Event("key"));
  else return false;
  return true;
}
