// @ts-check
// Pages of text: lobby, set-up, rules, links, collection. All of it can also be done without this script.
import { openBook } from "./book.js";
import { openBoxes } from "./boxes.js";
import { callMe, callSound, openCalls } from "./calls.js";
import { watchCarried } from "./carrying.js";
import { done } from "./doing.js";
import { $, $$, address, around } from "./dom.js";
import { keepCircle } from "./gathered.js";
import { goByKeys } from "./going.js";
import { keepListed } from "./listing.js";
import { copyClause, settings } from "./settings.js";
import { throwDie } from "./setup.js";
import { check, look } from "./shuffling.js";

const doings = {
  ...settings,
  "check-shuffle": check,
  die: throwDie,
  print: () => window.print(),
  clause: copyClause,
  "call-me": callMe,
  "call-sound": callSound,
};
document.addEventListener("click", (event) => done(event, doings));
look();
openBook();
openBoxes();
openCalls();
watchCarried();
goByKeys();
keepListed();
keepCircle();

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

// A list that opens near the edge of the window is brought into it.
/** @param {Event} event */
function bringIn({ target }) {
  const list = target instanceof HTMLDetailsElement && target.matches("[data-closes][open]") && $(".list", target);
  if (list) list.scrollIntoView({ block: "nearest" });
}

document.addEventListener("toggle", bringIn, true);

// A choice that needs no button.
document.addEventListener("change", (event) => {
  const field = event.target;
  const chosen = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === "file");
  if (chosen && field.dataset.doChange === "submit") field.form?.requestSubmit();
});

// A game that a link holds is opened here; nothing of it has gone to any host.
const carried = /^#game=(.*)$/.exec(location.hash)?.[1];
if (carried !== undefined) {
  const form = Object.assign(document.createElement("form"), {
    method: "post",
    action: address("/arrive"),
    hidden: true,
  });
  form.append(Object.assign(document.createElement("input"), { name: "game", value: carried }));
  document.body.append(form);
  history.replaceState(null, "", location.pathname + location.search);
  form.submit();
}
