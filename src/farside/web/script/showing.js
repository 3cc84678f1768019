// @ts-check
// The table changes: the new one is put in place of the old, and what must be true again is made true.
import { $, $$, focused } from "./dom.js";
import { setMoved, swap } from "./fetching.js";
import { isReplay, seenKey, table } from "./here.js";
import { showLook } from "./looking.js";
import { closeMenu } from "./menu.js";
import { showSound } from "./settings.js";
import { showTab } from "./tabs.js";
import { announce, byItself, read, tell } from "./telling.js";
import { zoomable } from "./zoom.js";

/** @param {HTMLElement} fresh */
export function show(fresh) {
  const before = read();
  const focus = focused();
  const another = fresh.dataset.ply !== table().dataset.ply;
  const menu = another || fresh.dataset.seat !== table().dataset.seat ? null : $("#menu");
  const wasInside = focus?.closest("#table");
  setMoved(another);
  closeMenu();
  swap(table(), fresh);
  settle();
  if (menu) table().append(menu);
  if (menu?.contains(focus)) focus?.focus();
  if (wasInside && !focused()?.closest("#table")) refocus(focus?.id);
  announce(before);
  tell(byItself(before));
}

/** @param {string} [id] */
function refocus(id) {
  const same = id ? document.getElementById(id) : null;
  (same ?? $("#prompt"))?.focus({ preventScroll: true });
}

/** What must be true again after every change. */
export function settle() {
  document.title = table().dataset.title ?? "";
  showSound();
  showTab();
  showLook();
  reachable();
  explained();
  pondering();
  if (isReplay()) $(".story.here")?.scrollIntoView({ block: "nearest" });
  const digest = $("#digest");
  if (digest && sessionStorage.getItem(seenKey()) === digest.dataset.ply) digest.hidden = true;
  zoomable();
}

/** Places that lead to an option are buttons; of those on the board one is reached by tab, the others by arrows. */
function reachable() {
  for (const place of $$("#table [data-action]:not(button)")) {
    place.setAttribute("tabindex", place.closest("#board") ? "-1" : "0");
    if (!place.hasAttribute("role")) place.setAttribute("role", "button");
  }
  $("#board [data-action]:not(button)")?.setAttribute("tabindex", "0");
}

/** The bar of a bot that thinks fills in its time, from where it is: the page may carry no styles of its own. */
function pondering() {
  for (const bar of $$("#pondering [data-seconds]")) {
    bar.style.animationDuration = `${bar.dataset.seconds}s`;
    bar.style.animationDelay = `-${bar.dataset.spent}s`;
  }
}

/** A closed place says why. */
function explained() {
  for (const place of $$("#table [data-closed]:not(.refusal)")) {
    const reason = document.getElementById(`no-${place.dataset.closed?.replaceAll(":", "-")}`);
    if (reason && !$("title", place)) place.setAttribute("aria-description", reason.textContent?.trim() ?? "");
  }
}
