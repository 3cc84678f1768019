// @ts-check
// News of the table, as it happens.
import { address } from "./dom.js";
import { isBusy } from "./acting.js";
import { isPlaying, refresh } from "./arriving.js";
import { isLive, table } from "./here.js";

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
