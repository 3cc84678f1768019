// @ts-check
// The graph of an analysis: pointed at, focused or stepped along, it says everybody's chances there.
import { $, $$, around, focused } from "./dom.js";

/** @typedef {{ at: string, line: string, chances: string[], doubts: string[], said: string }} Moment */

/** Pixels beside a costly turn that still mean it. */
const NEAR = 9;

/** @type {Moment[]} */
let moments = [];
/** Where the reader has put the mark. @type {number | null} */
let chosen = null;
/** Where a press began. */
let pressed = 0;

function slider() {
  return /** @type {HTMLInputElement | null} */ ($("#point"));
}

/** Numbers that the template wrote into a list.
 * @param {string | undefined} list */
function plies(list) {
  return (list ?? "").split(" ").filter(Boolean).map(Number);
}

/** After every change of the page. */
export function showGraph() {
  moments = JSON.parse($("#moments")?.textContent ?? "[]");
  showLines();
  const knob = slider();
  if (knob) tell(knob, chosen ?? Number(knob.value));
}

/**
 * @param {HTMLInputElement} knob
 * @param {number} ply
 */
function tell(knob, ply) {
  const now = moments[ply];
  knob.value = String(ply);
  knob.setAttribute("aria-valuetext", now?.said ?? knob.dataset.unknown ?? "");
  write("#now-at", now?.at ?? "");
  write("#now-line", now?.line ?? knob.dataset.unknown ?? "");
  $$("#now-chances li").forEach((row, place) => share(row, now?.chances[place], now?.doubts[place]));
  lead(knob, ply);
}

/**
 * @param {string} pick
 * @param {string} text
 */
function write(pick, text) {
  const found = $(pick);
  if (found) found.textContent = text;
}

/**
 * @param {HTMLElement} row
 * @param {string} [chance]
 * @param {string} [doubt]
 */
function share(row, chance = "", doubt = "") {
  const [told, edge] = [$("b", row), $("small", row)];
  if (told) told.textContent = chance;
  if (edge) edge.textContent = doubt;
}

/** What can be done from there.
 * @param {HTMLInputElement} knob
 * @param {number} ply */
function lead(knob, ply) {
  const replay = /** @type {HTMLAnchorElement | null} */ ($("#now-replay"));
  if (replay) replay.search = `?ply=${ply}`;
  const from = /** @type {HTMLInputElement | null} */ ($("#now-ply"));
  if (from) from.value = String(ply);
  showTurn(plies(knob.dataset.costly).indexOf(ply));
}

/** The way to the costly turn that is pointed at, if it is one.
 * @param {number} at in the list */
function showTurn(at) {
  const link = /** @type {HTMLAnchorElement | null} */ ($("#now-turn"));
  const row = /** @type {HTMLAnchorElement | null} */ ($(`.rv-costly li:nth-child(${at + 1}) a`));
  if (!link) return;
  link.hidden = at < 0 || !row;
  if (row) link.href = row.href;
  write("#now-turn b", String(at + 1));
}

/**
 * @param {HTMLInputElement} knob
 * @param {number} ply
 */
function choose(knob, ply) {
  chosen = Math.max(0, Math.min(Number(knob.max), ply));
  tell(knob, chosen);
}

/** A move on or back, and with Shift a turning point; what is focused is read aloud.
 * @param {KeyboardEvent} event */
export function stepped(event) {
  const knob = slider();
  if (!knob || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return false;
  if (focused()?.closest(".scrolls")) return false;
  const on = event.key === "ArrowRight";
  const now = Number(knob.value);
  knob.focus();
  if (!event.shiftKey) choose(knob, now + (on ? 1 : -1));
  else choose(knob, turning(plies(knob.dataset.turning), now, on));
  return true;
}

/**
 * @param {number[]} all
 * @param {number} now
 * @param {boolean} on
 */
function turning(all, now, on) {
  const found = on ? all.find((one) => one > now) : all.reverse().find((one) => one < now);
  return found ?? now;
}

/** Enter: the costly turn that is pointed at, or the replay there. */
export function entered() {
  if (!focused()?.matches("#point")) return false;
  $("#now-turn:not([hidden]), #now-turn[hidden] ~ #now-replay")?.click();
  return true;
}

/** To play on: from where the graph is pointed at if that is where the reader is, else from the turn that is shown. */
export function fromHere() {
  return (focused()?.matches("#point") ? null : $("#play-on")) ?? $("#now-on");
}

// -- areas or lines ------------------------------------------------------------------------------------

function asLines() {
  return localStorage.getItem("graph") === "lines";
}

function showLines() {
  const lines = asLines();
  document.documentElement.classList.toggle("as-lines", lines);
  const box = $("#drawn");
  if (box) box.hidden = false;
  for (const button of $$("#drawn button")) {
    button.setAttribute("aria-pressed", String((button.dataset.do === "lines") === lines));
  }
}

/** @param {boolean} lines */
export function draw(lines) {
  localStorage.setItem("graph", lines ? "lines" : "areas");
  showLines();
}

export function turnLines() {
  draw(!asLines());
  return Boolean($("#drawn"));
}

// -- pointing ------------------------------------------------------------------------------------------

/** The move under the pointer.
 * @param {HTMLElement} knob
 * @param {MouseEvent} event */
function under(knob, event) {
  const field = knob.getBoundingClientRect();
  return ((event.clientX - field.left) / field.width) * Number(/** @type {HTMLInputElement} */ (knob).max);
}

document.addEventListener("pointermove", (event) => {
  const knob = slider();
  if (!knob || event.pointerType !== "mouse" || event.buttons || !around(event, "#point")) return;
  tell(knob, Math.max(0, Math.min(Number(knob.max), Math.round(under(knob, event)))));
});

document.addEventListener("pointerout", (event) => {
  const knob = slider();
  if (knob && around(event, "#point")) tell(knob, chosen ?? Number(knob.defaultValue));
});

document.addEventListener("pointerdown", (event) => {
  pressed = event.clientX;
});

document.addEventListener("input", (event) => {
  const knob = slider();
  if (knob && event.target === knob) choose(knob, Number(knob.value));
});

/** A press on a costly turn opens it; a mark that was dragged there does not. */
document.addEventListener("click", (event) => {
  const knob = slider();
  if (!knob || !around(event, "#point") || Math.abs(event.clientX - pressed) > NEAR) return;
  const reach = (NEAR * Number(knob.max)) / knob.getBoundingClientRect().width;
  const at = plies(knob.dataset.costly).findIndex((ply) => Math.abs(ply - under(knob, event)) < reach);
  if (at >= 0) $(`.rv-costly li:nth-child(${at + 1}) a`)?.click();
});
