// @ts-check
// Talk: signs on the board where something was said, what is new, and words about the move one began to write at.
import { $, $$, around, input, phone, touch } from "./dom.js";
import { send } from "./acting.js";
import { table } from "./here.js";
import { say } from "./saying.js";
import { choosePage, chooseTab } from "./tabs.js";

/** Milliseconds after the prompt was said, and between two words that are read out. */
const AFTER = 1200;
const APART = 5000;
/** Pixels that the log needs beside an open composer. */
const LOG = 90;
/** Half of a sign, in pixels. */
const HALF = 11;

/** The move that words are about, once somebody has begun to write. */
let about = "";
/** The newest word that was read out, or was there when the page came; by table. */
let told = -1;
let quietUntil = 0;
/** The question for which the composer was folded or unfolded by hand. */
let chosen = "";

function section() {
  return $("#talk");
}

function field() {
  return /** @type {HTMLInputElement | null} */ ($("#say-text"));
}

/** After every change. */
export function showTalk() {
  for (const sign of $$(".talk-sign, #talk-note")) sign.remove();
  if (!section()) return;
  compose();
  for (const word of $$("#log-list .word[data-at]")) if (word.dataset.at) put(word);
  unread();
  readOut();
}

/** The field keeps what is written; its hint says which move it is about. Whoever is asked finds it folded. */
function compose() {
  const composer = /** @type {HTMLDetailsElement | null} */ ($("#composer"));
  const text = field();
  if (text && !text.value) {
    about = "";
    text.placeholder = `${section()?.dataset.label} …`;
  }
  const now = `${table().dataset.mine}/${table().dataset.table}`;
  if (!composer || chosen === now || text?.value) return;
  chosen = now;
  composer.open = touch.matches || !table().dataset.mine;
  if (composer.open && !touch.matches && isCrowded()) composer.open = false;
}

/** The log has no room for its last turn and what was said about it: the composer gives way and says "Write". */
function isCrowded() {
  return ($("#log-list")?.clientHeight ?? LOG) < LOG;
}

/** Where on the picture something has happened: the first of the pieces that can be seen.
 * @param {HTMLElement} word */
function place(word) {
  const names = word.dataset.at?.split(" ") ?? [];
  const found = names.map((name) => document.getElementById(name));
  return found.find((piece) => piece?.closest("#board") && piece.getClientRects().length) ?? null;
}

/** A sign at a place; what else was said there is told by the same. @param {HTMLElement} word */
function put(word) {
  const piece = place(word);
  const arena = $("#board");
  if (!piece || !arena) return;
  const line = `${word.dataset.whom}: ${$(".saying", word)?.textContent}`;
  const there = $$(".talk-sign").find((one) => one.dataset.piece === piece.id);
  if (there) return there.setAttribute("aria-label", `${there.getAttribute("aria-label")}\n${line}`);
  const sign = document.createElement("button");
  sign.type = "button";
  sign.className = "talk-sign";
  sign.dataset.of = word.id;
  sign.dataset.piece = piece.id;
  sign.setAttribute("aria-label", line);
  sign.append(icon());
  arena.append(sign);
  lay(sign, piece);
}

function icon() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", "#f-talk");
  svg.append(use);
  return svg;
}

/**
 * At the upper right of the piece, and inside the board.
 * @param {HTMLElement} sign
 * @param {Element} piece
 */
function lay(sign, piece) {
  const arena = $("#board")?.getBoundingClientRect();
  const box = piece.getBoundingClientRect();
  if (!arena) return;
  const left = Math.min(arena.width - 2 * HALF, Math.max(0, box.right - arena.left - HALF));
  const top = Math.min(arena.height - 2 * HALF, Math.max(0, box.top - arena.top - HALF));
  sign.style.left = `${left}px`;
  sign.style.top = `${top}px`;
}

/** The board has moved under them. */
function follow() {
  for (const sign of $$(".talk-sign")) {
    const word = document.getElementById(sign.dataset.of ?? "");
    const piece = word && place(word);
    sign.hidden = !piece;
    if (piece) lay(sign, piece);
  }
}

/** What was said, beside its sign; never over it. @param {HTMLElement | null} sign */
function note(sign) {
  $("#talk-note")?.remove();
  if (!sign) return;
  const made = document.createElement("p");
  made.id = "talk-note";
  made.className = "framed";
  made.textContent = sign.getAttribute("aria-label");
  $("#board")?.append(made);
  const right = sign.offsetLeft > (sign.parentElement?.clientWidth ?? 0) / 2;
  made.style.top = `${Math.max(4, sign.offsetTop - 6)}px`;
  made.style.left = right ? "" : `${sign.offsetLeft + 2 * HALF + 6}px`;
  made.style.right = right ? `${(sign.parentElement?.clientWidth ?? 0) - sign.offsetLeft + 6}px` : "";
}

// -- what is new -------------------------------------------------------------------------------------

function kept() {
  return `talk-${table().dataset.table}`;
}

/** Words are read where they are seen: wide in the log, on a phone on a page of their own. */
function isSeen() {
  if (document.hidden) return false;
  return phone.matches ? table().dataset.tab === "table" && Boolean($("#talk.beside")) : true;
}

/** The number of words that were not seen yet, on the tab and on the page's own button. */
function unread() {
  const last = Number(section()?.dataset.last ?? 0);
  if (isSeen()) localStorage.setItem(kept(), String(Math.max(last, Number(localStorage.getItem(kept())))));
  const seen = Number(localStorage.getItem(kept()));
  const fresh = $$("#log-list .word").filter((word) => !word.dataset.mine && Number(word.dataset.word) > seen).length;
  for (const tab of $$("#tab-table, #page-talk")) badge(tab, fresh);
}

/**
 * @param {HTMLElement} tab
 * @param {number} fresh
 */
function badge(tab, fresh) {
  $(".talk-count", tab)?.remove();
  if (!fresh) return;
  const made = document.createElement("i");
  made.className = "talk-count";
  made.textContent = String(fresh);
  tab.append(made);
}

/** New words of others, after who is asked what has been said: one in five seconds, the newest. */
function readOut() {
  const last = Number(section()?.dataset.last ?? 0);
  const first = told < 0;
  const news = last > told;
  told = Math.max(told, last);
  if (first || !news) return;
  const wait = Math.max(AFTER, quietUntil - Date.now());
  quietUntil = Date.now() + wait + APART;
  setTimeout(speak, wait);
}

function speak() {
  const word = $(`#word-${told}`);
  if (word) say(`${word.dataset.whom}, ${word.dataset.move}: ${$(".saying", word)?.textContent}`);
}

// -- saying something --------------------------------------------------------------------------------

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} pressed
 */
export async function saySomething(form, pressed) {
  const text = field();
  if (pressed?.name === "reaction") return send(form, { reaction: pressed.value, text: "" });
  if (!text?.value.trim()) return text?.focus();
  /** @type {Record<string, string>} */
  const extra = about ? { about } : {};
  await send(form, extra);
  if ($("#notice")) return;
  text.value = "";
  about = "";
  compose();
}

/** The key `t`: to the field, or to the reactions where there are no words. */
export function openTalk() {
  const composer = /** @type {HTMLDetailsElement | null} */ ($("#composer"));
  if (!composer) return false;
  if (phone.matches) chooseTab("table");
  if (touch.matches) choosePage("talk");
  composer.open = true;
  (field() ?? $(".six button"))?.focus();
  return true;
}

document.addEventListener("input", (event) => {
  const text = field();
  if (event.target !== text || !text) return;
  if (!text.value) about = "";
  else if (!about) about = input("#talk [name=about]").value;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target === field()) field()?.blur();
});
for (const type of ["pointerover", "focusin"])
  document.addEventListener(type, (event) => note(around(event, ".talk-sign")));
document.addEventListener("click", (event) => {
  const sign = around(event, ".talk-sign");
  if (sign) note(sign);
});
for (const type of ["focusin", "focusout"])
  document.addEventListener(type, () =>
    document.documentElement.classList.toggle("writing", document.activeElement === field() && field() !== null),
  );
addEventListener("stage", () => {
  if (section()) unread();
  requestAnimationFrame(follow);
});
addEventListener("resize", follow);
document.addEventListener("panzoomchange", follow, true);
document.addEventListener("visibilitychange", () => section() && unread());
