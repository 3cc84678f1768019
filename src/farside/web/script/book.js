// @ts-check
// The rules as a book: what is looked for is marked as it is typed, chapters follow the reader, ids are copied.
// Without this script the server marks the words, and the list of chapters stands before them.
import { $, $$, input } from "./dom.js";

const FEWEST = 2; // letters worth looking for
const SKIPPED = "script, style, .cid, .which, .crop";

/** @type {HTMLElement[]} */
let hits = [];
let at = -1;

/** @param {Element} under */
function texts(under) {
  const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found = [];
  while (walker.nextNode()) found.push(/** @type {Text} */ (walker.currentNode));
  return found;
}

function unmark() {
  for (const mark of $$(".prose mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
  hits = [];
  at = -1;
}

/**
 * @param {Text} text
 * @param {RegExp} pattern
 */
function markIn(text, pattern) {
  let rest = text;
  for (let found = pattern.exec(rest.data); found; found = pattern.exec(rest.data)) {
    const hit = rest.splitText(found.index);
    rest = hit.splitText(found[0].length);
    const mark = document.createElement("mark");
    hit.replaceWith(mark);
    mark.append(hit);
    hits.push(mark);
  }
}

/** @param {string} words */
function pattern(words) {
  const parts = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join("\\s+"), "i");
}

/** @param {string} words */
function look(words) {
  unmark();
  if (words.trim().length >= FEWEST) {
    for (const leaf of $$(".leaf")) for (const text of texts(leaf)) markIn(text, pattern(words));
  }
  count(words);
}

/** How many, in how many chapters; beside each chapter its own. @param {string} words */
function count(words) {
  let places = 0;
  for (const leaf of $$(".leaf")) {
    const own = $$("mark", leaf).length;
    places += own ? 1 : 0;
    const badge = $(`.toc a[href="#${leaf.getAttribute("aria-labelledby")}"] .hits`);
    if (badge) badge.textContent = own ? String(own) : "";
    if (badge) badge.hidden = !own;
  }
  tell(words.trim().length >= FEWEST, places);
}

/**
 * @param {boolean} wanted
 * @param {number} places
 */
function tell(wanted, places) {
  const found = $("#found");
  if (!found) return;
  const one = found.dataset[hits.length === 1 ? "one" : places === 1 ? "here" : "many"] ?? "";
  const told = one.replace("4321", String(hits.length)).replace("1234", String(places));
  found.textContent = !wanted ? "" : hits.length ? told : (found.dataset.none ?? "");
}

/** To the next place, or the one before. @param {number} by */
function go(by) {
  if (!hits.length) return;
  hits[at]?.classList.remove("now");
  at = at < 0 ? first(by) : (at + by + hits.length) % hits.length;
  const hit = hits[at];
  if (!hit) return;
  hit.classList.add("now");
  for (let fold = hit.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  hit.scrollIntoView({ block: "center" });
}

/** The first place after the top of the window, or the last one before it. @param {number} by */
function first(by) {
  const below = hits.findIndex((hit) => hit.getBoundingClientRect().top > 60);
  const next = below < 0 ? hits.length : below;
  return (by > 0 ? next : next - 1 + hits.length) % hits.length;
}

/** @param {KeyboardEvent} event */
function typing(event) {
  if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
  else if (event.key === "Escape") clear();
  else return;
  event.preventDefault();
}

/** The words go, the place stays. */
function clear() {
  const stay = hits[at]?.closest(".clause, p, h2, h3, td") ?? null;
  const top = stay?.getBoundingClientRect().top ?? 0;
  input("#find").value = "";
  look("");
  if (stay) scrollBy(0, stay.getBoundingClientRect().top - top);
  input("#find").blur();
}

/** The chapter that is being read. */
function follow() {
  const heads = $$(".leaf > h2");
  const now = heads.findLast((head) => head.getBoundingClientRect().top < innerHeight / 3) ?? heads[0];
  for (const line of $$(".toc > ol > li")) {
    const link = $("a", line);
    const here = link?.getAttribute("href") === `#${now?.id}`;
    if (here !== line.classList.contains("now")) turn(line, link, here);
  }
}

/**
 * @param {HTMLElement} line
 * @param {HTMLElement | null} link
 * @param {boolean} here
 */
function turn(line, link, here) {
  line.classList.toggle("now", here);
  if (here) link?.setAttribute("aria-current", "true");
  else link?.removeAttribute("aria-current");
  const list = $("#toc");
  if (here && list && list.scrollHeight > list.clientHeight) list.scrollTop = line.offsetTop - list.clientHeight / 2;
}

/** @param {boolean} open */
function unfold(open) {
  $("#toc")?.classList.toggle("open", open);
  document.body.classList.toggle("reading-toc", open);
  if (open) $("#toc a")?.focus();
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest(".to-toc")) {
    event.preventDefault();
    unfold(true);
  } else if (target.closest("#toc a")) unfold(false);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key === "Escape") unfold(false);
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches("input, select, textarea")) return;
  event.preventDefault();
  input("#find").focus();
  input("#find").select();
}

/** A page that has a field to search; if it is the book itself, it is searched in place. */
export function openBook() {
  if (!$("#find")) return;
  document.addEventListener("keydown", key);
  if (!$(".book")) return;
  const field = input("#find");
  field.addEventListener("input", () => look(field.value));
  field.addEventListener("keydown", typing);
  field.form?.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("click", pressed);
  document.addEventListener("scroll", follow, { passive: true });
  if (field.value) look(field.value);
  follow();
}
