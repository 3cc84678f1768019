// @ts-check
// A place that is dragged onto another means what both lead to: a card onto a slot.
import { $$, around } from "./dom.js";
import { take } from "./acting.js";
import { choose, names } from "./places.js";

/** How far a pointer must go until something is dragged rather than pressed, in pixels. */
const FAR = 8;

/** @type {{ card: HTMLElement, ghost: HTMLElement | null, id: number, x: number, y: number } | null} */
let held = null;
let dropped = 0;

/** Something was dragged just now, so nothing was pressed. */
export function justDropped() {
  return performance.now() - dropped < 60;
}

/** @param {PointerEvent} event */
function grab(event) {
  const card = event.isPrimary && event.button === 0 ? around(event, "#table [data-drag]") : null;
  held = card && { card, ghost: null, id: event.pointerId, x: event.clientX, y: event.clientY };
}

/** @param {PointerEvent} event */
function carry(event) {
  if (!held || event.pointerId !== held.id) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost && Math.hypot(dx, dy) < FAR) return;
  held.ghost ??= lift(held.card);
  held.ghost.style.translate = `${dx}px ${dy}px`;
  const over = under(event);
  for (const slot of slots(held.card)) slot.classList.toggle("lit", slot === over);
}

/**
 * A picture of the card that follows the pointer.
 * @param {HTMLElement} card
 */
function lift(card) {
  const box = card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.removeAttribute("id");
  ghost.removeAttribute("data-action");
  ghost.classList.add("in-hand");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px` });
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
  card.parentElement?.append(ghost);
  card.classList.add("lifted");
  for (const slot of slots(card)) slot.classList.add("drop");
  return ghost;
}

/** @param {HTMLElement} card */
function slots(card) {
  return $$(`#table [data-drop="${card.dataset.drag}"]`);
}

/** @param {PointerEvent} event */
function under(event) {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  return /** @type {HTMLElement | undefined} */ (
    found.map((element) => element.closest("#table [data-drop]")).find(Boolean)
  );
}

/** @param {PointerEvent} event */
function drop(event) {
  if (!held || event.pointerId !== held.id) return;
  const { card, ghost } = held;
  const slot = ghost && event.type === "pointerup" ? under(event) : null;
  letGo();
  if (!ghost) return;
  dropped = performance.now();
  if (slot && slot.dataset.drop === card.dataset.drag) lay(card, slot);
}

/** What is in hand goes back to its place. */
export function letGo() {
  if (!held) return;
  held.ghost?.remove();
  held.card.classList.remove("lifted");
  for (const slot of slots(held.card)) slot.classList.remove("drop", "lit");
  held = null;
}

/**
 * What both lead to; where slots are alike only the next one is asked for, and it stands for all.
 * @param {HTMLElement} card
 * @param {HTMLElement} slot
 */
function lay(card, slot) {
  const actions = names(card);
  const both = actions.filter((action) => names(slot).includes(action));
  const meant = both.length ? both : actions;
  if (meant.length === 1) take(meant[0] ?? "");
  else choose(slot, meant);
}

document.addEventListener("pointerdown", grab);
document.addEventListener("pointermove", carry);
for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(type, drop);
