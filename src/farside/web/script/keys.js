// @ts-check
// Keys: numbers and letters for options, arrows from place to place, a line for those who know the notation.
// Which key does what is one table, written by the server: #page-keys.
import { $, $$, dialog, focused, input, need, texts } from "./dom.js";
import { options, send } from "./acting.js";
import { hurry } from "./arriving.js";
import { askAlone, coachKey } from "./coach.js";
import { moveSheet } from "./drawer.js";
import { countKey } from "./finale.js";
import { isOver, isReplay } from "./here.js";
import { closeMenu } from "./menu.js";
import { cellBeside, rowEnd, turnMirror } from "./mirror.js";
import { closeNote, noteBeside, noteKey, openNote } from "./noting.js";
import { thingAt } from "./pieces.js";
import { neighbour, places, press } from "./places.js";
import { openPlan } from "./planning.js";
import { replayKey } from "./replay.js";
import { openSpeed } from "./speed.js";
import { openTalk } from "./talk.js";
import { sayTime } from "./ticking.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const TYPING = "input:not([type=range]):not([type=radio]):not([type=checkbox]), select, textarea";

/** @type {Record<"live" | "over" | "replay", Record<string, string>>} */
const KEYS = JSON.parse(need("#page-keys").textContent ?? "{}");

/** A panel was asked for: the next digit says which. */
let going = false;
/** Something is to be taken back: the next key says what. */
let lessening = false;

/** What a key of the table does; true if that was all.
 * @type {Record<string, (event: KeyboardEvent, focus: HTMLElement | null) => boolean>} */
const doings = {
  advice: () => pressed("#advice-button"),
  undo: () => pressed("#undo-button"),
  next: () => pressed("#next-turn"),
  mirror: turnMirror,
  skip: (_, focus) => !focus?.matches("button, summary, [role=button], input") && hurry(),
  speed: openSpeed,
  note: (_, focus) => noteKey(focus),
  go: () => {
    going = true;
    return true;
  },
  lower: () => moveSheet(-1),
  raise: () => moveSheet(1),
  less: (_, focus) => lessened(focus),
  talk: openTalk,
  plan: openPlan,
  time: sayTime,
  command: () => opened(command()),
  help: () => opened(dialog("#help")),
  close: closed,
  arrows: (event) => arrow(event.key),
  enter: (_, focus) => entered(focus),
  replay: replayKey,
  rematch: () => pressed("#rematch"),
  analysis: () => pressed("#to-analysis"),
  watch: () => pressed("#to-replay"),
  why: () => pressed('#coach [aria-keyshortcuts="w"]') || pressed(".ask-why"),
  show: () => pressed('#coach [aria-keyshortcuts="s"]'),
};

/** Escape closes the innermost of what is open. */
function closed() {
  if (closeNote()) return true;
  if ($("#menu")) {
    closeMenu();
    return true;
  }
  const open = /** @type {HTMLDetailsElement[]} */ ($$("#table details[open]:not(.naming, #speed-menu)")).at(-1);
  if (!open) return askAlone();
  open.open = false;
  $("summary", open)?.focus();
  return true;
}

/** @param {string} pick */
function pressed(pick) {
  const button = $(pick);
  button?.click();
  return Boolean(button);
}

/** @param {HTMLElement | null} focus */
function entered(focus) {
  if (focus?.matches("[data-action]:not(button)")) press(focus);
  else if (focus?.dataset.closed || focus?.matches("#coach .term")) return openNote(thingAt(focus), { pin: true });
  else return false;
  return true;
}

/** @param {string} key */
function arrow(key) {
  const focus = focused();
  const direction = ARROWS[key];
  if (direction && noteBeside((from, found) => neighbour(from, ...direction, found))) return true;
  const cell = direction ? cellBeside(...direction) : rowEnd(key === "Home");
  if (cell || !direction) {
    cell?.focus();
    return Boolean(cell);
  }
  if (focus?.matches("input")) return false;
  const [dx, dy] = direction;
  const list = focus?.closest("#options, #menu");
  if (focus && list) {
    walk(list, focus, dx + dy);
    return true;
  }
  const from = focus?.closest("[data-action], [data-closed]");
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

function single() {
  return localStorage.getItem("keys") !== "off";
}

/** The switch in the help: whoever speaks to the computer does not want letters to act. */
export function turnKeys() {
  localStorage.setItem("keys", input("#single-keys").checked ? "on" : "off");
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ($("dialog[open]") || focused()?.matches(TYPING)) return;
  if (handled(event, focused())) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} focus
 */
function handled(event, focus) {
  const one = event.key.length === 1;
  if (one && event.key !== " " && !single() && event.key !== "?") return false;
  if (going && one) return gone(event.key);
  if (lessening && one) return taken(event.key);
  if (coachKey(event, focus)) return true;
  if (!(event.key === " " && focus?.matches("button, a, summary")) && countKey(event.key)) return true;
  const doing = doings[KEYS[isReplay() ? "replay" : isOver() ? "over" : "live"][event.key] ?? ""];
  if (doing) return doing(event, focus);
  if (one && !isReplay()) return hurry() || shortcut(event.key);
  return false;
}

/** Where the panels are named, the tab of that number; else the panel itself gets the focus.
 * @param {string} digit */
function gone(digit) {
  going = false;
  const at = Number(digit) - 1;
  const tab = $$("#tabs button").filter((button) => button.checkVisibility())[at];
  const panel = $$("#board, #aside .pane").filter((part) => part.checkVisibility())[at];
  if (tab) tab.click();
  else panel?.setAttribute("tabindex", "-1");
  (tab ?? panel)?.focus();
  return Boolean(tab ?? panel);
}

/** One less of what has the focus, or of what the next key names.
 * @param {HTMLElement | null} focus */
function lessened(focus) {
  if (!$("[data-less]")) return false;
  const here = $("[data-less], .ma-less", focus?.closest(".pieces > li, .ma-step") ?? document.createElement("i"));
  if (here) here.click();
  else lessening = true;
  return true;
}

/** @param {string} letter */
function taken(letter) {
  lessening = false;
  return pressed(`[data-less="${CSS.escape(letter)}"]`);
}

/** @param {HTMLDialogElement} found */
function opened(found) {
  if (found.id === "help") input("#single-keys").checked = single();
  found.showModal();
  $("#notation", found)?.focus();
  return true;
}

/** @param {string} letter */
function shortcut(letter) {
  const one = CSS.escape(letter);
  const button = $(`#move [data-key="${one}"], #board [data-key="${one}"], #lift[data-key="${one}"]`);
  button?.click();
  return Boolean(button);
}

/** The line for notations, with what may be typed. */
function command() {
  need("#notations").replaceChildren(...$$("#options button[data-action]").map(suggestion));
  need("#command-answer").textContent = "";
  input("#notation").value = "";
  return dialog("#command");
}

/** @param {HTMLElement} button */
function suggestion(button) {
  const found = document.createElement("option");
  found.value = button.dataset.action ?? "";
  found.label = $(".on", button)?.textContent?.trim() ?? "";
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
