// @ts-check
// A circle's page while it is open: news of its tables is shown in its place; a table that waits for me is announced.
import { $, $$, focused } from "./dom.js";
import { say } from "./saying.js";

/** Milliseconds: a table that was opened meanwhile is found by looking; changes that come close together are one. */
const EVERY = 60_000;
const SOON = 200;

/** @type {EventSource | null} */
let source = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** The tables that are listened to. */
let heard = "";
let last = "";

export function keepCircle() {
  if (!page()) return;
  listen();
  window.setInterval(look, EVERY);
}

function page() {
  return $("[data-circle]");
}

/** @param {ParentNode} [from] */
function tables(from = document) {
  return $$("[data-running]", from)
    .map((one) => one.dataset.running)
    .sort()
    .join();
}

function listen() {
  const address = page()?.dataset.circle;
  if (!address || !window.EventSource) return;
  source?.close();
  heard = tables();
  last = "";
  source = new EventSource(address);
  source.onmessage = (event) => {
    if (last && last !== event.lastEventId) soon();
    last = event.lastEventId;
  };
}

function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(look, SOON);
}

async function look() {
  if (document.hidden) return;
  try {
    const found = await fetch(location.href);
    if (found.ok) show(new DOMParser().parseFromString(await found.text(), "text/html"));
  } catch {
    // offline: the page stays as it was
  }
}

const PANEL = "section[aria-labelledby]";

/** Which panels there are: the first result brings one more. @param {ParentNode} from */
function names(from) {
  return $$(PANEL, from)
    .map((panel) => panel.getAttribute("aria-labelledby"))
    .join();
}

/** Whether somebody uses a part of the page, or has unfolded something there. @param {Element} part */
function isInUse(part) {
  return part.contains(focused()) || part.querySelector("details[open]") !== null;
}

/** @param {HTMLElement} panel @param {ParentNode} fresh */
function renew(panel, fresh) {
  const next = $(`[aria-labelledby="${panel.getAttribute("aria-labelledby")}"]`, fresh);
  if (next && next.outerHTML !== panel.outerHTML && !isInUse(panel)) panel.replaceWith(next);
}

/** Panels that say something else are put in place of the old, but none that somebody uses.
 * @param {Document} fresh */
function show(fresh) {
  const before = $(".run.yours")?.dataset.running;
  const [now, next] = [$(".circle-grid"), fresh.querySelector(".circle-grid")];
  if (!now || !next) return;
  if (names(now) === names(next)) for (const panel of $$(PANEL, now)) renew(panel, next);
  else if (!isInUse(now)) now.replaceWith(next);
  const mine = $(".run.yours");
  if (mine && mine.dataset.running !== before) say(mine.textContent?.replace(/\s+/g, " ").trim() ?? "");
  if (tables() !== heard) listen();
}
