// @ts-check
// Replay: any move of the game by slider, keys and a reel that runs.
import { $, input } from "./dom.js";
import { fetchPart, parsed } from "./fetching.js";
import { isReplay, path, ply, table } from "./here.js";
import { missed } from "./saying.js";
import { show } from "./showing.js";

/** Milliseconds for which a move is shown. */
const PACE = 1100;

/** @type {ReturnType<typeof setInterval> | undefined} */
let running;

function last() {
  return Number(input("#ply").dataset.last);
}

function showRunning() {
  $("#go-play")?.setAttribute("aria-pressed", String(Boolean(running)));
}

/**
 * @param {number} wanted
 * @param {boolean} [push] a step of its own in the browser's history
 */
export async function seek(wanted, push = true) {
  try {
    const to = Math.max(0, Math.min(last(), wanted));
    const answer = await fetchPart(path(`/replay?ply=${to}`));
    const past = answer.ok ? parsed(await answer.text()) : null;
    if (!past) return;
    show(past);
    history[push ? "pushState" : "replaceState"]({ ply: to }, "", `?ply=${to}`);
    showRunning();
    showComing();
    if (to >= last() && table().dataset.finished) stop();
  } catch (error) {
    missed(error);
  }
}

export function stop() {
  clearInterval(running);
  running = undefined;
  showRunning();
}

function onward() {
  seek(ply() + 1, false);
}

/** Starts the reel, or stops it. */
export function run() {
  if (running) return stop();
  running = setInterval(onward, PACE);
  onward();
}

/** Somebody looks for a move by himself: the reel stops.
 * @param {unknown} wanted
 * @param {boolean} [push] */
export function jump(wanted, push = true) {
  stop();
  seek(Number(wanted), push);
}

/** To the next turning point, or the one before.
 * @param {boolean} on */
function turnTo(on) {
  const all = ($("#player")?.dataset.turning ?? "").trim().split(" ").filter(Boolean).map(Number);
  const next = on ? all.find((one) => one > ply()) : all.reverse().find((one) => one < ply());
  if (next !== undefined) jump(next);
}

/** Whoever does not know the result need not see it coming; this browser remembers. */
export function showComing() {
  const hides = localStorage.getItem("coming") === "hidden";
  document.documentElement.classList.toggle("hide-coming", hides);
  const box = $("#veil-coming");
  if (box instanceof HTMLInputElement) box.checked = hides;
}

/** @param {HTMLElement} box */
export function chooseComing(box) {
  localStorage.setItem("coming", /** @type {HTMLInputElement} */ (box).checked ? "hidden" : "shown");
  showComing();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} focus
 */
export function replayKey(event, focus) {
  const now = ply();
  if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    turnTo(event.key === "ArrowRight");
    return true;
  }
  /** @type {Record<string, number>} */
  const jumps = {
    ArrowLeft: now - 1,
    ArrowRight: now + 1,
    Home: 0,
    End: Infinity,
    PageUp: now - 10,
    PageDown: now + 10,
  };
  if (event.key === " " && !focus?.matches("button, a")) {
    run();
    return true;
  }
  if (!(event.key in jumps)) return false;
  jump(jumps[event.key]);
  return true;
}

addEventListener("popstate", () => {
  if (isReplay()) seek(Number(new URLSearchParams(location.search).get("ply") || last()), false);
});
