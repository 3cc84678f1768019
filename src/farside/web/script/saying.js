// @ts-check
// Words for those who listen, and for those who look.
import { $, need, texts } from "./dom.js";

/**
 * Read out by a screen reader.
 * @param {string} text
 */
export function say(text) {
  const live = need("#live");
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = text;
  });
}

/**
 * A word for those who look, and for those who listen.
 * @param {string} text
 */
export function toast(text) {
  say(text);
  $("#toast")?.remove();
  const note = document.createElement("p");
  note.id = "toast";
  note.textContent = text;
  document.body.append(note);
  setTimeout(() => note.remove(), 3000);
}

/**
 * Something could not be fetched. What was asked for again meanwhile needs no word.
 * @param {unknown} error
 */
export function missed(error) {
  if (!(error instanceof DOMException && error.name === "AbortError")) toast(texts.offline);
}
