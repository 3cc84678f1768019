// @ts-check
// What is meant by pointing: the innermost thing of the picture that has a word, or a term of the coach.
import { $, address, need } from "./dom.js";
import { isReplay, table } from "./here.js";

/**
 * @typedef {object} Thing
 * @property {HTMLElement} place where it is
 * @property {string} piece its name in the picture
 * @property {string} term a word of the coach
 * @property {string} closed the option that is refused there
 * @property {string} hint what is written at a detail of it
 */

const PICTURE = "#strip, #board, #aside, #players";
const pattern = JSON.parse(need("#page-pieces").textContent ?? '""');
const known = pattern ? new RegExp(pattern) : null;

/** What stood in titles that are taken away while somebody points: the browser would show them over the note.
 * @type {Map<Element, string>} */
const taken = new Map();

/** @param {Element} element */
function pieceName(element) {
  const name = /** @type {HTMLElement} */ (element).dataset.note ?? element.id;
  return name && known?.test(name) ? name : "";
}

/** @param {Element} element */
function titleOf(element) {
  return taken.get(element) ?? element.getAttribute("title") ?? $(":scope > title", element)?.textContent ?? "";
}

/** @param {EventTarget | Element | null | undefined} target
 * @returns {Thing | null} */
export function thingAt(target) {
  if (!(target instanceof Element)) return null;
  const term = /** @type {HTMLElement | null} */ (target.closest("#coach .term[data-term]"));
  if (term) return { place: term, piece: "", term: term.dataset.term ?? "", closed: "", hint: "" };
  const shut = /** @type {HTMLElement | null} */ (target.closest("#table [data-closed]:not(.refusal)"));
  const picture = target.closest(PICTURE);
  const found = picture ? inPicture(target, picture) : null;
  if (!found && !shut) return null;
  const place = found && (!shut || shut.contains(found.place)) ? found.place : (shut ?? found?.place);
  if (!place) return null;
  const closed = shut?.dataset.closed ?? "";
  return { place, piece: found?.piece ?? "", term: "", closed, hint: closed ? "" : (found?.hint ?? "") };
}

/** @param {Element} target @param {Element} picture */
function inPicture(target, picture) {
  let hint = "";
  /** @type {Element | null} */
  let titled = null;
  for (let at = /** @type {Element | null} */ (target); at && at !== picture; at = at.parentElement) {
    const piece = pieceName(at);
    if (piece) return { place: /** @type {HTMLElement} */ (titled ?? at), piece, hint };
    if (titled || at.matches("svg, button, summary")) continue;
    hint = titleOf(at);
    if (hint) titled = at;
  }
  const option = titled ? null : target.closest("[data-action][aria-label]:not(button)");
  const place = /** @type {HTMLElement | null} */ (titled ?? option);
  return place && { place, piece: within(place), hint: hint || (option ? saysOf(option) : "") };
}

/** The piece that a place is drawn around, if it is one. @param {Element} place */
function within(place) {
  const found = [...place.querySelectorAll("[id], [data-note]")].map(pieceName).filter(Boolean);
  return found.length === 1 ? (found[0] ?? "") : "";
}

/** What pressing a place does, without what is written there.
 * @param {Element} option */
function saysOf(option) {
  return here(option).dataset.says ?? option.getAttribute("aria-label") ?? "";
}

/** All things that have a word and can be seen. */
export function pieces() {
  const found = [...document.querySelectorAll("[id], [data-note]")].filter((one) => one.closest(PICTURE));
  return found.filter((one) => pieceName(one) && one.getClientRects().length).map(here);
}

/** @param {Element} element */
function here(element) {
  return /** @type {HTMLElement} */ (element);
}

/** While somebody points with notes on, titles of what is pointed at rest; those of before are put back.
 * @param {EventTarget | null} target */
export function restTitles(target) {
  for (const [element, text] of taken) {
    if (target instanceof Node && element.contains(target)) continue;
    taken.delete(element);
    giveBack(element, text);
  }
  for (let at = target instanceof Element ? target : null; at?.closest(PICTURE); at = at.parentElement) take(at);
}

/** @param {Element} element */
function take(element) {
  const text = element.matches("button, a, summary, input") ? "" : titleOf(element);
  if (!text || taken.has(element)) return;
  taken.set(element, text);
  if (element.hasAttribute("title")) element.removeAttribute("title");
  else $(":scope > title", element)?.remove();
}

/** @param {Element} element @param {string} text */
function giveBack(element, text) {
  if (!(element instanceof SVGElement)) return element.setAttribute("title", text);
  if ($(":scope > title", element)) return;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "title");
  made.textContent = text;
  element.prepend(made);
}

// -- words -------------------------------------------------------------------------------------------

/** @type {Map<string, Promise<string>>} */
const kept = new Map();
let keptFor = "";

/** The words for a thing as this reader sees the table now; asked for once while nothing moves.
 * @param {Thing} thing
 * @returns {Promise<Element | null>} */
export async function words(thing) {
  if (!thing.piece && !thing.term) return null;
  const { ply, pulse, seat } = table().dataset;
  if (keptFor !== `${ply} ${pulse} ${seat}`) kept.clear();
  keptFor = `${ply} ${pulse} ${seat}`;
  const asked = new URLSearchParams(thing.term ? { term: thing.term } : { piece: thing.piece });
  if (isReplay()) asked.set("ply", ply ?? "");
  const link = address(`/t/${table().dataset.table}/note?${asked}`);
  if (!kept.has(link)) kept.set(link, fetched(link));
  const html = await kept.get(link);
  return html ? new DOMParser().parseFromString(html, "text/html").querySelector(".note-words") : null;
}

/** @param {string} link */
async function fetched(link) {
  try {
    const answer = await fetch(link, { credentials: "same-origin" });
    return answer.status === 200 ? await answer.text() : "";
  } catch {
    kept.delete(link);
    return "";
  }
}
