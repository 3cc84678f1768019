// @ts-check
// My games while it is open: a table that has moved on changes in its place; what is new is announced politely.
import { $, $$, need } from "./dom.js";

const EVERY = 20_000;

export function keepListed() {
  if ($("[data-games]")) window.setInterval(look, EVERY);
}

async function look() {
  if (document.hidden || $("[data-games] details[open]")) return;
  try {
    const found = await fetch(location.href);
    if (found.ok) show(new DOMParser().parseFromString(await found.text(), "text/html"));
  } catch {
    // offline: the list stays as it was
  }
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
