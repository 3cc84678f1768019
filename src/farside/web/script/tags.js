// @ts-check
// Tags of the spotlight: what a lit thing is called, above or below its ring,
// never over it nor over what can be pressed.
import { $$ } from "./dom.js";
import { drawn, light, where } from "./spotlight.js";

const MOST = 2;
const HIGH = 26;
/** Pixels beside the words, at the edge of the stage, and of the ring that a tag lies on. */
const PADDING = 12;
const EDGE = 4;
const OVER = 4;
/** Of an option: so much of it may lie under a tag. */
const COVERED = 0.15;

/** Two things at most carry their names, where there is room.
 * @param {Map<Element, DOMRect>} rings @param {[Element | undefined, string][]} names */
export function tag(rings, names) {
  /** @type {DOMRect[]} */
  const laid = [];
  for (const [thing, name] of names) {
    const ring = thing && rings.get(thing);
    if (!thing || !ring || laid.length === MOST) continue;
    const made = written(name);
    const others = [...rings.values()].filter((one) => one !== ring);
    const spot = spots(ring, made.width).find((one) => isFree(one, [...others, ...laid], thing));
    if (spot) laid.push(put(made.tag, spot));
    else made.tag.remove();
  }
}

/** @param {string} name */
function written(name) {
  const made = drawn("g", { class: "tag" });
  const words = /** @type {SVGTextElement} */ (drawn("text", { y: HIGH / 2, dy: ".36em" }));
  words.textContent = name;
  made.append(drawn("rect", { height: HIGH, rx: HIGH / 2 }), words);
  light().append(made);
  return { tag: made, width: words.getComputedTextLength() + 2 * PADDING };
}

/** Above a ring, and below it.
 * @param {DOMRect} ring @param {number} width */
function spots(ring, width) {
  const middle = ring.x + ring.width / 2 - width / 2;
  const left = Math.max(EDGE, Math.min(middle, where().right - width - EDGE));
  return [ring.top - HIGH + OVER, ring.bottom - OVER].map((top) => new DOMRect(left, top, width, HIGH));
}

/** On the stage, over nothing else that is lit or tagged, and over no other option.
 * @param {DOMRect} spot @param {DOMRect[]} taken @param {Element} thing */
function isFree(spot, taken, thing) {
  const stage = where();
  const heart = new DOMRect(spot.x, spot.y + OVER, spot.width, HIGH - 2 * OVER);
  if (spot.top < stage.top || spot.bottom > stage.bottom || taken.some((one) => shared(heart, one))) return false;
  return !options(thing).some((box) => shared(spot, box) > COVERED * box.width * box.height);
}

/** Where the options are on the stage, but for the thing itself, what it lies in and what lies in it.
 * @param {Element} thing */
function options(thing) {
  const found = $$("#strip [data-action], #board [data-action], #aside [data-action]");
  const others = found.filter((one) => !one.contains(thing) && !thing.contains(one) && one.checkVisibility());
  return others.map((one) => one.getBoundingClientRect());
}

/** The area that two boxes share.
 * @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {Element} made @param {DOMRect} spot */
function put(made, spot) {
  made.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
  made.firstElementChild?.setAttribute("width", String(spot.width));
  made.lastElementChild?.setAttribute("x", String(spot.width / 2));
  return spot;
}
