// @ts-check
// Parts of pages, fetched and put in place; what stays the same on the page stays what it is.
import { Idiomorph } from "idiomorph";
import { $ } from "./dom.js";

/** Another decision: what was folded out for the last one folds in. */
let moved = false;

/** @param {boolean} another */
export function setMoved(another) {
  moved = another;
}

/**
 * What a reader has opened stays open, and the board stays where it was dragged to.
 * @param {string} name
 * @param {Element} node
 */
function mayChange(name, node) {
  if (name === "open" && node.tagName === "DETAILS") return moved && node.classList.contains("fold");
  return !(node.id === "zoom" && name === "style");
}

/** What may stand otherwise than it is written: sliders, choices and words that somebody has moved or typed. */
const FIELDS = "input:not([type=hidden]), select, textarea";

/**
 * What is the same already is left alone, and so is what somebody is writing to the others; the browser compares
 * faster than a script can.
 * @param {Node} node
 * @param {Node} fresh
 */
function isOther(node, fresh) {
  if (node instanceof Element && node.id === "say-text") return false;
  if (!node.isEqualNode(fresh)) return true;
  return node instanceof Element && (node.matches(FIELDS) || node.querySelector(FIELDS) !== null);
}

/**
 * A list that is open at a place is the browser's own: it stays, as far as it has been rolled.
 * @param {Node} node
 */
function mayGo(node) {
  return !(node instanceof Element && node.id === "menu");
}

/**
 * @param {Element} target
 * @param {Element} fresh
 */
export function swap(target, fresh) {
  const callbacks = { beforeAttributeUpdated: mayChange, beforeNodeMorphed: isOther, beforeNodeRemoved: mayGo };
  Idiomorph.morph(target, fresh, { morphStyle: "outerHTML", callbacks });
}

/**
 * The part of a page that fits.
 * @param {string} html
 * @param {string} [pick]
 */
export function parsed(html, pick = "#table") {
  return $(pick, new DOMParser().parseFromString(html, "text/html"));
}

/** @type {AbortController | null} */
let asking = null;

/**
 * A fragment of a page; whoever asks later is answered, whoever asked before is not.
 * @param {string} address
 * @param {RequestInit} [options]
 */
export function fetchPart(address, options = {}) {
  asking?.abort();
  asking = new AbortController();
  const headers = { "x-fragment": "1" };
  return fetch(address, { ...options, headers, signal: asking.signal, credentials: "same-origin" });
}
