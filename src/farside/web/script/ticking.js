// @ts-check
// Time at the table: a chess clock ticks here too, and the table learns in which place its reader lives.
import { $, $$ } from "./dom.js";
import { isBusy } from "./acting.js";
import { isPlaying, refresh } from "./arriving.js";
import { isLive } from "./here.js";
import { say } from "./saying.js";

/** Milliseconds after which words about time are told anew. */
const STALE = 300_000;

/** What a clock said when this page saw it first. @type {WeakMap<Element, { told: string, since: number }>} */
const seen = new WeakMap();

/**
 * @param {number} seconds
 * @returns {string}
 */
function shown(seconds) {
  const whole = Math.ceil(Math.max(0, seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const last = String(rest).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${last}` : `${minutes}:${last}`;
}

/** @param {HTMLElement} clock */
function tick(clock) {
  const told = clock.dataset.left ?? "0";
  let first = seen.get(clock);
  if (!first || first.told !== told) {
    first = { told, since: performance.now() };
    seen.set(clock, first);
  }
  if (clock.dataset.runs) clock.textContent = shown(Number(told) - (performance.now() - first.since) / 1000);
}

/** How long there is, read aloud on demand and never by itself. */
export function sayTime() {
  const told = $("#clocks")?.innerText.replace(/\s+/g, " ").trim();
  if (told) say(told, true);
  return Boolean(told);
}

/** Nights and holidays are reckoned where somebody lives. */
function liveHere() {
  const time = $("#time");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const seat = $("#table")?.dataset.seat;
  if (!time?.dataset.hours || !here || !seat || time.dataset.zone === here) return;
  time.dataset.zone = here;
  fetch(time.dataset.hours, { method: "POST", body: new URLSearchParams({ seat, zone: here }) }).catch(() => {});
}

let told = performance.now();

setInterval(() => {
  for (const clock of $$(".ticking")) tick(clock);
  const old = performance.now() - told > STALE;
  if (!old || !$("#clocks") || document.hidden || !isLive() || isBusy() || isPlaying()) return;
  told = performance.now();
  refresh();
}, 1000);

for (const clock of $$(".ticking")) tick(clock);
liveHere();
