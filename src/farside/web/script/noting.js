// @ts-check
// A refused place explains itself: one note, at the place, when it is pointed at, focused or tapped.
import { $, around, texts } from "./dom.js";

const REST = 300; // milliseconds of rest before a note opens
const GRACE = 200; // milliseconds to go from the place into its note
const GAP = 8;

/** @type {Element | null} */
let noted = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** @param {string | undefined} name */
function row(name) {
  return document.getElementById(`no-${name?.replaceAll(":", "-")}`);
}

/** Every refused place on the table points to its reason, and can be reached. */
export function explained() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#table [data-closed]"))) {
    const reason = row(place.dataset.closed);
    if (!reason || place === reason) continue;
    place.setAttribute("aria-describedby", reason.id);
    place.setAttribute("aria-disabled", "true");
    if (!place.hasAttribute("role")) place.setAttribute("role", "button");
    if (!place.hasAttribute("aria-label")) place.setAttribute("aria-label", $("b", reason)?.textContent ?? "");
    if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  }
}

/** @param {Element} place */
export function openNote(place) {
  clearTimeout(waiting);
  const reason = row(/** @type {HTMLElement} */ (place).dataset.closed);
  if (!reason) return false;
  if (noted === place && $("#note")) return true;
  closeNote();
  noted = place;
  const note = written(reason);
  $("#table")?.append(note);
  put(note, place.getBoundingClientRect());
  return true;
}

/** @param {HTMLElement} reason */
function written(reason) {
  const note = document.createElement("div");
  note.id = "note";
  note.className = "note";
  note.setAttribute("role", "note");
  const head = document.createElement("p");
  const name = document.createElement("b");
  const what = $("b", reason);
  name.textContent = texts["not-now"].replace("%", what?.dataset.label || what?.textContent || "");
  head.append(...[$(".ic", reason)?.cloneNode(true)].filter((one) => one !== undefined), name);
  const line = document.createElement("p");
  line.append($(".reason", reason)?.textContent ?? "", " ");
  const clause = $(".ref", reason)?.cloneNode(true);
  if (clause) line.append(clause);
  note.append(head, line);
  return note;
}

/**
 * Beside a place where there is room, never over it.
 * @param {HTMLElement} note
 * @param {DOMRect} spot
 */
function put(note, spot) {
  const { width, height } = note.getBoundingClientRect();
  const across = Math.max(GAP, Math.min(innerWidth - width - GAP, spot.left + spot.width / 2 - width / 2));
  const down = Math.max(GAP, Math.min(innerHeight - height - GAP, spot.top + spot.height / 2 - height / 2));
  /** @type {[number, number][]} */
  const spots = [
    [across, spot.bottom + GAP],
    [across, spot.top - height - GAP],
    [spot.right + GAP, down],
    [spot.left - width - GAP, down],
  ];
  const free = spots.find(([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight);
  const [x, y] = free ?? [across, down];
  note.style.left = `${x}px`;
  note.style.top = `${y}px`;
}

/** True if there was one to close. */
export function closeNote() {
  clearTimeout(waiting);
  noted = null;
  const note = $("#note");
  note?.remove();
  return Boolean(note);
}

/** @param {Event} event */
function refused(event) {
  return around(event, "#table [data-closed]:not(.refusal)");
}

/** @param {Event} event */
function pointed(event) {
  const place = refused(event);
  if (place === noted || around(event, "#note")) return clearTimeout(waiting);
  clearTimeout(waiting);
  if (place) waiting = setTimeout(() => openNote(place), REST);
  else if (noted) waiting = setTimeout(closeNote, GRACE);
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && pointed(event));
document.addEventListener("focusin", (event) => {
  const place = refused(event);
  if (place?.matches(":focus-visible")) openNote(place);
  else if (noted && !around(event, "#note") && noted !== event.target) closeNote();
});

/** A tap, a click or Enter on a refused place opens its note; any other tap closes it.
 * @param {Event} event */
export function tapped(event) {
  const place = refused(event);
  if (place) return openNote(place);
  if (!around(event, "#note")) closeNote();
  return false;
}

addEventListener("resize", closeNote);
