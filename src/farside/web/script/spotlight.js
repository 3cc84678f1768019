// @ts-check
// The spotlight of a lesson: the stage steps back under a veil, what the coach speaks of stays bright.
import { $, need } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 6;
/** Less of a thing in view than this is not worth a ring. */
const LEAST = 8;

/** What an id stands for on this screen, if it can be seen there: boards that are drawn twice carry it with a prefix.
 * @param {string} id */
export function place(id) {
  const seen = all(id).filter((found) => found.checkVisibility() && found.getBoundingClientRect().width);
  return seen.find((found) => !found.closest("#side"));
}

/** The same, on whatever panel it lies.
 * @param {string} id */
export function all(id) {
  const names = [id, `wide-${id}`, `phone-${id}`, `narrow-${id}`].map((name) => document.getElementById(name));
  return names.filter((found) => found !== null);
}

/** @param {string} name @param {Record<string, string | number>} values */
export function drawn(name, values) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  return made;
}

/** The layer above the table that takes no clicks. */
export function light() {
  const found = $("#spotlight");
  if (found) return found;
  const made = drawn("svg", { id: "spotlight", class: "spotlight", "aria-hidden": "true" });
  document.body.append(made);
  return made;
}

/** Lights these things; where none of them is in view nothing steps back. Of each that is, where its ring lies.
 * @param {Element[]} things */
export function shine(things) {
  const stage = where();
  /** @type {Map<Element, DOMRect>} */
  const rings = new Map();
  for (const thing of things) {
    const box = within(thing.getBoundingClientRect(), stage);
    if (box) rings.set(thing, box);
  }
  const boxes = [...rings.values()];
  if (boxes[0]) light().replaceChildren(...veil(boxes, stage), lead(boxes[0]));
  else $("#spotlight")?.remove();
  return rings;
}

/** Rolls the panel on which a thing lies until it is in view.
 * @param {Element} thing */
export function roll(thing) {
  let panel = thing.parentElement;
  while (panel && !(panel.scrollHeight > panel.clientHeight && /auto|scroll/.test(getComputedStyle(panel).overflowY)))
    panel = panel.parentElement;
  const [box, frame] = [thing.getBoundingClientRect(), panel?.getBoundingClientRect()];
  if (!panel || !frame) return;
  const [top, bottom] = [frame.top + ROOM, Math.min(frame.bottom, where().bottom) - ROOM];
  if (box.bottom > bottom) panel.scrollTop += Math.min(box.bottom - bottom, box.top - top);
  else if (box.top < top) panel.scrollTop -= top - box.top;
}

/** Where the board is: beside the column of the move, or above the sheet of a phone. */
export function where() {
  const side = beside();
  return side.x > 0 ? new DOMRect(0, 0, side.x, innerHeight) : new DOMRect(0, 0, innerWidth, side.y);
}

/** Where the move is: a column at the right, or the sheet of a phone, whose column has no box of its own. */
function beside() {
  const side = need("#side").getBoundingClientRect();
  return side.width ? side : need("#move").getBoundingClientRect();
}

/** The part of a box that lies on the stage; null if there is hardly any.
 * @param {DOMRect} box @param {DOMRect} stage */
function within(box, stage) {
  const [left, top] = [Math.max(box.left - ROOM, stage.left), Math.max(box.top - ROOM, stage.top)];
  const [right, bottom] = [Math.min(box.right + ROOM, stage.right), Math.min(box.bottom + ROOM, stage.bottom)];
  const seen = Math.min(right - left, bottom - top);
  return seen >= LEAST + ROOM ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** @param {DOMRect[]} boxes @param {DOMRect} stage */
function veil(boxes, stage) {
  const holes = boxes.map(hole).join("");
  const ground = `M0 0H${stage.width}V${stage.height}H0z`;
  const size = { x: 0, y: 0, width: stage.width, height: stage.height };
  const mask = drawn("mask", { id: "spotlight-mask", maskUnits: "userSpaceOnUse", ...size });
  mask.append(drawn("path", { fill: "#fff", d: ground }), drawn("path", { d: holes }));
  const dim = drawn("path", { class: "dim", mask: "url(#spotlight-mask)", d: ground });
  return [mask, dim, drawn("path", { class: "ring", d: holes })];
}

/** @param {DOMRect} box */
function hole({ x, y, width: w, height: h }) {
  const r = Math.min(14, w / 2, h / 2);
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** A dotted line from the card to the first thing it speaks of.
 * @param {DOMRect} box */
function lead(box) {
  const card = need("#coach").getBoundingClientRect();
  const [fromX, fromY] = [beside().x, card.y + card.height / 2];
  const [toX, toY] = [box.right, box.y + box.height / 2];
  const middle = (fromX + toX) / 2;
  return drawn("path", { class: "lead", d: `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}` });
}
