// @ts-check
// A place that several options lead to opens a small menu there.
import { $, box } from "./dom.js";

export function closeMenu() {
  $("#menu")?.remove();
}

/**
 * @param {string} head
 * @param {HTMLElement[]} buttons
 */
export function newMenu(head, buttons) {
  const menu = box("menu", "menu", head);
  menu.append(...buttons);
  return menu;
}

/**
 * Below a place, and inside the window.
 * @param {HTMLElement} menu
 * @param {HTMLElement} place
 */
export function putMenu(menu, place) {
  const spot = place.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const left = spot.left + spot.width / 2 - size.width / 2;
  menu.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, left))}px`;
  menu.style.top = `${Math.max(8, Math.min(innerHeight - size.height - 8, spot.bottom + 6))}px`;
  $("button", menu)?.focus();
}
