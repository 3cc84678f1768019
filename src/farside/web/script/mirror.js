// @ts-check
// Options whose places form a grid are a grid in the list too; or rows, if this browser's reader likes them better.
import { $, $$, focused } from "./dom.js";
import { fitIn } from "./fitting.js";
import { table } from "./here.js";

function asList() {
  return localStorage.getItem("options") === "list";
}

export function showMirror() {
  table().classList.toggle("as-list", asList());
  for (const button of $$("#as-list")) button.setAttribute("aria-pressed", String(asList()));
}

/** Mirror for list, list for mirror; true if there is something to turn. */
export function turnMirror() {
  if (!$(".mirror")) return false;
  localStorage.setItem("options", asList() ? "mirror" : "list");
  showMirror();
  fitIn();
  return true;
}

/**
 * What a cell means, on the line under the mirror; where the mirror is put away nothing is said, and nothing moves.
 * @param {EventTarget | null} target
 */
function readOut(target) {
  const line = $("#reading");
  const element = target instanceof Element ? target.closest("#table [data-action], #table [data-closed]") : null;
  if (!line || !element) return;
  const { action = "", closed = "" } = /** @type {HTMLElement} */ (element).dataset;
  const cell = $(`.mirror [data-action="${CSS.escape(action)}"], .mirror [data-closed="${CSS.escape(closed)}"]`);
  if (!cell?.checkVisibility()) return;
  line.classList.remove("idle");
  line.replaceChildren(...parts(cell));
}

/** @param {HTMLElement} cell */
function parts(cell) {
  const found = [$(".num", cell), $(".on", cell), $(".more", cell)].map((part) => part?.cloneNode(true));
  return found.filter((part) => part !== undefined);
}

// A finger that comes down taps: what lies under it stays there until it is lifted.
document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && readOut(event.target));
document.addEventListener("focusin", (event) => {
  if (event.target instanceof Element && event.target.matches(":focus-visible")) readOut(event.target);
});

/**
 * From cell to cell of a mirror; null where the focus is in none.
 * @param {number} dx
 * @param {number} dy
 */
export function cellBeside(dx, dy) {
  const here = focused()?.closest(".mirror > li");
  if (!here || asList()) return null;
  const from = here.getBoundingClientRect();
  const cells = $$(".mirror > li:not(.mh, .mr) > .opt").filter((cell) => cell.checkVisibility());
  const ahead = cells.filter((cell) => {
    const to = cell.getBoundingClientRect();
    return dx
      ? Math.abs(to.top - from.top) < 8 && (to.left - from.left) * dx > 4
      : Math.abs(to.left - from.left) < 8 && (to.top - from.top) * dy > 4;
  });
  const far = (/** @type {HTMLElement} */ cell) =>
    Math.hypot(cell.getBoundingClientRect().left - from.left, cell.getBoundingClientRect().top - from.top);
  return ahead.sort((a, b) => far(a) - far(b))[0] ?? cells[0] ?? null;
}

/**
 * The first or last cell of the row in focus.
 * @param {boolean} first
 */
export function rowEnd(first) {
  const here = focused()?.closest(".mirror > li");
  if (!here || asList()) return null;
  const top = here.getBoundingClientRect().top;
  const cells = $$(".mirror > li:not(.mh, .mr) > .opt").filter(
    (cell) => Math.abs(cell.getBoundingClientRect().top - top) < 8,
  );
  return (first ? cells[0] : cells.at(-1)) ?? null;
}
