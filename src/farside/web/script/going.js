// @ts-check
// Keys of pages of text: n to the next turn, / to the search, m the menu of a table, arrows from table to table.
import { $, $$, address, focused } from "./dom.js";

const TYPING = "input, select, textarea";
const LINKS = ".gm-go, .gm-row h3 a, .gm-end h3 a";

export function goByKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || focused()?.matches(TYPING)) return;
    if (localStorage.getItem("keys") === "off") return;
    if (pressed(event.key)) event.preventDefault();
  });
}

/** @param {string} key */
function pressed(key) {
  if (key === "n") {
    location.assign(address("/next"));
    return true;
  }
  if (!$("[data-games]")) return false;
  if (key === "/") $("#find-table")?.focus();
  else if (key === "m") openMenu();
  else if (key === "ArrowDown" || key === "ArrowRight") walk(1);
  else if (key === "ArrowUp" || key === "ArrowLeft") walk(-1);
  else return false;
  return true;
}

/** @param {number} by */
function walk(by) {
  const all = $$(LINKS);
  const article = focused()?.closest("article");
  const at = all.findIndex((link) => link.closest("article") === article);
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
}

function openMenu() {
  const article = focused()?.closest("article") ?? $("[data-games] article");
  const menu = /** @type {HTMLDetailsElement | null} */ (article && $("details", article));
  if (!menu) return;
  menu.open = !menu.open;
  $("summary", menu)?.focus();
}
