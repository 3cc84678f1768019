// @ts-check
// The analysis of a finished game: it grows while it is reckoned. Practice: keys for what is pressed.
import { done } from "./doing.js";
import { $, $$, around, focused } from "./dom.js";
import { fetchPart, parsed, swap } from "./fetching.js";
import { draw, entered, fromHere, showGraph, stepped, turnLines } from "./pointing.js";
import { settings } from "./settings.js";

const PAUSE = 2000;
const PAGE = "main.review";
/** @type {Record<string, string>} */
const KEYS = { h: "#hint", s: "#solution", n: "#next", t: "#try" };
const TYPING = "input:not([type=range]), select, textarea";

/** Asks again while somebody reckons; what is there already can be read meanwhile. */
async function grow() {
  const now = $(PAGE);
  if (now?.dataset.state !== "running") return;
  try {
    const answer = await fetchPart(location.pathname + location.search);
    const fresh = answer.ok ? parsed(await answer.text(), PAGE) : null;
    if (fresh) swap(now, fresh);
    showGraph();
  } catch {
    // Not to be reached for a while: asked again.
  }
  setTimeout(grow, PAUSE);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || focused()?.matches(TYPING)) return;
  if (event.key.length === 1 && localStorage.getItem("keys") === "off") return;
  if (handled(event)) event.preventDefault();
}

/** @param {KeyboardEvent} event */
function handled(event) {
  if (event.key === "l") return turnLines();
  if (event.key === "p") return clicked(fromHere());
  if (event.key === "Enter") return entered();
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return along(event.key === "ArrowDown" ? 1 : -1);
  const nth = Number(event.key);
  return stepped(event) || clicked(nth ? $(`#tries li:nth-child(${nth}) a`) : $(KEYS[event.key] ?? "#no-such-key"));
}

/** @param {HTMLElement | null} button */
function clicked(button) {
  button?.click();
  return Boolean(button);
}

/** From one costly turn to the next.
 * @param {number} by */
function along(by) {
  const all = $$(".rv-costly a");
  const now = focused()?.matches(".rv-costly a") ? all.indexOf(focused() ?? document.body) : -1;
  const from = now < 0 ? all.findIndex((one) => one.hasAttribute("aria-current")) : now;
  all[from + by]?.focus();
  return Boolean(all[from + by]);
}

/** A place of the board answers as its line in the list does; where several answers begin, the first is pointed at.
 * @param {Event} event */
function placed(event) {
  const names = around(event, ".practice [data-action]")?.dataset.action?.split(" ") ?? [];
  const lines = $$("#tries [data-answer]").filter((one) => names.includes(one.dataset.answer ?? ""));
  if (lines.length > 1) lines[0]?.focus();
  else lines[0]?.click();
}

const doings = { ...settings, areas: () => draw(false), lines: () => draw(true) };

document.addEventListener("click", (event) => done(event, doings) || placed(event));
document.addEventListener("keydown", key);
showGraph();
setTimeout(grow, PAUSE);
