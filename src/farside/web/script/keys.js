// @ts-check
// Keys: numbers and letters for options, arrows from place to place, a line for those who know the notation.
import { $, $$, dialog, focused, input, need, texts } from "./dom.js";
import { options, send } from "./acting.js";
import { hurry } from "./arriving.js";
import { isReplay } from "./here.js";
import { closeMenu } from "./menu.js";
import { neighbour, places, press } from "./places.js";
import { replayKey } from "./replay.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const TYPING = "input:not([type=range]):not([type=radio]), select, textarea";

/** @param {[number, number]} direction */
function arrow([dx, dy]) {
  const focus = focused();
  const list = focus?.closest("#options, #menu");
  if (focus && list) {
    walk(list, focus, dx + dy);
    return true;
  }
  const from = focus?.closest("[data-action]");
  const next = from ? neighbour(from, dx, dy) : places()[0];
  next?.focus();
  return Boolean(next);
}

/**
 * Along the buttons of a list, and round.
 * @param {Element} list
 * @param {HTMLElement} from
 * @param {number} by
 */
function walk(list, from, by) {
  const row = $$("button", list).filter((button) => button.checkVisibility());
  row[(row.indexOf(from) + by + row.length) % row.length]?.focus();
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  hurry();
  if ($("dialog[open]") || focused()?.matches(TYPING)) return;
  if (handled(event, focused())) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} focus
 */
function handled(event, focus) {
  if (event.key === "Escape") {
    closeMenu();
    return false;
  }
  if (event.key === "?") return opened(dialog("#help"));
  if (isReplay()) return replayKey(event, focus);
  if (event.key === "/") return opened(command());
  const direction = ARROWS[event.key];
  if (direction) return arrow(direction);
  if ((event.key === "Enter" || event.key === " ") && focus?.matches("[data-action]:not(button)")) {
    press(focus);
    return true;
  }
  return event.key.length === 1 && shortcut(event.key);
}

/** @param {HTMLDialogElement} found */
function opened(found) {
  found.showModal();
  $("#notation", found)?.focus();
  return true;
}

/** @param {string} letter */
function shortcut(letter) {
  const any = CSS.escape(letter.toLowerCase());
  const button = $(`#move [data-key="${any}"], #board [data-key="${any}"], #lift[data-key="${CSS.escape(letter)}"]`);
  button?.click();
  return Boolean(button);
}

/** The line for notations, with what may be typed. */
function command() {
  need("#notations").replaceChildren(...$$("#options button").map(suggestion));
  need("#command-answer").textContent = "";
  input("#notation").value = "";
  return dialog("#command");
}

/** @param {HTMLElement} button */
function suggestion(button) {
  const found = document.createElement("option");
  found.value = button.dataset.action ?? "";
  found.label = $(".on", button)?.textContent ?? "";
  return found;
}

export function typed() {
  const action = input("#notation").value.trim().toLowerCase();
  const form = options();
  if (!action) return;
  if (!form) {
    need("#command-answer").textContent = texts.unknown;
    return;
  }
  dialog("#command").close();
  send(form, { action });
}

document.addEventListener("keydown", key);
