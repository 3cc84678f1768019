// @ts-check
// What does not fit gives way, in this order; players and log keep their height, and only then the options scroll.
import { $, $$, texts, touch } from "./dom.js";
import { table } from "./here.js";

/** By name of a class: what gives way one after another in the column. */
const COLUMN = ["no-fair", "short-news", "no-news", "no-hint", "low-rows", "in-tiles"];
/** With advice open, log and players give way before the options do. */
const ADVISED = ["no-fair", "short-news", "no-news", "no-hint", "low-log", "low-players", "low-rows", "in-tiles"];
/** In the row of the pill, which itself never gives way. */
const HEAD = ["no-advice-word", "no-undo-word", "two-lines"];

/** The log's height to begin with, and its least: between them the move takes what it needs, and keeps it. */
const LOG = 168;
const LEAST = 96;

/** How high the move has been: players and log below it do not jump from question to question. */
let held = 0;

export function fitIn() {
  const row = $("#flagrow");
  if (row) giveWay(row, HEAD, () => row.scrollWidth > row.clientWidth);
  const move = $("#move");
  if (!move) return;
  move.style.minHeight = "";
  if (touch.matches) table().classList.remove(...ADVISED);
  else giveWay(table(), $("#advice") ? ADVISED : COLUMN, () => move.scrollHeight > move.clientHeight + 1);
  if (!touch.matches && !$("#advice, #coach")) hold(move);
  below(move);
}

/** @param {HTMLElement} move */
function hold(move) {
  const above = $("#side > .top")?.offsetHeight ?? 0;
  const room = ($("#side")?.clientHeight ?? 0) - above - ($("#players")?.offsetHeight ?? 0);
  held = Math.min(room - LEAST, Math.max(held, room - LOG, move.offsetHeight));
  move.style.minHeight = `${held}px`;
}

/**
 * @param {HTMLElement} element
 * @param {string[]} classes
 * @param {() => boolean} tooMuch
 */
function giveWay(element, classes, tooMuch) {
  element.classList.remove(...ADVISED, ...HEAD);
  for (const one of classes) {
    if (!tooMuch()) return;
    const before = $("#move")?.scrollHeight ?? 0;
    element.classList.add(one);
    // Long words may make tiles higher than rows.
    if (one === "in-tiles" && ($("#move")?.scrollHeight ?? 0) >= before) element.classList.remove(one);
  }
}

/** How many options are left below the edge.
 * @param {HTMLElement} move */
function below(move) {
  const edge = move.getBoundingClientRect().bottom;
  const rows = $$("#options .opt").filter((row) => row.checkVisibility());
  const hidden = rows.filter((row) => row.getBoundingClientRect().bottom > edge + 4).length;
  const line = $("#more-below");
  if (!line) return;
  line.hidden = touch.matches || !hidden;
  line.textContent = hidden ? texts.more.replace("%", String(hidden)) : "";
}

addEventListener("resize", () => {
  held = 0;
  fitIn();
});
document.addEventListener(
  "scroll",
  (event) => event.target === $("#move") && below(/** @type {HTMLElement} */ (event.target)),
  true,
);
document.fonts.ready.then(fitIn);
