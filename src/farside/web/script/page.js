// @ts-check
// Pages of text: lobby, set-up, rules, links, collection. All of it can also be done without this script.
import { openBook } from "./book.js";
import { done } from "./doing.js";
import { $$, around } from "./dom.js";
import { copyClause, settings } from "./settings.js";
import { throwDie } from "./setup.js";
import { check, look } from "./shuffling.js";

const doings = { ...settings, "check-shuffle": check, die: throwDie, print: () => window.print(), clause: copyClause };
document.addEventListener("click", (event) => done(event, doings));
look();
openBook();

// One list is open at a time; a press elsewhere or Escape closes it.
/** @param {Element | null} but */
function closeLists(but) {
  for (const list of /** @type {HTMLDetailsElement[]} */ ($$("details[data-closes][open]"))) {
    if (list !== but) list.open = false;
  }
}

document.addEventListener("click", (event) => closeLists(around(event, "details[data-closes]")));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeLists(null);
});
