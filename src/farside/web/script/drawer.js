// @ts-check
// The sheet of a phone, which holds the move: three heights, a handle that is dragged, tapped or moved with arrows.
import { $, around, calm, phone } from "./dom.js";
import { table } from "./here.js";

/** @typedef {"peek" | "half" | "full"} Height */
/** @typedef {{ id: number, from: number, last: number, speed: number, start: number, high: number }} Drag */

/** @type {Height[]} */
const HEIGHTS = ["peek", "half", "full"];
/** How far a finger may slip and still tap, in pixels; how fast it must be to flick, in pixels a frame. */
const SLIP = 4;
const FLICK = 12;
/** How far the sheet lies over the stage; its lowest height, and what is left above the highest (`drawer.css`). */
const OVERLAP = 12;
const PEEK = 84;
const ABOVE = 72;
const GLIDE = "transform 0.2s ease-out";
/** What is pressed inside the handle's reach is no handle. */
const PRESSED = "button, a, input, select, summary, details, label, form";

/** @type {Height} */
let height = "half";
/** The question the height was chosen for. */
let question = "";
/** @type {Drag | null} */
let drag = null;
let slid = false;
/** The panel that the coach has brought on the stage: the sheet holds what is said about it. */
let led = "";

function sheet() {
  return $("#move");
}

function key() {
  return `sheet-${table().dataset.game}-${table().dataset.asks}`;
}

/** A panel that holds no answer has been opened to be looked at, or by the coach, who has something to say. */
function glances() {
  const { tab, first } = table().dataset;
  if (document.documentElement.matches(".learning:not(.plays-alone)")) return tab === "table" && led !== "table";
  return tab === "table" || (tab !== first && !$(`#tabs [data-tab="${tab}"] .dot`));
}

/** @param {string} panel */
export function leadTo(panel) {
  led = panel;
}

/** While bots decide, and while another panel is read, a glance is enough; of people the time is told. */
function usual() {
  const { mine, mode } = table().dataset;
  if (glances()) return "peek";
  return mine || mode === "replay" || table().classList.contains("ended") || $("#clocks") ? "half" : "peek";
}

/** What the reader chose for this question, else what is usual. */
export function showSheet() {
  const asked = `${key()}/${table().dataset.mine}/${glances() && table().dataset.tab}`;
  if (asked !== question) {
    const kept = /** @type {Height | null} */ (table().dataset.mine ? sessionStorage.getItem(key()) : null);
    height = glances() ? "peek" : (kept ?? usual());
  }
  question = asked;
  put(height);
}

/** @param {Height} to */
function put(to) {
  height = to;
  table().dataset.sheet = to;
  sheet()?.setAttribute("data-height", to);
  const grip = $("#grip");
  grip?.setAttribute("aria-valuenow", String(HEIGHTS.indexOf(to) + 1));
  grip?.setAttribute("aria-valuetext", grip.dataset[to] ?? "");
}

/** @param {Height} to */
export function chooseHeight(to) {
  if (table().dataset.mine) sessionStorage.setItem(key(), to);
  put(to);
  dispatchEvent(new Event("sheet"));
}

/** @param {number} at */
function chooseStep(at) {
  chooseHeight(HEIGHTS[Math.max(0, Math.min(2, at))] ?? "half");
}

/**
 * One height up or down, by a key; true where there is a sheet.
 * @param {1 | -1} by
 */
export function moveSheet(by) {
  if (phone.matches) chooseStep(step() + by);
  return phone.matches;
}

function step() {
  return HEIGHTS.indexOf(height);
}

/** One height up, and from the highest down again. */
function tapped() {
  chooseStep(step() === 2 ? 0 : step() + 1);
}

function highest() {
  return table().clientHeight - ABOVE - ($("#tabs")?.offsetHeight ?? 0);
}

/**
 * How high each of the three is. The middle one is what the move needs, so it is laid out unless it was there; only
 * when the sheet is let go, because that takes longer than a frame.
 * @param {Drag} held
 */
function measured(held) {
  return [PEEK, height === "half" ? held.start : halfway(), held.high];
}

function halfway() {
  const [now, was] = [height, table().style.gridTemplateRows];
  settle();
  put("half");
  const found = sheet()?.offsetHeight ?? 0;
  put(now);
  float(was);
  return found;
}

/**
 * From here on the sheet lies over the table as high as it can be; the stage keeps its room. Only what is not seen in
 * a low sheet is looked at again.
 * @param {string} rows
 */
function float(rows) {
  table().style.gridTemplateRows = rows;
  table().classList.add("dragging");
  if (height === "peek") sheet()?.classList.add("afloat");
}

function settle() {
  table().classList.remove("dragging");
  sheet()?.classList.remove("afloat");
  table().style.gridTemplateRows = "";
}

/** @param {PointerEvent} event */
function down(event) {
  const handle = around(event, "#grip, #move .prompt");
  if (!handle || !phone.matches || around(event, PRESSED) || event.button) return;
  slid = false;
  const start = sheet()?.getBoundingClientRect().height ?? 0;
  drag = { id: event.pointerId, from: event.clientY, last: event.clientY, speed: 0, start, high: 0 };
}

/** @param {PointerEvent} event */
function moved(event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!slid && Math.abs(event.clientY - drag.from) < SLIP) return;
  if (!slid) lift(drag);
  drag.speed = event.clientY - drag.last;
  drag.last = event.clientY;
  slide(drag.high - Math.max(PEEK, Math.min(drag.high, drag.start + drag.from - event.clientY)));
}

/**
 * The sheet only slides: nothing is laid out while a finger moves.
 * @param {Drag} held
 */
function lift(held) {
  slid = true;
  held.high = highest();
  float(height === "full" ? "" : `44px minmax(0, 1fr) ${held.start - OVERLAP}px var(--tabs)`);
  sheet()?.setPointerCapture(held.id);
}

/** @param {number} by */
function slide(by) {
  const box = sheet();
  if (box) box.style.transform = `translateY(${by}px)`;
}

/** @param {PointerEvent} event */
function up(event) {
  const held = drag;
  if (!held || event.pointerId !== held.id) return;
  drag = null;
  if (!slid) return;
  const ends = measured(held);
  rest(ends, event.type === "pointercancel" ? step() : next(held, ends));
}

/**
 * Where a sheet that is let go comes to rest: one further where it was flicked, else at the nearest height.
 * @param {Drag} held
 * @param {number[]} ends
 */
function next(held, ends) {
  if (Math.abs(held.speed) > FLICK) return step() + (held.speed < 0 ? 1 : -1);
  const now = held.start + held.from - held.last;
  const far = ends.map((end) => Math.abs(end - now));
  return far.indexOf(Math.min(...far));
}

/**
 * It glides there, and is laid out again when it has arrived.
 * @param {number[]} ends
 * @param {number} to
 */
function rest(ends, to) {
  const at = Math.max(0, Math.min(2, to));
  const box = sheet();
  const done = () => {
    settle();
    if (box) box.style.transition = box.style.transform = "";
    chooseStep(at);
  };
  if (!box || calm.matches) return done();
  box.style.transition = GLIDE;
  slide((ends[2] ?? 0) - (ends[at] ?? 0));
  setTimeout(done, 210);
}

/** @param {KeyboardEvent} event */
function arrow(event) {
  const to = {
    ArrowUp: step() + 1,
    ArrowRight: step() + 1,
    ArrowDown: step() - 1,
    ArrowLeft: step() - 1,
    Home: 0,
    End: 2,
  };
  const at = to[/** @type {keyof typeof to} */ (event.key)];
  if (at === undefined || !around(event, "#grip")) return;
  event.preventDefault();
  event.stopPropagation();
  chooseStep(at);
}

document.addEventListener("pointerdown", down);
document.addEventListener("pointermove", moved);
for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(end, up);
document.addEventListener("keydown", arrow, true);
document.addEventListener("click", (event) => {
  if (phone.matches && around(event, "#grip, #move .prompt") && !around(event, PRESSED) && !slid) tapped();
  slid = false;
});
