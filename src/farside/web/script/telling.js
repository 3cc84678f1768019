// @ts-check
// What happened: move by move where the options will be, and in a sentence to those who listen.
import { $, $$, focused } from "./dom.js";
import { isMine, table } from "./here.js";
import { say } from "./saying.js";
import { chime } from "./settings.js";

/** @typedef {"advice" | "why-turn" | "pondering"} Part */
/** @typedef {{ mine: boolean, log: Set<string>, prompt: string } & Record<Part, string>} Before */

/** Letters that fit three lines of the stage. */
const ROOM = 110;

function turns() {
  return $$("#log-list .story");
}

/** @param {HTMLElement} turn */
function name(turn) {
  return turn.id + story(turn);
}

/** What could be read before the table changed.
 * @returns {Before} */
export function read() {
  const log = new Set(turns().map(name));
  return {
    mine: isMine(),
    log,
    prompt: words("prompt"),
    advice: words("advice"),
    "why-turn": words("why-turn"),
    pondering: words("pondering"),
  };
}

/** @param {string} id */
function words(id) {
  const part = document.getElementById(id);
  return part?.checkVisibility() ? (part.textContent ?? "").trim().replace(/\s+/g, " ") : "";
}

/**
 * What a turn of the log says, its lines one after another.
 * @param {Element} turn
 */
function story(turn) {
  return $$(".lines p", turn)
    .map((line) => line.textContent?.trim())
    .join(" ");
}

/** In a lesson the coach's words, which follow, stand for what happened; not while the coach has nothing new. */
function isTaught() {
  return Boolean($(".learning:not(.plays-alone) #coach .tip:not([hidden], [data-kind=quiet])"));
}

/**
 * The last lines of a turn, as many as have room on the stage; the log has them all.
 * @param {Element} turn
 */
function brief(turn) {
  const lines = $$(".lines p", turn).map((line) => line.textContent?.trim() ?? "");
  let told = lines.pop() ?? "";
  while (lines.length && told.length + (lines.at(-1)?.length ?? 0) < ROOM) told = `${lines.pop()} ${told}`;
  return told;
}

/**
 * One message a change: what my move caused, what others did last, then who is asked what. An error speaks for itself.
 * @param {Before} before
 */
export function announce(before) {
  const fresh = turns()
    .filter((turn) => !before.log.has(name(turn)))
    .reverse();
  const mine = fresh.filter((turn) => turn.dataset.turn === table().dataset.seat || turn.dataset.turn === "-1");
  const others = fresh.filter((turn) => !mine.includes(turn));
  const lines = isTaught() ? [] : [...mine.slice(-2), ...others.slice(-1)].map(story);
  if (words("prompt") !== before.prompt) lines.push(words("prompt"));
  for (const part of /** @type {const} */ (["advice", "why-turn", "pondering"])) {
    if (words(part) && words(part) !== before[part]) lines.push(words(part));
  }
  if (lines.length) say(lines.join(" "), true);
  if (isMine() && !before.mine) chime();
}

/** The room of the options becomes a stage, as high as the options were: what lies below does not jump. */
export function begin() {
  const options = $("#options");
  const stage = $("#others");
  if (stage && options) stage.style.minHeight = `${Math.max(133, options.offsetHeight)}px`;
  if (focused()?.closest("#options, #board, #aside, #strip")) $("#prompt")?.focus({ preventScroll: true });
  table().classList.add("telling");
  for (const part of $$("#others, #toptell, #skip")) part.hidden = false;
}

/** The table that follows is a fresh one, so only what it does not know is put back. */
export function end() {
  table().classList.remove("telling");
  const stage = $("#others");
  if (stage) stage.style.minHeight = "";
  for (const part of $$("#toptell, #skip")) part.hidden = true;
  if (stage && isMine()) stage.hidden = true;
  $("#beads")?.replaceChildren();
}

/**
 * A move of somebody, as the log tells it.
 * @param {HTMLElement | null} turn
 * @param {number} at
 * @param {number} all
 */
export function tell(turn, at, all) {
  if (turn) {
    const mark = $(".mark", turn);
    for (const place of $$("#tale-mark, #toptell .whom"))
      place.replaceChildren(...(mark ? [mark.cloneNode(true)] : []));
    for (const place of $$("#tale, #toptell p")) place.textContent = brief(turn);
  }
  const bar = $("#toptell progress");
  if (bar instanceof HTMLProgressElement) bar.value = at / all;
  dots(at, all);
  const skip = $("#skip");
  skip?.setAttribute("aria-label", `${$("span", skip)?.textContent} (${all - at})`);
}

/**
 * @param {number} at
 * @param {number} all
 */
function dots(at, all) {
  const beads = Array.from({ length: all }, (_, bead) => {
    const dot = document.createElement("i");
    dot.classList.toggle("now", bead + 1 === at);
    return dot;
  });
  $("#beads")?.replaceChildren(...beads, ` ${at} / ${all}`);
}
