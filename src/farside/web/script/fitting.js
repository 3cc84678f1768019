// @ts-check
// What does not fit gives way, in this order; players and log keep their height, and only then the options scroll.
import { $, $$, texts, touch } from "./dom.js";
import { isOver, table } from "./here.js";

/** By name of a class: what gives way one after another in the column. News goes late: the prompt stands below it. */
const COLUMN = ["no-fair", "short-news", "no-hint", "low-rows", "no-news", "in-tiles"];
/** With advice open, log and players give way before the options do. */
const ADVISED = ["no-fair", "short-news", "no-hint", "no-news", "low-log", "low-players", "low-rows", "in-tiles"];
/** Beside the coach as well; its card keeps its height. */
const COACHED = ["no-fair", "no-hint", "low-log", "low-rows", "low-players", "in-tiles"];
/** At the end the log alone: whoever checks the shuffle finds the seal, however much there is to tell. */
const ENDED = ["low-log"];
/** All of them, whoever they give way to. */
const EVER = [...new Set([...COLUMN, ...ADVISED, ...COACHED])];
/** In the row of the pill, which itself never gives way. */
const HEAD = ["no-advice-word", "no-undo-word", "two-lines"];

/** The log's height to begin with, and its least: between them the move takes what it needs, and keeps it. */
const LOG = 132;
const LEAST = 96;

/** Less than this is no room for the last moves. */
const LINES = 56;

/** How high the move has been: players and log below it do not jump from question to question, nor in the next game. */
let held = 0;

function heldFor() {
  return `held-${table().dataset.game}-${innerWidth}-${innerHeight}`;
}

export function fitIn() {
  const row = $("#flagrow");
  if (row) giveWay(row, HEAD, () => row.scrollWidth > row.clientWidth);
  entitle();
  const move = $("#move");
  if (!move) return;
  move.style.minHeight = "";
  if (touch.matches) table().classList.remove(...EVER);
  else giveWay(table(), yielding(), () => move.scrollHeight > move.clientHeight + 1);
  if (!touch.matches && !$("#advice, #coach")) hold(move);
  else spare(move);
  below(move);
  reachable();
}

/** Beside a long title the badge of the box says its words only where all of them have room; the symbol stays. */
function entitle() {
  const [title, words] = [$(".bx-beside"), $(".bx-beside .bx-badge span")];
  title?.classList.remove("no-box-word");
  if (words && words.scrollWidth > words.clientWidth) title?.classList.add("no-box-word");
}

/** A panel that rolls can be rolled by keys. */
function reachable() {
  const panes = $$(".pane");
  const rolls = panes.map(
    (pane) => pane.scrollHeight > pane.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(pane).overflowY),
  );
  panes.forEach((pane, at) => (rolls[at] ? pane.setAttribute("tabindex", "0") : pane.removeAttribute("tabindex")));
}

/** What gives way to what is open: advice, the coach (players stay while it speaks of them), or the options alone. */
function yielding() {
  if (isOver()) return ENDED;
  if ($("#advice")) return ADVISED;
  const card = $("#coach .tip:not([hidden])");
  if (!card?.checkVisibility()) return COLUMN;
  const things = (card.dataset.lit ?? "").split(" ").map((id) => document.getElementById(id));
  return things.some((thing) => thing?.closest("#players")) ? COLUMN : COACHED;
}

/** @param {HTMLElement} move */
function hold(move) {
  const above = $("#side > .top")?.offsetHeight ?? 0;
  const below = ($("#players")?.offsetHeight ?? 0) + ($("#talk")?.offsetHeight ?? 0);
  const room = ($("#side")?.clientHeight ?? 0) - above - below;
  const before = Number(sessionStorage.getItem(heldFor()));
  held = Math.min(room - LEAST, Math.max(held, before, room - LOG, move.offsetHeight));
  if (held > before) sessionStorage.setItem(heldFor(), String(held));
  move.style.minHeight = `${held}px`;
}

/**
 * @param {HTMLElement} element
 * @param {string[]} classes
 * @param {() => boolean} tooMuch
 */
function giveWay(element, classes, tooMuch) {
  element.classList.remove(...EVER, ...HEAD);
  for (const one of classes) {
    if (!tooMuch()) return;
    const before = $("#move")?.scrollHeight ?? 0;
    element.classList.add(one);
    // Long words may make tiles higher than rows.
    if (one === "in-tiles" && ($("#move")?.scrollHeight ?? 0) >= before) element.classList.remove(one);
  }
}

/**
 * Tablets: the last moves stand below the options or below the pane beside them, where more is left.
 * @param {HTMLElement} move
 */
function spare(move) {
  const below = left(move);
  const beside = left($$("#table .beside").at(-1));
  const room = Math.max(below, beside);
  table().classList.toggle("no-spare", room < LINES);
  table().classList.toggle("spare-beside", beside > below);
  table().style.setProperty("--spare", `${Math.max(0, room)}px`);
}

/**
 * What the last part of a pane leaves below it.
 * @param {HTMLElement} [pane]
 */
function left(pane) {
  const last = $$(":scope > *", pane)
    .filter((part) => part.checkVisibility())
    .at(-1);
  if (!pane || !last) return 0;
  const end = last.getBoundingClientRect().bottom + pane.scrollTop;
  return Math.floor(pane.getBoundingClientRect().bottom - end - 8);
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
addEventListener("list", fitIn);
document.fonts.ready.then(fitIn);
