// @ts-check
// Moves of others are shown one after another; a click shows the end at once.
import { $, calm, sleep } from "./dom.js";
import { fetchPart, parsed, swap } from "./fetching.js";
import { STEP, caption, path, ply, table } from "./here.js";
import { missed } from "./saying.js";
import { show } from "./showing.js";
import { hush, interrupt, story } from "./telling.js";

/** Moves shown one by one; of more, the last ones. */
const MOST = 9;

let playing = false;
let skip = false;

export function isPlaying() {
  return playing;
}

/** Whoever presses something wants to see the end. */
export function hurry() {
  if (playing) skip = true;
  else hush();
}

export async function refresh() {
  try {
    const answer = await fetchPart(path());
    if (answer.ok) await arrive(parsed(await answer.text()));
  } catch (error) {
    missed(error);
  }
}

/** @param {HTMLElement | null} fresh */
export async function arrive(fresh) {
  if (!fresh) return;
  const from = ply();
  const to = Number(fresh.dataset.ply);
  const same = fresh.dataset.seat === table().dataset.seat && !$(".curtain", fresh) && !$(".curtain");
  if (same && to > from + 1 && !calm.matches && !document.hidden) await steps(Math.max(from + 1, to - MOST), to);
  show(fresh);
}

/**
 * @param {number} from
 * @param {number} to
 */
export async function steps(from, to) {
  playing = true;
  skip = false;
  interrupt();
  try {
    for (let at = from; at < to && !skip; at++) await step(at);
  } catch {
    // A step that does not come is not shown; what follows shows the end.
  } finally {
    caption("");
    playing = false;
  }
}

/** @param {number} at */
async function step(at) {
  const answer = await fetch(path(`/replay?ply=${at}`), { headers: { "x-fragment": "1" } });
  if (!answer.ok) skip = true;
  const past = parsed(await answer.text());
  if (skip || !past) return;
  for (const part of ["#strip", "#zoom", "#aside"]) {
    const now = $(part);
    const then = $(part, past);
    if (now && then) swap(now, then);
  }
  const turn = $(".story.here", past);
  caption(turn ? story(turn) : "");
  // Nothing told, nothing to see.
  for (let waited = turn ? 0 : STEP; waited < STEP && !skip; waited += 50) await sleep(50);
}
