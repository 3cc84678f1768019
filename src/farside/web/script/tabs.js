// @ts-check
// On a phone, one part of the table at a time is under the board.
import { $, $$ } from "./dom.js";
import { table } from "./here.js";

let tab = "move";

export function showTab() {
  if (!$(`#tabs [data-tab="${tab}"]`)) tab = "move";
  table().dataset.tab = tab;
  for (const button of $$("#tabs [data-tab]")) {
    button.setAttribute("aria-selected", String(button.dataset.tab === tab));
  }
}

/** @param {string} name */
export function chooseTab(name) {
  tab = name;
  showTab();
}
