// @ts-check
// Small screens show one panel at a time: the one that the question is about, until the reader opens another.
import { $, $$, around, calm, phone } from "./dom.js";
import { showSheet } from "./drawer.js";
import { table } from "./here.js";
import { showPictured } from "./pictured.js";

/** Milliseconds that the old panel stays after an answer, so that a piece is seen arriving. */
const LINGER = 400;

/** The tab that is open, and the page of the tablet's companion. */
let tab = "";
let page = "";
/** The question for which they were opened. */
let question = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
let pressed = false;

/** What is asked of whom: the panel changes by itself only when this does. */
function asked() {
  const { asks, mine, first } = table().dataset;
  return `${asks}/${mine}/${first}`;
}

/** What the open question is about is in view, and what the reader has opened stays. */
export function showTab() {
  const before = question;
  question = asked();
  if (before !== question) follow(before !== "");
  draw();
}

/** @param {boolean} gently */
function follow(gently) {
  const { first = "", page: beside = "" } = table().dataset;
  clearTimeout(later);
  if (beside) page = beside;
  if (gently && tab && tab !== first && (pressed || !calm.matches)) later = setTimeout(() => turn(first), LINGER);
  else tab = first;
}

/**
 * Never while a finger is down.
 * @param {string} first
 */
function turn(first) {
  if (pressed) later = setTimeout(() => turn(first), 100);
  else chooseTab(first);
}

function draw() {
  const { first = "" } = table().dataset;
  if (!$(`#tabs [data-tab="${tab}"]`)) tab = first;
  const pages = phone.matches ? "#pages .of-people" : "#pages button";
  if (!$(`${pages}[data-page="${page}"]`)) page = $(pages)?.dataset.page ?? "";
  table().dataset.tab = tab;
  show("tab", tab);
  show("page", page);
  showSheet();
  showPictured();
  dispatchEvent(new Event("stage"));
}

/**
 * @param {"tab" | "page"} kind
 * @param {string} open
 */
function show(kind, open) {
  for (const part of $$(`#table [data-${kind}]`)) {
    const here = part.dataset[kind] === open;
    if (part.getAttribute("role") === "tab") select(part, here);
    else part.classList.toggle(kind === "tab" ? "shown" : "beside", here);
  }
}

/**
 * @param {HTMLElement} button
 * @param {boolean} here
 */
function select(button, here) {
  button.setAttribute("aria-selected", String(here));
  button.setAttribute("tabindex", here ? "0" : "-1");
}

/** @param {string} name */
export function chooseTab(name) {
  clearTimeout(later);
  tab = name;
  draw();
  dispatchEvent(new Event("turned"));
}

/** @param {string} name */
export function choosePage(name) {
  page = name;
  draw();
  dispatchEvent(new Event("turned"));
}

/**
 * Along the tabs with arrows, as along the places of the board.
 * @param {KeyboardEvent} event
 */
function arrow(event) {
  const tab = around(event, "[role=tab]");
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const list = tab?.closest("[role=tablist]");
  if (!tab || !list || !by) return;
  event.preventDefault();
  event.stopPropagation();
  const all = $$("[role=tab]", list);
  const next = all[(all.indexOf(tab) + by + all.length) % all.length];
  next?.click();
  next?.focus();
}

document.addEventListener("keydown", arrow, true);
document.addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (pressed = false), true);
