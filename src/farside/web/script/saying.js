// @ts-check
// Words for those who listen, and for those who look.
import { $, box, need, texts } from "./dom.js";

/** Milliseconds within which changes are told as one. */
const TOGETHER = 1000;

/** @type {string[]} */
let said = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let forgetting;

/**
 * Read out by a screen reader; what follows within a second is told with it.
 * @param {string} text
 */
export function say(text, ahead = false) {
  if (!said.includes(text)) said.splice(ahead ? 0 : said.length, 0, text);
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    said = [];
  }, TOGETHER);
  const all = said.join(" ");
  requestAnimationFrame(() => {
    need("#live").textContent = all;
  });
}

/**
 * What was not possible, where the news stands; nothing is laid over the page. The next change takes it away.
 * @param {string} text
 */
export function complain(text) {
  const row = $("#flagrow");
  if (!row) return say(text);
  $("#notice")?.remove();
  row.after(box("notice", "alert", text));
  $("#news")?.setAttribute("hidden", "");
}

/**
 * What a page of trouble says.
 * @param {string} html
 */
export function trouble(html) {
  return $("#what", new DOMParser().parseFromString(html, "text/html"))?.textContent ?? texts.offline;
}

/**
 * Something could not be fetched. What was asked for again meanwhile needs no word.
 * @param {unknown} error
 */
export function missed(error) {
  if (!(error instanceof DOMException && error.name === "AbortError")) complain(texts.offline);
}
