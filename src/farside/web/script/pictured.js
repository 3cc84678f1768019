// @ts-check
// What is on the picture need not stand in the list too: a phone's sheet lists what has no place of its own above.
import { $, $$, phone, touch } from "./dom.js";
import { table } from "./here.js";

/** Fewer places than this are listed all the same; smaller ones are no place for a finger. */
const MANY = 4;
const FINGER = 43.5;
/** So many rows have room beside a picture. */
const TOLD = 6;
/** A board may be so much lower than it would like to be, in pixels. */
const SLACK = 24;

/** The question whose whole list the reader of a tablet has asked for. */
let listed = "";

/** Tablets have no sheet to raise: the list is unfolded for this question. */
export function showList() {
  listed = asked();
  showPictured();
  dispatchEvent(new Event("list"));
}

function asked() {
  const { table: name, ply, asks } = table().dataset;
  return `${name}/${ply}/${asks}`;
}

// Whether the list can do without what is on the picture: on a phone at half height, on a tablet if it does not fit.
function isShort() {
  const { tab, first, mine, sheet } = table().dataset;
  if (!mine || !touch.matches || $("#advice, #coach")) return false;
  if (phone.matches) return tab === first && sheet === "half" && !fits() && !isTold();
  const move = $("#move");
  return listed !== asked() && move !== null && move.scrollHeight > move.clientHeight + 1;
}

/** A few rows that say more than the picture does are always listed. */
function isTold() {
  return $("#options > .opts.told") !== null && rows().length <= TOLD;
}

/** After every change of the stage: which options can be put away. */
export function showPictured() {
  const lines = rows();
  for (const row of lines) row.classList.remove("pictured");
  table().classList.remove("has-pictured");
  if (!isShort()) return;
  const found = lines.filter((row) => names(row).every((name) => places(name).length));
  if (isFew(found)) return;
  for (const row of found) row.classList.add("pictured");
  table().classList.add("has-pictured");
  const small = found.filter((row) => !names(row).every((name) => places(name).some(isLarge)));
  for (const row of small) row.classList.remove("pictured");
  if (isFew(found.filter((row) => !small.includes(row)))) putBack(found);
  for (const row of found.filter(isShared)) row.classList.remove("pictured");
}

/**
 * A grid that mirrors the picture is put away however few of its options are open.
 * @param {HTMLElement[]} lines
 */
function isFew(lines) {
  return count(lines) < MANY && !lines.some((row) => names(row).length > 1);
}

/** @param {HTMLElement[]} lines */
function count(lines) {
  return lines.reduce((sum, row) => sum + names(row).length, 0);
}

/** Whether the move and the panel above it are seen whole together. */
function fits() {
  const move = $("#move");
  const shown = $("#table .shown");
  const panel = shown?.closest("#aside") ?? shown;
  if (!move || !panel || move.scrollHeight > move.clientHeight + 1) return false;
  const board = /** @type {SVGSVGElement | undefined} */ (
    /** @type {unknown} */ ($$("#zoom svg[viewBox]", panel).find((drawing) => drawing.getClientRects().length))
  );
  if (!board) return panel.scrollHeight <= panel.clientHeight + 1;
  const { width, height } = board.viewBox.baseVal;
  return !width || panel.clientHeight >= (panel.clientWidth * height) / width - SLACK;
}

addEventListener("sheet", showPictured);

/** @param {HTMLElement[]} found */
function putBack(found) {
  for (const row of found) row.classList.remove("pictured");
  table().classList.remove("has-pictured");
}

/**
 * Kinds that have one place together on the picture, or one that is out of view, are chosen from their row.
 * @param {HTMLElement} row
 */
function isShared(row) {
  if (!$(".kinds", row)) return false;
  const kinds = names(row);
  const shared = kinds.flatMap(places).some((place) => kinds.filter((kind) => means(place, kind)).length > 1);
  return shared || !kinds.every((kind) => places(kind).some(isSeen));
}

/**
 * @param {HTMLElement} place
 * @param {string} name
 */
function means(place, name) {
  return (place.dataset.action ?? "").split(" ").includes(name);
}

/** Rows of one option, and grids of several. */
function rows() {
  return $$("#options > .opts > li").filter((row) => names(row).length);
}

/** @param {HTMLElement} row */
function names(row) {
  return $$("[data-action]", row).map((button) => button.dataset.action ?? "");
}

/**
 * The places on the stage that mean the same as an option.
 * @param {string} name
 */
function places(name) {
  const stage = phone.matches ? "#table .shown" : "#table";
  const own = $$(`${stage} [data-action~="${CSS.escape(name)}"]:not(#move *)`);
  return own.filter((place) => place.getClientRects().length);
}

/** @param {HTMLElement} place */
function isLarge(place) {
  const box = place.getBoundingClientRect();
  return box.width >= FINGER && box.height >= FINGER;
}

/** @param {HTMLElement} place */
function isSeen(place) {
  const { top, bottom } = place.getBoundingClientRect();
  const edge = phone.matches ? ($("#move")?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
  return top >= 0 && bottom <= edge;
}
