// @ts-check
// Boxes: what somebody has read off his box is kept in this browser, and found again.
import { $, $$ } from "./dom.js";

const KEPT = "farside-box-";

/**
 * A box as this browser keeps it: its game, what it is called, how much of it was read, its file, where one was.
 * @typedef {Record<"game" | "title" | "name" | "digest" | "told" | "text" | "entry", string>} Kept
 */

/**
 * What this browser keeps under a name; nothing where it keeps nothing or was told not to.
 * @param {string} key
 * @returns {Kept | null}
 */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns {[string, Kept][]} */
export function kept() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
    return /** @type {[string, Kept][]} */ (keys.map((key) => [key, read(key)]).filter(([, box]) => box));
  } catch {
    return [];
  }
}

/** @param {Element} from */
function textOf(from) {
  return /** @type {HTMLTextAreaElement} */ ($('textarea[name="file"]', from));
}

/**
 * The walk: keeps what was read; whoever comes back goes on where he was.
 * @param {HTMLFormElement} form
 */
function walk(form) {
  const data = form.dataset;
  const key = KEPT + data.game;
  const text = textOf(form).value;
  const before = read(key);
  if (text) {
    const name = /** @type {HTMLInputElement} */ ($('input[name="name"]', form)).value;
    const entry = /** @type {HTMLInputElement} */ ($('input[name="entry"]', form)).value;
    const box = { game: data.game, title: data.title, name, digest: data.digest, told: data.confirmed, text, entry };
    try {
      localStorage.setItem(key, JSON.stringify(box));
    } catch {
      // This browser keeps nothing; the file can still be saved.
    }
  } else if (data.fresh && before && !location.search) {
    textOf(form).value = before.text;
    /** @type {HTMLInputElement} */ ($('input[name="entry"]', form)).value = before.entry;
    for (const field of /** @type {HTMLInputElement[]} */ ($$('input[name="name"], input[name="edition"]', form))) {
      field.disabled = true;
    }
    form.submit();
  }
  form.addEventListener("change", (event) => judge(event.target));
  document.addEventListener("keydown", (event) => press(event, form));
}

/**
 * Whether what was chosen is as ours.
 * @param {EventTarget | null} target
 */
function judge(target) {
  if (!(target instanceof HTMLInputElement) || target.dataset.ours === undefined) return;
  if (target.type === "text") {
    const other = target.value.trim() !== target.dataset.ours;
    target.classList.toggle("differs", other);
    target.classList.toggle("unread", !other);
  }
}

/**
 * Backspace goes back, `d` says that it is not there, a digit chooses a number where the focus is.
 * @param {KeyboardEvent} event
 * @param {HTMLFormElement} form
 */
function press(event, form) {
  const at = event.target;
  if (event.ctrlKey || event.altKey || event.metaKey || localStorage.getItem("single-keys") === "off") return;
  if (at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return;
  if (at instanceof HTMLInputElement && at.type !== "radio" && at.type !== "checkbox") return;
  if (/^\d$/.test(event.key) && at instanceof HTMLInputElement && at.type === "radio") {
    const wanted = /** @type {HTMLInputElement[]} */ ($$('input[type="radio"]', form)).find(
      (one) => one.name === at.name && one.value === event.key,
    );
    wanted?.click();
    wanted?.focus();
  } else if (event.key === "Backspace") $("#bx-before")?.click();
  else if (event.key === "d") $("#bx-gone")?.click();
}

/**
 * The shelf: the boxes of this browser stand beside ours.
 * @param {Element} list
 */
function shelf(list) {
  const model = /** @type {HTMLTemplateElement} */ ($("#box-kept"));
  for (const [key, box] of kept()) {
    const row = /** @type {HTMLElement} */ (model.content.cloneNode(true)).firstElementChild;
    const form = row && /** @type {HTMLFormElement | null} */ ($("form", row));
    if (!row || !form) continue;
    const base = document.documentElement.dataset.base ?? "";
    write($("b", row), box.name);
    write($("small", row), `${box.title}, ${box.told}`);
    write($("code", row), box.digest);
    textOf(row).value = box.text;
    form.action = `${base}/box/${box.game}`;
    /** @type {HTMLButtonElement} */ ($(".save", form)).formAction = `${base}/box/${box.game}/file`;
    $(".drop", form)?.addEventListener("click", () => {
      localStorage.removeItem(key);
      location.reload();
    });
    list.append(row);
    const card = $(`.bx-title[data-game="${box.game}"]`);
    if (card) begun(card, `${box.name}: ${box.told}`);
  }
}

/**
 * The card of a title of which something was read: its button leads on.
 * @param {Element} card
 * @param {string} told
 */
function begun(card, told) {
  const link = /** @type {HTMLElement | null} */ ($("a[data-begun]", card));
  write($(".bx-yours", card), told);
  if (link) write($("span", link), link.dataset.begun ?? "");
}

/**
 * @param {Element | null} place
 * @param {string} text
 */
function write(place, text) {
  if (place) place.textContent = text;
}

/**
 * The file that was chosen goes off; one that the server would turn away half-way is told at once.
 * @param {HTMLInputElement} file
 */
function send(file) {
  const large = /** @type {HTMLElement} */ ($("#bx-large"));
  large.hidden = (file.files?.[0]?.size ?? 0) <= Number(file.dataset.most);
  if (large.hidden) file.form?.requestSubmit();
}

/**
 * Set-up: the box that this browser keeps of the game can be chosen.
 * @param {HTMLElement} set
 */
function offer(set) {
  const model = /** @type {HTMLTemplateElement | null} */ ($("template", set));
  const box = read(KEPT + set.dataset.game);
  const choice = model && /** @type {HTMLElement} */ (model.content.cloneNode(true)).firstElementChild;
  if (!box || !choice) return;
  const words = $("span", choice);
  if (words?.firstChild) words.firstChild.textContent = `${box.name} `;
  write($("small", choice), box.told);
  model.before(choice);
  /** @type {HTMLTextAreaElement} */ ($('textarea[name="box-text"]', set)).value = box.text;
  set.hidden = false;
}

export function openBoxes() {
  const set = $("#box-choice");
  if (set) offer(set);
  const form = /** @type {HTMLFormElement | null} */ ($("#walk"));
  if (form?.dataset.game && $('input[name="name"]', form)) walk(form);
  const list = $("#boxes-here");
  if (list) shelf(list);
  const file = /** @type {HTMLInputElement | null} */ ($("#bx-open input"));
  if (file) file.addEventListener("change", () => send(file));
}
