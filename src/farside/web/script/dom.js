// @ts-check
// What every part of the script uses: finding elements, waiting, and what this screen and its reader like.

/**
 * The first element that fits.
 * @param {string} pick
 * @param {ParentNode} [from]
 * @returns {HTMLElement | null}
 */
export function $(pick, from = document) {
  return from.querySelector(pick);
}

/**
 * All elements that fit.
 * @param {string} pick
 * @param {ParentNode} [from]
 * @returns {HTMLElement[]}
 */
export function $$(pick, from = document) {
  return [...from.querySelectorAll(pick)].map(here);
}

/**
 * An element of a page, HTML or SVG: both have a dataset and can be focused, which is all that is asked of them.
 * @param {Element} element
 * @returns {HTMLElement}
 */
function here(element) {
  return /** @type {HTMLElement} */ (element);
}

/**
 * An element that the template always writes.
 * @param {string} pick
 * @param {ParentNode} [from]
 * @returns {HTMLElement}
 */
export function need(pick, from = document) {
  const found = $(pick, from);
  if (!found) throw new Error(`the page has no ${pick}`);
  return found;
}

/**
 * The input that the template always writes.
 * @param {string} pick
 */
export function input(pick) {
  return /** @type {HTMLInputElement} */ (need(pick));
}

/**
 * The dialog that the template always writes.
 * @param {string} pick
 */
export function dialog(pick) {
  return /** @type {HTMLDialogElement} */ (need(pick));
}

/**
 * The element an event happened to, or the nearest around it that fits.
 * @param {Event} event
 * @param {string} pick
 * @returns {HTMLElement | null}
 */
export function around(event, pick) {
  return event.target instanceof Element ? event.target.closest(pick) : null;
}

export function focused() {
  return /** @type {HTMLElement | null} */ (document.activeElement);
}

/**
 * An address of this server; `data-base` says below which path the table lies, if not at the top.
 * @param {string} path
 */
export function address(path) {
  return (document.documentElement.dataset.base ?? "") + path;
}

/** @param {number} ms */
export function sleep(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const touch = matchMedia("(max-width: 1099px)");
export const phone = matchMedia("(max-width: 699px), (max-height: 499px)");

/** The few words the script says by itself, in the reader's language.
 * @type {Record<
 * "copied" | "offline" | "choose" | "unknown" | "advising" | "more" | "not-now" | "note-more", string>} */
export const texts = JSON.parse(need("#page-texts").textContent ?? "{}");

/**
 * A box with a line of text; its name is its id and its class.
 * @param {string} name
 * @param {string} role
 * @param {string} text
 */
export function box(name, role, text) {
  const made = document.createElement("div");
  made.id = name;
  made.className = name;
  made.setAttribute("role", role);
  const line = document.createElement("p");
  line.textContent = text;
  made.append(line);
  return made;
}
