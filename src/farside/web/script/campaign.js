// @ts-check
// A campaign's page is fetched anew when a chapter is over or the next one is open.
import { done } from "./doing.js";
import { $, address, need } from "./dom.js";
import { fetchPart, parsed, swap } from "./fetching.js";
import { missed, say } from "./saying.js";
import { settings } from "./settings.js";
import "./shuffling.js";

const SAGA = "main[data-campaign]";

function follow() {
  const source = new EventSource(address(`/api/v1/campaigns/${need(SAGA).dataset.campaign}/events`));
  source.onmessage = (event) => {
    if (event.lastEventId !== need(SAGA).dataset.pulse) retell();
  };
}

async function retell() {
  try {
    const answer = await fetchPart(address(`/c/${need(SAGA).dataset.campaign}`));
    const fresh = answer.ok ? parsed(await answer.text(), SAGA) : null;
    if (fresh) swap(need(SAGA), fresh);
    say($(".saga-end, .stage[aria-current] h3")?.textContent ?? "");
  } catch (error) {
    missed(error);
  }
}

document.addEventListener("click", (event) => done(event, settings));
if (window.EventSource) follow();
