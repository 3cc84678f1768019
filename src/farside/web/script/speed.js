// @ts-check
// How fast the moves of others are shown; this browser remembers it.
import { $, $$, calm } from "./dom.js";

/** Milliseconds that a move of somebody else stays on the board.
 * @type {Record<string, number>} */
const PACES = { slow: 1600, normal: 800, fast: 300, off: 0 };

/** Milliseconds after which what is left plays fast, if my own turn is held up by it. */
const LONGEST = 5000;

/** Whoever wants little motion begins without any. */
function speed() {
  const chosen = localStorage.getItem("speed") ?? "";
  return chosen in PACES ? chosen : calm.matches ? "off" : "normal";
}

export function pace() {
  return PACES[speed()] ?? 0;
}

/**
 * How long the next move is shown, after so long a tale.
 * @param {number} told milliseconds
 * @param {boolean} mine it is my turn already
 */
export function patience(told, mine) {
  return mine && told >= LONGEST ? Math.min(pace(), PACES.fast ?? 0) : pace();
}

/** @param {HTMLElement} choice */
export function chooseSpeed(choice) {
  localStorage.setItem("speed", /** @type {HTMLInputElement} */ (choice).value);
  showSpeed();
  const menu = choice.closest("#speed");
  if (menu instanceof HTMLDetailsElement) menu.open = false;
}

/** All switches of the page show what is chosen. */
export function showSpeed() {
  for (const choice of /** @type {HTMLInputElement[]} */ ($$(".speed input")))
    choice.checked = choice.value === speed();
  for (const name of $$(".speed-name")) {
    name.textContent = $("input:checked + span", name.closest(".speed") ?? document)?.textContent ?? "";
  }
}

/** Opens the switch, and puts the focus on what is chosen. */
export function openSpeed() {
  const menu = $("#speed")?.checkVisibility() ? $("#speed") : $("#speed-menu");
  if (!(menu instanceof HTMLDetailsElement)) return false;
  const around = menu.closest("#tablemenu");
  if (around instanceof HTMLDetailsElement) around.open = true;
  menu.open = true;
  $("input:checked", menu)?.focus();
  return true;
}
