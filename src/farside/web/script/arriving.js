// @ts-check
// Moves of others are shown one after another; a click or a key shows the end at once.
import { $, sleep } from "./dom.js";
import { fetchPart, parsed, swap } from "./fetching.js";
import { path, ply, table } from "./here.js";
import { complain, missed, trouble } from "./saying.js";
import { show } from "./showing.js";
import { pace, patience } from "./speed.js";
import { begin, end, tell } from "./telling.js";

/** The database is out of reach: the table is asked for again after so many milliseconds. */
const UNREACHABLE = 503;
const PAUSE = 2000;
/** Moves shown one by one; of more, the last ones. */
const MOST = 9;

let playing = false;
let skip = false;
/** What comes next is not shown move by move, until it is my turn. */
let ahead = false;

export function isPlaying() {
  return playing;
}

/** Whoever presses something wants to see the end; true if there was something to skip. */
export function hurry() {
  if (playing) skip = true;
  return playing;
}

/** The same before there is anything to skip: while others think. */
export function skipAhead() {
  ahead = !hurry();
}

export async function refresh() {
  try {
    const answer = await fetchPart(path());
    const html = await answer.text();
    if (answer.ok) return await arrive(parsed(html));
    complain(trouble(html));
    if (answer.status === UNREACHABLE) setTimeout(refresh, PAUSE);
  } catch (error) {
    missed(error);
  }
}

/**
 * @param {HTMLElement | null} fresh
 * @param {boolean} [acted] this browser has just answered
 */
export async function arrive(fresh, acted = false) {
  if (!fresh) return;
  const from = ply();
  const to = Number(fresh.dataset.ply);
  const same = fresh.dataset.seat === table().dataset.seat && !$(".curtain", fresh) && !$(".curtain");
  const mine = fresh.dataset.mine === "1";
  if (same && to > from + 1 && pace() && !document.hidden && !ahead) {
    await steps(Math.max(from + 1, to - MOST), to, mine);
  }
  ahead = ahead && !mine;
  show(fresh, acted);
}

/**
 * @param {number} from
 * @param {number} to
 * @param {boolean} mine it is my turn already
 */
export async function steps(from, to, mine) {
  playing = true;
  skip = false;
  let told = 0;
  begin();
  try {
    for (let at = from; at < to && !skip; at++) told += await step(at, at - from + 1, to - from, patience(told, mine));
  } catch {
    // A step that does not come is not shown; what follows shows the end.
  } finally {
    end();
    playing = false;
  }
}

/**
 * One move of the past, for as long as it is told; how long that was.
 * @param {number} at
 * @param {number} number
 * @param {number} all
 * @param {number} ms
 */
async function step(at, number, all, ms) {
  const answer = await fetch(path(`/replay?ply=${at}`), { headers: { "x-fragment": "1" } });
  if (!answer.ok) skip = true;
  const past = parsed(await answer.text());
  if (skip || !past) return 0;
  for (const part of ["#strip", "#zoom", "#aside"]) {
    const now = $(part);
    const then = $(part, past);
    if (now && then) swap(now, then);
  }
  const turn = $(".story.here", past);
  tell(turn, number, all);
  // Nothing told, nothing to see.
  const long = turn ? ms : 0;
  for (let waited = 0; waited < long && !skip; waited += 50) await sleep(50);
  return long;
}
