// @ts-check
// What is pressed, sent and pointed at on the table's page.
import { $, $$, around, dialog, input, need, phone, texts } from "./dom.js";
import { send } from "./acting.js";
import { hurry, skipAhead, steps } from "./arriving.js";
import { coaching } from "./coach.js";
import { done } from "./doing.js";
import { justDropped } from "./dragging.js";
import { chooseHeight } from "./drawer.js";
import { counting, finish } from "./finale.js";
import { isMine, isReplay, table } from "./here.js";
import { turnKeys, typed } from "./keys.js";
import { looks } from "./looking.js";
import { closeMenu } from "./menu.js";
import { turnMirror } from "./mirror.js";
import { tapped, turnNotes } from "./noting.js";
import { showList } from "./pictured.js";
import { light, press } from "./places.js";
import { planAt } from "./planning.js";
import { chooseComing, jump, run, seek } from "./replay.js";
import { complain, say } from "./saying.js";
import { settings } from "./settings.js";
import { show } from "./showing.js";
import { chooseSpeed } from "./speed.js";
import { choosePage, chooseTab } from "./tabs.js";
import { saySomething } from "./talk.js";
import { chooseThen } from "./then.js";
import { fit, wasDragged } from "./zoom.js";

/** @type {import("./doing.js").Doings} */
const doings = {
  ...settings,
  ...looks,
  ...coaching,
  ...counting,
  help: () => dialog("#help").showModal(),
  words: inWords,
  fit,
  raise: () => (phone.matches ? chooseHeight("full") : showList()),
  lower: () => chooseHeight("half"),
  step: stepThrough,
  skip: skipAhead,
  pace: chooseSpeed,
  keys: turnKeys,
  notes: turnNotes,
  mirror: turnMirror,
  then: chooseThen,
  run,
  coming: chooseComing,
  go: (link, event) => {
    event.preventDefault();
    jump(link.dataset.ply);
  },
};

/** The table in words, in a window of its own. */
function inWords() {
  for (const open of /** @type {HTMLDialogElement[]} */ ($$("dialog[open]"))) open.close();
  need("#in-words-text").replaceChildren(...$$("#words > :not(h2)").map((node) => node.cloneNode(true)));
  dialog("#in-words").showModal();
}

/**
 * @param {HTMLElement} button
 * @param {Event} event
 */
async function stepThrough(button, event) {
  event.preventDefault();
  const now = /** @type {HTMLElement} */ (table().cloneNode(true));
  await steps(Number(button.dataset.from) + 1, Number(button.dataset.to), isMine());
  show(now);
}

/** Menus that unfold over the page close when something else is pressed.
 * @param {Event} event */
function fold(event) {
  for (const menu of /** @type {HTMLDetailsElement[]} */ ($$("#tablemenu[open], #speed[open]"))) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  }
}

document.addEventListener("click", (event) => {
  hurry();
  fold(event);
  if (!around(event, '[data-do^="count"]')) finish();
  const spot = around(event, "#table [data-plan]");
  if (spot && !around(event, "#menu")) return wasDragged() ? undefined : planAt(spot);
  if (tapped(event)) return;
  if (done(event, doings)) return;
  const tab = around(event, "#tabs [data-tab]");
  if (tab) return chooseTab(tab.dataset.tab ?? "");
  const page = around(event, "#pages [data-page]");
  if (page) return choosePage(page.dataset.page ?? "");
  const place = around(event, "#table [data-action]:not(button)");
  if (place) return wasDragged() || justDropped() ? undefined : press(place);
  if (!around(event, "#menu")) closeMenu();
  const turn = around(event, "#log-list .story");
  if (turn && isReplay() && !around(event, "a")) jump(turn.dataset.ply);
});

/** Forms that are sent without leaving the page.
 * @type {Record<string, (form: HTMLFormElement, pressed: HTMLButtonElement | null) => unknown>} */
const forms = {
  act: (form, pressed) => pressed?.value && send(form, { action: pressed.value }),
  undo: (form, pressed) => {
    const no = $("#undo-why")?.textContent;
    if (pressed?.name === "answer") return send(form, { answer: pressed.value });
    return no ? complain(no) : send(form);
  },
  advice: (form) => {
    say(texts.advising);
    send(form);
  },
  why: (form, pressed) => send(form, { of: pressed?.value ?? "" }),
  send: (form) => send(form),
  plan: (form, pressed) => send(form, pressed?.name ? { [pressed.name]: pressed.value } : {}),
  press: (form, pressed) => {
    form.closest("#tablemenu")?.removeAttribute("open");
    send(form, pressed?.name ? { [pressed.name]: pressed.value } : {});
  },
  say: saySomething,
  unsay: (form, pressed) => send(form, { number: pressed?.value ?? "" }),
  hush: (form, pressed) => send(form, pressed?.name ? { who: pressed.value } : {}),
  command: typed,
  seek: () => seek(Number(input("#ply").value)),
};

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const doing = forms[form.dataset.do ?? ""];
  if (!doing) return;
  event.preventDefault();
  doing(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
});

document.addEventListener("input", (event) => {
  const slider = event.target;
  if (slider instanceof HTMLInputElement && slider.id === "ply") jump(slider.value, false);
});

for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => light(event.target));

// What is folded out is brought into view.
document.addEventListener(
  "toggle",
  (event) => {
    const fold = event.target;
    if (fold instanceof HTMLDetailsElement && fold.open && fold.matches(".fold")) {
      fold.scrollIntoView({ block: "nearest" });
    }
  },
  true,
);
