// @ts-check
// One note: what a thing is, what it does now, and why it cannot be chosen. At the thing, never over it, one at a time.
import { $, $$, around, focused, phone, texts } from "./dom.js";
import { option, take } from "./acting.js";
import { letGo } from "./dragging.js";
import { glimpse } from "./glimpse.js";
import { names } from "./places.js";
import { pieces, restTitles, thingAt, words } from "./pieces.js";
import { wasDragged } from "./zoom.js";

/** @typedef {import("./pieces.js").Thing} Thing */
/** @typedef {{ pin?: boolean, focus?: boolean, sheet?: boolean, small?: boolean }} How */

const REFUSED = 300; // milliseconds of rest before a note opens: where something is refused, and anywhere else
const REST = 700;
const GRACE = 200; // milliseconds to go from the place into its note
const HOLD = 400; // milliseconds that a finger rests
const LIFTED = 500; // milliseconds in which a browser makes a click of a finger that was lifted
const STILL = 10; // pixels that it may move meanwhile
const GAP = 8;
const LARGE = 0.5; // of the window: such a thing is noted where it was pointed at
const CONTROLS = "a, button, summary, input, label, select";
const SPEAKING = `${CONTROLS}, li, section, article, table, tr, td, th`; // what has a role of its own

/** @type {Thing | null} */
let noted = null;
let pinned = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let opening;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let closing;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let holding;
/** A finger has rested: what follows is no tap. */
let held = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lifting;
let pointer = { x: 0, y: 0, mouse: false };

/** @param {string | undefined} name */
function row(name) {
  return name ? document.getElementById(`no-${name.replaceAll(":", "-")}`) : null;
}

/** Every refused place on the table points to its reason, and can be reached; so do the coach's terms. */
export function explained() {
  for (const place of $$("#table [data-closed]")) {
    const reason = row(place.dataset.closed);
    if (!reason || place === reason) continue;
    place.setAttribute("aria-describedby", reason.id);
    place.setAttribute("aria-disabled", "true");
    if (!place.hasAttribute("role")) place.setAttribute("role", "button");
    if (!place.hasAttribute("aria-label")) place.setAttribute("aria-label", $("b", reason)?.textContent ?? "");
    if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  }
  for (const term of $$("#coach .term[data-term]")) {
    term.setAttribute("role", "button");
    term.setAttribute("tabindex", "0");
  }
  for (const button of $$("[data-do=notes]")) button.setAttribute("aria-pressed", String(pointing()));
}

/** Whether notes open where somebody points; a refused place always explains itself. */
function pointing() {
  return localStorage.getItem("notes") !== "off";
}

/** The switch in the menu. */
export function turnNotes() {
  localStorage.setItem("notes", pointing() ? "off" : "on");
  explained();
}

// -- writing -----------------------------------------------------------------------------------------

/** @param {string} name @param {string} kind @param {(Node | string)[]} inside */
function made(name, kind, ...inside) {
  const found = document.createElement(name);
  found.className = kind;
  found.append(...inside);
  return found;
}

/** The reason comes first. @param {HTMLElement} reason */
function refusal(reason) {
  const what = $("b", reason);
  const name = made("b", "", texts["not-now"].replace("%", what?.dataset.label || what?.textContent || ""));
  const line = made("p", "", $(".reason", reason)?.textContent ?? "", " ");
  const clause = $(".ref", reason)?.cloneNode(true);
  if (clause) line.append(clause);
  const lock = $(".ic", reason)?.cloneNode(true);
  return made("div", "note-no", made("p", "note-name", ...(lock ? [lock] : []), name), line);
}

/** @param {Thing} thing */
function learns(thing) {
  const root = document.documentElement.classList;
  return Boolean(thing.closed) && root.contains("learning") && !root.contains("plays-alone");
}

/**
 * Opens the note of a thing; true if there is one to open.
 * @param {Thing | null} thing
 * @param {How} [how]
 */
export function openNote(thing, how = {}) {
  clearTimeout(opening);
  if (!thing) return false;
  if (noted?.place === thing.place && $("#note") && !how.sheet) return true;
  closeNote();
  noted = thing;
  pinned = Boolean(how.pin || how.sheet);
  write(thing, how);
  return true;
}

/** @param {Thing} thing @param {How} how */
async function write(thing, how) {
  const note = made("div", "note");
  note.id = "note";
  note.setAttribute("role", "region");
  const reason = row(thing.closed);
  if (reason) note.append(refusal(reason));
  if (reason) lay(note, thing, how);
  const told = learns(thing) ? null : await words(thing);
  if (noted !== thing) return;
  if (thing.hint) note.append(made("p", told ? "note-hint" : "note-name", made("b", "", thing.hint)));
  if (told) note.append(pictured(told, thing.place));
  if (!note.firstChild) return void closeNote();
  lay(note, thing, how);
  if (how.focus) reach(thing, note);
}

/** Beside the name stands what the thing looks like. @param {Element} told @param {Element} place */
function pictured(told, place) {
  const drawing = glimpse(place);
  const head = drawing && $(".note-name", told);
  if (!head) return told;
  const picture = made("span", "note-pic", drawing);
  picture.setAttribute("aria-hidden", "true");
  head.prepend(picture);
  return told;
}

/** @param {HTMLElement} note @param {Thing} thing @param {How} how */
function lay(note, thing, how) {
  const spot = boxOf(thing);
  note.setAttribute("aria-label", $(".note-name b", note)?.textContent ?? "");
  note.classList.toggle("small", Boolean(how.small));
  note.classList.toggle("below", Boolean(how.sheet));
  for (const extra of $$(".note-do, .note-x", note)) extra.remove();
  if (how.small && (thing.piece || thing.term)) note.append(more(thing));
  if (how.sheet) beneath(note, thing);
  ring(seen(thing.place), Boolean(how.sheet));
  if (!note.isConnected) document.body.append(note);
  if (how.sheet) note.focus({ preventScroll: true });
  else put(note, spot);
}

/** A small note leads to all of it. @param {Thing} thing */
function more(thing) {
  const button = made("button", "btn", texts["note-more"]);
  button.setAttribute("type", "button");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    openNote(thing, { sheet: true });
  });
  return made("p", "note-do", button);
}

/** On a phone: under a veil, with what can be chosen there. @param {HTMLElement} note @param {Thing} thing */
function beneath(note, thing) {
  const place = /** @type {HTMLElement | null} */ (thing.place.closest("[data-action]"));
  note.setAttribute("role", "dialog");
  note.setAttribute("aria-modal", "true");
  note.tabIndex = -1;
  const buttons = names(place).flatMap((name) => choice(name));
  if (buttons.length) note.append(made("p", "note-do", ...buttons));
  if ($("#note-veil")) return;
  const veil = made("div", "note-veil");
  veil.id = "note-veil";
  document.body.append(veil);
}

/** @param {string} name */
function choice(name) {
  const button = /** @type {HTMLElement | undefined} */ (option(name)?.cloneNode(true));
  if (!button) return [];
  button.removeAttribute("id");
  button.setAttribute("type", "button");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    closeNote();
    take(name);
  });
  return [button];
}

/** As much of a thing as its window shows. @param {Element} place */
function seen(place) {
  const box = place.getBoundingClientRect();
  const frame = place.closest(".window, .pane, #side")?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** What is noted wears a ring. @param {DOMRect} box @param {boolean} veiled */
function ring(box, veiled) {
  const found = $("#note-ring") ?? made("div", "note-ring");
  found.id = "note-ring";
  found.classList.toggle("veiled", veiled);
  Object.assign(found.style, { left: `${box.left - 4}px`, top: `${box.top - 4}px` });
  Object.assign(found.style, { width: `${box.width + 8}px`, height: `${box.height + 8}px` });
  document.body.append(found);
}

/** Whoever came by the keyboard stands at the thing, and hears its name and its note. @param {Thing} thing
 * @param {HTMLElement} note */
function reach(thing, note) {
  const place = thing.place;
  if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  // In an image nothing can be pressed.
  const kind = place.querySelector(`${CONTROLS}, [role], [tabindex]`) ? "group" : "img";
  if (!place.hasAttribute("role") && !place.matches(SPEAKING)) place.setAttribute("role", kind);
  if (!place.hasAttribute("aria-label")) place.setAttribute("aria-label", $(".note-name b", note)?.textContent ?? "");
  if (!place.hasAttribute("aria-describedby")) place.setAttribute("aria-describedby", "note");
  place.focus({ preventScroll: true });
}

// -- placing -----------------------------------------------------------------------------------------

/** Where a thing is; of a large one, the spot that was pointed at. @param {Thing} thing */
function boxOf(thing) {
  const box = seen(thing.place);
  const large = box.width > innerWidth * LARGE || box.height > innerHeight * LARGE;
  const inside = pointer.x >= box.left && pointer.x <= box.right && pointer.y >= box.top && pointer.y <= box.bottom;
  return large && inside ? new DOMRect(pointer.x - 12, pointer.y - 12, 24, 24) : box;
}

/**
 * Beside a thing, where there is most room, never over it.
 * @param {HTMLElement} note
 * @param {DOMRect} spot
 */
function put(note, spot) {
  const { width, height } = note.getBoundingClientRect();
  const across = Math.max(GAP, Math.min(innerWidth - width - GAP, spot.left + spot.width / 2 - width / 2));
  const down = Math.max(GAP, Math.min(innerHeight - height - GAP, spot.top + spot.height / 2 - height / 2));
  /** @type {[number, number, number][]} */
  const spots = [
    [innerHeight - spot.bottom - height, across, spot.bottom + GAP],
    [spot.top - height, across, spot.top - height - GAP],
    [innerWidth - spot.right - width, spot.right + GAP, down],
    [spot.left - width, spot.left - width - GAP, down],
  ];
  const [room, x, y] = spots.reduce((best, one) => (one[0] > best[0] ? one : best));
  note.style.left = `${room < 0 ? across : x}px`;
  note.style.top = `${room < 0 ? Math.max(GAP, Math.min(innerHeight - height - GAP, y)) : y}px`;
}

/** True if there was one to close. */
export function closeNote() {
  clearTimeout(closing);
  const place = noted?.place;
  const note = $("#note");
  const inside = note?.contains(focused());
  noted = null;
  pinned = false;
  for (const part of $$("#note, #note-ring, #note-veil")) part.remove();
  if (place?.getAttribute("aria-describedby") === "note") place.removeAttribute("aria-describedby");
  if (inside) $("#prompt")?.focus({ preventScroll: true });
  return Boolean(note);
}

// -- mouse and finger ----------------------------------------------------------------------------------

/** @param {PointerEvent} event */
function pointed(event) {
  pointer = { x: event.clientX, y: event.clientY, mouse: true };
  if (pointing()) restTitles(event.target);
  if (pinned || event.buttons) return;
  clearTimeout(opening);
  clearTimeout(closing);
  if (around(event, "#note")) return;
  const thing = thingAt(event.target);
  if (thing && thing.place === noted?.place) return;
  if (noted) closing = setTimeout(closeNote, GRACE);
  const soon = thing?.closed || thing?.term;
  if (thing && (soon || pointing())) opening = setTimeout(() => openNote(thing), soon ? REFUSED : REST);
}

/** A finger that rests on a thing asks what it is. @param {PointerEvent} event */
function rests(event) {
  clearTimeout(holding);
  clearTimeout(opening);
  if (!event.isPrimary) return;
  clearTimeout(lifting);
  held = false;
  pointer = { x: event.clientX, y: event.clientY, mouse: event.pointerType === "mouse" };
  if (pointer.mouse) return;
  const thing = around(event, "#note") ? null : thingAt(event.target);
  if (thing) holding = setTimeout(() => hold(thing), HOLD);
}

/** @param {Thing} thing */
function hold(thing) {
  held = true;
  letGo();
  openNote(thing, phone.matches ? { sheet: true } : { pin: true });
}

function lifted() {
  clearTimeout(holding);
  if (held) lifting = setTimeout(() => (held = false), LIFTED);
}

/** The finger that asked is lifted: whatever lies under it now was not meant. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && pointed(event));
// Before the board, which keeps it to itself where it can be moved.
document.addEventListener("pointerdown", rests, true);
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) > STILL) clearTimeout(holding);
  if (event.pointerType === "mouse") pointer = { x: event.clientX, y: event.clientY, mouse: true };
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, lifted, true);
document.addEventListener("contextmenu", (event) => held && event.preventDefault());
document.addEventListener("keydown", () => (held = false));
document.addEventListener("click", (event) => held && swallow(event), true);
document.addEventListener("focusin", (event) => {
  const thing = thingAt(event.target);
  if (thing?.closed && thing.place.matches(":focus-visible")) openNote(thing);
  else if (noted && !pinned && !around(event, "#note") && noted.place !== event.target) closeNote();
});

/** A tap, a click or Enter on a thing that is no option opens its note; any other tap closes it. True if that was all.
 * @param {Event} event */
export function tapped(event) {
  if (around(event, "#note")) return false;
  const same = noted;
  const thing = around(event, "#table [data-action]") ? null : thingAt(event.target);
  const control = around(event, CONTROLS);
  if (!thing || (control && !thing.closed) || (wasDragged() && !pointer.mouse)) return closedBy(event);
  if (same && same.place === thing.place && !pointer.mouse) return closeNote();
  openNote(thing, { small: phone.matches, pin: !thing.closed || !pointer.mouse });
  return Boolean(thing.closed || thing.term);
}

/** A tap on the veil does nothing else. @param {Event} event */
function closedBy(event) {
  const veil = Boolean(around(event, "#note-veil"));
  closeNote();
  return veil;
}

addEventListener("resize", closeNote);
addEventListener("stage", closeNote);

// -- keys ----------------------------------------------------------------------------------------------

/** What is this? Asked again, the note stays; a third time, it goes. @param {HTMLElement | null} focus */
export function noteKey(focus) {
  if (noted && $("#note")) {
    if (pinned) return closeNote();
    pinned = true;
    $("#note")?.classList.add("pinned");
    return true;
  }
  return openNote(meant(focus), { pin: true, focus: true, sheet: phone.matches && !pointer.mouse });
}

/** What has the focus, where its option leads, or the first thing there is. @param {HTMLElement | null} focus */
function meant(focus) {
  const found = focus?.closest("#options") ? null : thingAt(focus);
  const action = names(focus)[0];
  const place = action ? $$(`#table [data-action~="${CSS.escape(action)}"]:not(button)`)[0] : null;
  return found ?? thingAt(place) ?? thingAt(pieces()[0]);
}

/** While a note stays open, arrows go from thing to thing.
 * @param {(from: Element, found: HTMLElement[]) => HTMLElement | null} next */
export function noteBeside(next) {
  if (!noted || !pinned || !$("#note")) return false;
  const beside = next(noted.place, pieces());
  return beside ? openNote(thingAt(beside), { pin: true, focus: true }) : true;
}
