// @ts-check
// On a phone the board is dragged and enlarged with fingers; a double tap enlarges and fits.
import Panzoom from "@panzoom/panzoom";
import { $, $$, around, phone, touch } from "./dom.js";
import { table } from "./here.js";

const WAYS = /** @type {const} */ ({
  maxScale: 5,
  minScale: 1,
  contain: "outside",
  panOnlyWhenZoomed: true,
  noBind: true,
  cursor: "",
  touchAction: "none",
});
/** How far a finger may slip and still press, in pixels. */
const SLIP = 12;
/** Milliseconds between the two taps of a double tap. */
const TWICE = 320;

/** Places closer together than this are enlarged until a finger can tell them apart; room around them, in pixels. */
const APART = 44;
const ROOM = 44;
const LARGEST = 3;
/** What is hardly larger is not worth it. */
const WORTH = 1.15;

/** @type {import("@panzoom/panzoom").PanzoomObject | null} */
let lens = null;
/** The position for which the stage was framed last. */
let framed = "";
/** @type {HTMLElement | null} */
let under = null;
let dragged = 0;
let tapped = 0;

export function zoomable() {
  const zoom = $("#zoom");
  if (!zoom || (!lens && !touch.matches)) return;
  if (under !== zoom) put(zoom);
  if (!touch.matches) lens?.reset({ animate: false });
  frame();
}

/** On a phone, a new question opens on the places it is about, enlarged if they are too close for a finger. */
function frame() {
  const { ply, asks, tab, first } = table().dataset;
  const now = `${ply}/${asks}`;
  if (!lens || !phone.matches || now === framed || tab !== first || !under?.getClientRects().length) return;
  framed = now;
  const spots = middles();
  const closest = nearest(spots);
  lens.reset({ animate: false });
  if (closest < APART) look(spots, closest);
  mark();
}

/** @typedef {{ x: number, y: number }} Spot */

/** The middles of the places that may be chosen, from the middle of the board as it is when all of it is seen. */
function middles() {
  const scale = lens?.getScale() ?? 1;
  const board = /** @type {HTMLElement} */ (under).getBoundingClientRect();
  const x = board.left + board.width / 2;
  const y = board.top + board.height / 2;
  const boxes = $$("#zoom [data-action]").map((place) => place.getBoundingClientRect());
  const seen = boxes.filter((box) => box.width);
  return seen.map((box) => ({
    x: (box.left + box.width / 2 - x) / scale,
    y: (box.top + box.height / 2 - y) / scale,
  }));
}

/** @param {Spot[]} spots */
function nearest(spots) {
  let least = Infinity;
  spots.forEach((one, at) => {
    for (const other of spots.slice(at + 1)) {
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (far > 1) least = Math.min(least, far);
    }
  });
  return least;
}

/**
 * @param {Spot[]} spots
 * @param {number} closest
 */
function look(spots, closest) {
  const { clientWidth: width, clientHeight: height } = /** @type {HTMLElement} */ (under);
  const [left, right] = ends(spots.map((spot) => spot.x));
  const [top, bottom] = ends(spots.map((spot) => spot.y));
  const most = Math.min(width / (right - left + 2 * ROOM), height / (bottom - top + 2 * ROOM), LARGEST);
  const scale = Math.min(most, Math.max(1.3, (1.1 * APART) / closest));
  if (scale < WORTH) return;
  lens?.zoom(scale, { animate: false });
  const go = () => lens?.pan(-(left + right) / 2, -(top + bottom) / 2, { animate: false });
  // The lens measures what is drawn, and draws with the next frame; a new one first goes to its middle by itself.
  requestAnimationFrame(() => setTimeout(go));
}

/**
 * @param {number[]} numbers
 * @returns {[number, number]}
 */
function ends(numbers) {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** The button that shows all of the board is there while not all of it is seen. */
function mark() {
  $("#board")?.classList.toggle("enlarged", (lens?.getScale() ?? 1) > 1.02);
}

/** @param {HTMLElement} zoom */
function put(zoom) {
  under = zoom;
  lens = Panzoom(zoom, WAYS);
  zoom.addEventListener("panzoomchange", mark);
  zoom.addEventListener("pointerdown", (event) => {
    if (touch.matches) lens?.handleDown(event);
  });
}

export function fit() {
  lens?.reset();
}

addEventListener("stage", frame);

/** The board was dragged, so nothing was pressed. */
export function wasDragged() {
  return touch.matches && dragged >= SLIP;
}

/** @param {PointerEvent} event */
function tap(event) {
  if (!around(event, "#zoom") || dragged > SLIP || around(event, "[data-action]")) return;
  if (event.timeStamp - tapped < TWICE) doubleTap(event);
  tapped = event.timeStamp;
}

/** @param {PointerEvent} event */
function doubleTap(event) {
  if (!lens) return;
  if (lens.getScale() > 1.05) lens.reset();
  else lens.zoomToPoint(2.4, event, { animate: true });
}

// Whatever is pressed begins anew: a board that was dragged before is no reason not to hear a panel.
document.addEventListener("pointerdown", () => (dragged = 0), true);
document.addEventListener("pointermove", (event) => {
  if (!lens || !touch.matches) return;
  dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
  lens.handleMove(event);
});
document.addEventListener("pointerup", (event) => {
  if (!lens || !touch.matches) return;
  lens.handleUp(event);
  tap(event);
});
