// @ts-check
// What happened, told line by line: over the board, and to those who listen.
import { $, $$, sleep } from "./dom.js";
import { STEP, caption, isMine, isReplay, table } from "./here.js";
import { say } from "./saying.js";
import { chime } from "./settings.js";

/** @typedef {{ mine: boolean, log: Set<string>, prompt: string, advice: string, pondering: string }} Before */

function turns() {
  return $$("#log-list .story");
}

/** @param {HTMLElement} turn */
function name(turn) {
  return turn.id + turn.textContent;
}

/** What could be read before the table changed.
 * @returns {Before} */
export function read() {
  const log = new Set(turns().map(name));
  return { mine: isMine(), log, prompt: asked(), advice: words("advice"), pondering: words("pondering") };
}

function asked() {
  return $("#prompt")?.textContent ?? "";
}

/** @param {string} id */
function words(id) {
  return document.getElementById(id)?.innerText.trim().replace(/\s+/g, " ") ?? "";
}

/**
 * What a turn of the log says, its lines one after another.
 * @param {Element} turn
 */
export function story(turn) {
  return $$(".lines p", turn)
    .map((line) => line.textContent?.trim())
    .join(" ");
}

/** @param {Before} before */
export function announce(before) {
  const news = turns().filter((turn) => !before.log.has(name(turn)));
  const lines = news.slice(0, 6).reverse().map(story);
  if (asked() !== before.prompt) lines.push(asked());
  for (const part of /** @type {const} */ (["advice", "pondering"])) {
    if (words(part) && words(part) !== before[part]) lines.push(words(part));
  }
  if (lines.length) say(lines.join(" "));
  if (isMine() && !before.mine) chime();
}

/**
 * What the last move set off by itself (income, a storm that turns), from the first line that is nobody's.
 * @param {Before} before
 */
export function byItself(before) {
  if (isReplay()) return [];
  const news = turns().filter((turn) => turn.dataset.ply === table().dataset.ply && !before.log.has(name(turn)));
  const lines = news.reverse();
  const first = lines.findIndex((turn) => !$(".mark", turn));
  return first < 0 ? [] : lines.slice(first).map(story);
}

/** Which tale is being told: a later one ends the one before. */
let tale = 0;

/**
 * Told one after another over the board; a click or a key ends it.
 * @param {string[]} lines
 */
export async function tell(lines) {
  const mine = ++tale;
  if (!lines.length || document.hidden) return;
  for (const line of lines) {
    caption(line);
    for (let waited = 0; waited < 2 * STEP && mine === tale; waited += 50) await sleep(50);
    if (mine !== tale) return;
  }
  hush();
}

/** Ends the tale without clearing what is said over the board. */
export function interrupt() {
  tale++;
}

export function hush() {
  interrupt();
  caption("");
}
