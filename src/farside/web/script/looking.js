// @ts-check
// Whose board is shown large, and which of two panels that share a place is in front, until something else is asked.
// Both are said by the root of the page, which stays when the table changes; the style sheets do the rest.
import { $$ } from "./dom.js";
import { table } from "./here.js";

const root = document.documentElement;

/** What was asked when the reader last chose. */
let asked = "";

function question() {
  return table().dataset.asks ?? table().dataset.ply ?? "";
}

/** Those who watch have chosen for the whole game. */
function isStale() {
  return table().dataset.seat !== "" && asked !== question();
}

/** After every change: what was chosen for another question is forgotten. */
export function showLook() {
  if (isStale()) {
    delete root.dataset.look;
    delete root.dataset.pane;
  }
  mark();
}

function mark() {
  for (const button of $$(".ma-switch [data-look]")) {
    button.setAttribute("aria-pressed", String(button.dataset.look === (root.dataset.look ?? "")));
  }
}

/** @type {import("./doing.js").Doings} */
export const looks = {
  look: (button) => {
    asked = question();
    if (button.dataset.look) root.dataset.look = button.dataset.look;
    else delete root.dataset.look;
    mark();
  },
  pane: (button) => {
    asked = question();
    root.dataset.pane = button.dataset.pane;
  },
};
