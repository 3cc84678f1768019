// @ts-check
// My games while it is open: a table that has moved on changes in its place; what is new is announced politely, and
// without a connection the list says how old it is.
import { $, $$, need } from "./dom.js";

const EVERY = 20_000;
let seen = new Date(); // when the list was last as the house has it

const FILTER = "games-filter"; // what of the list was looked at last, as the address says it
const LASTING = ["show", "game", "circle"];

export function keepListed() {
  keepFilter();
  if (!$("[data-games]")) return;
  window.setInterval(look, EVERY);
  window.addEventListener("offline", look);
  window.addEventListener("online", look);
}

/** The way to My games leads to what was looked at there last. */
function keepFilter() {
  const asked = new URLSearchParams(location.search);
  for (const name of [...asked.keys()]) if (!LASTING.includes(name)) asked.delete(name);
  if ($("[data-games]")) localStorage.setItem(FILTER, String(asked));
  const kept = localStorage.getItem(FILTER);
  const ways = /** @type {HTMLAnchorElement[]} */ ($$('.where a[href$="/my-games"]'));
  for (const way of kept ? ways : []) way.search = kept ?? "";
}

async function look() {
  if (document.hidden || $("[data-games] details[open]")) return;
  try {
    const found = await fetch(location.href);
    if (!found.ok) return;
    seen = new Date();
    need("#games-as-of").hidden = true;
    show(new DOMParser().parseFromString(await found.text(), "text/html"));
  } catch {
    cutOff(need("#games-as-of"));
  }
}

/** Offline: the list stays, and says how old it is.
 * @param {HTMLElement} note */
function cutOff(note) {
  if (!note.hidden) return;
  const time = seen.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  note.textContent = (note.dataset.says ?? "").replace("…", time);
  note.hidden = false;
  need("#live").textContent = note.textContent;
}

/** @param {Document} fresh */
function show(fresh) {
  const now = $("[data-games]");
  const next = /** @type {HTMLElement | null} */ (fresh.querySelector("[data-games]"));
  if (!now || !next) return;
  const told = next.dataset.waits ?? "";
  if (told !== now.dataset.waits) need("#live").textContent = told;
  if (same(now, next)) for (const article of $$("article", now)) renew(article, next);
  else if (!now.contains(document.activeElement) && !now.matches(":hover")) now.replaceWith(next);
}

/** Whether the same tables stand in the same order.
 * @param {Element} now
 * @param {Element} next */
function same(now, next) {
  /** @param {Element} list */
  const ids = (list) => [...list.querySelectorAll("article")].map((one) => one.id).join();
  return ids(now) === ids(next);
}

/** @param {HTMLElement} article
 * @param {Element} next */
function renew(article, next) {
  const fresh = next.querySelector(`#${article.id}`);
  if (fresh && fresh.textContent !== article.textContent && !article.contains(document.activeElement)) {
    article.replaceWith(fresh);
  }
}
