// @ts-check
// The table changes: the new one is put in place of the old, and what must be true again is made true.
import { showCoach } from "./coach.js";
import { $, $$, focused } from "./dom.js";
import { setMoved, swap } from "./fetching.js";
import { showFinale } from "./finale.js";
import { fitIn } from "./fitting.js";
import { isOver, isReplay, table } from "./here.js";
import { showLook } from "./looking.js";
import { closeMenu } from "./menu.js";
import { showMirror } from "./mirror.js";
import { closeNote, explained } from "./noting.js";
import { showPlan } from "./planning.js";
import { showSound } from "./settings.js";
import { showSpeed } from "./speed.js";
import { showTab } from "./tabs.js";
import { showTalk } from "./talk.js";
import { announce, read } from "./telling.js";
import { showThen } from "./then.js";
import { zoomable } from "./zoom.js";

/**
 * @param {HTMLElement} fresh
 * @param {boolean} [acted] this browser has just answered, so somebody expects the focus
 */
export function show(fresh, acted = false) {
  const before = read();
  const focus = focused();
  const another = fresh.dataset.ply !== table().dataset.ply;
  const menu = asksTheSame(fresh) ? $("#menu") : null;
  const inside = focus?.closest("#table");
  const place = focus?.dataset?.action ?? "";
  const was = isOver();
  setMoved(another);
  if (!menu) closeMenu();
  if (another) closeNote();
  swap(table(), fresh);
  settle();
  showFinale(!was);
  if (menu && !stillOffered(menu)) closeMenu();
  if (inside || acted) refocus(focus, place);
  announce(before);
}

/**
 * Others may move while somebody is asked: a list that is open under a finger stays as long as it offers what is there.
 * @param {HTMLElement} fresh
 */
function asksTheSame(fresh) {
  const now = table().dataset;
  return fresh.dataset.seat === now.seat && fresh.dataset.asks === now.asks;
}

/** @param {Element} menu */
function stillOffered(menu) {
  const all = /** @type {HTMLButtonElement[]} */ ($$("button", menu));
  return all.every((one) => $(`#options button[value="${CSS.escape(one.value)}"]`));
}

/**
 * After an answer: the same place if it is still an option, else the prompt; never the page as a whole.
 * @param {HTMLElement | null} focus what had it
 * @param {string} place the options it led to
 */
function refocus(focus, place) {
  const now = focused();
  const stays = now && now !== document.body && now.closest("#table") && now.getClientRects().length;
  if (stays && (now === focus ? (now.dataset.action ?? "") === place : true)) return;
  const same = focus?.id ? document.getElementById(focus.id) : null;
  const again =
    place && !focus?.closest("#options") ? $(`#table [data-action="${CSS.escape(place)}"]:not(button)`) : null;
  for (const one of [again, same, $("#prompt")]) {
    one?.focus({ preventScroll: true });
    if (one && focused() === one) return;
  }
}

/** What must be true again after every change. */
export function settle() {
  document.title = table().dataset.title ?? "";
  showSound();
  showSpeed();
  showTab();
  showLook();
  showMirror();
  showThen();
  reachable();
  explained();
  called();
  pondering();
  if (isReplay()) $(".story.here")?.scrollIntoView({ block: "nearest" });
  fitIn();
  zoomable();
  showTalk();
  showPlan();
  showCoach();
}

/** Places that lead to an option are buttons; of those on the board one is reached by tab, the others by arrows. */
function reachable() {
  for (const place of $$("#table [data-action]:not(button)")) {
    place.setAttribute("tabindex", place.closest("#board") ? "-1" : "0");
    if (!place.hasAttribute("role")) place.setAttribute("role", "button");
  }
  $("#board [data-action]:not(button)")?.setAttribute("tabindex", "0");
}

/** Whoever speaks to the table says what is written at a place: its name holds that, after what pressing it does. */
function called() {
  for (const place of $$("#table :is([role=button], button)[aria-label]")) {
    const says = place.dataset.says ?? place.getAttribute("aria-label") ?? "";
    const written = words(place);
    if (!written || says.includes(written)) continue;
    place.dataset.says = says;
    place.setAttribute("aria-label", `${says.replace(/[.\s]+$/, "")}. ${written}`);
  }
}

addEventListener("turned", called); // another panel has come on the stage, and what is written there is seen now

/** What can be read inside a place, as it is read: parts that stand apart are words of their own.
 * @param {Element} place */
function words(place) {
  const found = [];
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (const part of $$("*", place)) if (part.previousSibling instanceof Element && apart(part)) part.before(" ");
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (around && !around.closest("title, .sr") && around.checkVisibility()) found.push(walk.currentNode.nodeValue);
  }
  return found.join("").replace(/\s+/g, " ").trim();
}

/** Whether a blank before this element shows nowhere but in words.
 * @param {Element} part */
function apart(part) {
  const around = /** @type {Element} */ (part.parentElement);
  if (around instanceof SVGElement) return !(around instanceof SVGTextContentElement);
  return /flex|grid/.test(getComputedStyle(around).display) || getComputedStyle(part).display === "block";
}

/** The bar of a bot that thinks fills in its time, from where it is: the page may carry no styles of its own. */
function pondering() {
  for (const bar of $$("#pondering [data-seconds]")) {
    bar.style.animationDuration = `${bar.dataset.seconds}s`;
    bar.style.animationDelay = `-${bar.dataset.spent}s`;
  }
}
