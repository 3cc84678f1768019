// @ts-check
// On a phone the board is dragged and enlarged with fingers; a double tap enlarges and fits.
import Panzoom from "@panzoom/panzoom";
import { $, around, touch } from "./dom.js";

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

/** @type {import("@panzoom/panzoom").PanzoomObject | null} */
let lens = null;
/** @type {HTMLElement | null} */
let under = null;
let dragged = 0;
let tapped = 0;

export function zoomable() {
  const zoom = $("#zoom");
  if (!zoom || (!lens && !touch.matches)) return;
  if (under !== zoom) put(zoom);
  if (!touch.matches) lens?.reset({ animate: false });
}

/** @param {HTMLElement} zoom */
function put(zoom) {
  under = zoom;
  lens = Panzoom(zoom, WAYS);
  zoom.addEventListener("pointerdown", (event) => {
    if (!touch.matches) return;
    dragged = 0;
    lens?.handleDown(event);
  });
}

export function fit() {
  lens?.reset();
}

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
