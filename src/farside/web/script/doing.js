// @ts-check
// What an element with `data-do` does when it is pressed.
import { around } from "./dom.js";

/** @typedef {Record<string, (element: HTMLElement, event: Event) => unknown>} Doings */

/**
 * Does what was pressed; false if nothing with one of these doings was.
 * @param {Event} event
 * @param {Doings} doings
 */
export function done(event, doings) {
  const element = around(event, "[data-do]");
  const doing = doings[element?.dataset.do ?? ""];
  if (!element || !doing) return false;
  doing(element, event);
  return true;
}
