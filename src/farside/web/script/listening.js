// @ts-check
// News of the table, as it happens.
import { address } from "./dom.js";
import { isBusy } from "./acting.js";
import { isPlaying, refresh } from "./arriving.js";
import { isLive, table } from "./here.js";

/** Milliseconds until a page that was sent away listens again. */
const LATER = 20_000;

let news = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

export function listen() {
  if (!isLive() || !window.EventSource) return;
  const source = new EventSource(address(`/api/v1/tables/${table().dataset.table}/events`));
  source.onmessage = (event) => {
    news = event.lastEventId;
    if (isNews()) soon();
  };
  // A browser tries again by itself, except after an answer that is no stream: too many listen, or the house is busy.
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(again, LATER);
  };
}

function again() {
  refresh();
  listen();
}

function isNews() {
  return news !== table().dataset.pulse;
}

/** Changes that come close together are fetched once; what this page is sending itself comes with the answer. */
function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (isBusy() || isPlaying()) soon();
    else if (isNews()) refresh();
  }, 60);
}

addEventListener("pageshow", (event) => {
  if (event.persisted && isLive()) refresh();
});
