// @ts-check
// The set-up form: as many seats as people play, presets that set the details, and one line that says it all.
import { $, $$, input } from "./dom.js";

/**
 * Who is alone needs the player who is never asked; too many people leave that player no room.
 * @param {number} people
 */
function company(people) {
  for (const set of $$("fieldset[data-usual]")) {
    const [without, ...levels] = /** @type {HTMLInputElement[]} */ ($$("input", set));
    if (!without) continue;
    const full = people > Number(set.dataset.most);
    without.disabled = people === 1;
    for (const level of levels) level.disabled = full;
    const usual = levels.find((level) => level.value === set.dataset.usual);
    if (people === 1 && without.checked && usual) usual.checked = true;
    if (full) without.checked = true;
  }
}

/** As many seats as people play. */
function people() {
  const count = Number(checked('[name="players"]')?.value);
  for (const seat of $$("[data-seat]")) seat.hidden = Number(seat.dataset.seat) >= count;
  for (const rating of $$("[data-rated]")) rating.hidden = Number(rating.dataset.rated) !== count;
  company(count);
}

/**
 * @param {string} pick
 * @param {ParentNode} [from]
 */
function checked(pick, from = document) {
  return /** @type {HTMLInputElement | null} */ ($(`${pick}:checked`, from));
}

/**
 * What a radio's label says, without the small print.
 * @param {HTMLInputElement | null} radio
 */
function label(radio) {
  const found = radio?.closest("label");
  return (found && $("span", found)?.firstChild?.textContent?.trim()) ?? "";
}

/**
 * The details as a preset wants them.
 * @param {HTMLInputElement} preset
 * @returns {[string, string][]}
 */
function sets(preset) {
  return Object.entries(JSON.parse(preset.dataset.sets ?? "{}"));
}

/**
 * A preset sets every detail, and how many play.
 * @param {HTMLInputElement} preset
 */
function choosePreset(preset) {
  for (const [name, value] of sets(preset)) {
    for (const radio of /** @type {HTMLInputElement[]} */ ($$(`[name="variant-${name}"]`))) {
      if (radio.value === value) radio.checked = true;
    }
  }
  input('[name="was"]').value = preset.value;
  const count = /** @type {HTMLInputElement | null} */ ($(`[name="players"][value="${preset.dataset.count}"]`));
  if (count) count.checked = true;
  people();
}

/**
 * Whether a detail is other than the preset says.
 * @param {HTMLInputElement} preset
 */
function isChanged(preset) {
  return sets(preset).some(([name, value]) => (checked(`[name="variant-${name}"]`)?.value ?? value) !== value);
}

/**
 * Who sits there, in a word.
 * @param {HTMLElement} seat
 */
function sitter(seat) {
  const kind = checked(`[name="kind${seat.dataset.seat}"]`);
  if (kind?.value !== "bot") return label(kind);
  const all = checked('[name="bots"]');
  return label(all?.value ? all : checked(`[name="level${seat.dataset.seat}"]`));
}

/**
 * @param {string} pick
 * @param {string} text
 */
function write(pick, text) {
  const found = $(pick);
  if (found) found.textContent = text;
}

/**
 * Whether a setting is as a lesson wants it: `side=belt`, `missions`, `!luna=none`.
 * @param {string} fact
 * @returns {boolean}
 */
function holds(fact) {
  if (fact.startsWith("!")) return !holds(fact.slice(1));
  const [name, wanted] = fact.split("=");
  const value = JSON.parse(checked(`[name="variant-${name}"]`)?.value ?? "false");
  return wanted === undefined ? Boolean(value) : String(value) === wanted;
}

/** Lessons about what is chosen. */
function offer() {
  for (const row of $$(".offer")) row.hidden = !JSON.parse(row.dataset.when ?? "[]").every(holds);
}

/** What is off, as a form writes it: no module, none of them, no chapter, and bots as their seats say. */
const OFF = ["false", '"none"', "0", ""];

/**
 * A detail that is set, in a word: what is only on or off is called by its own name.
 * @param {HTMLElement} set
 */
function detail(set) {
  const choice = checked("input", set);
  if (!choice || OFF.includes(choice.value)) return "";
  return choice.value === "true" ? ($("legend", set)?.textContent ?? "").trim() : label(choice);
}

/** The line beside the button, the line of the details, and what the button says. */
function tell() {
  const sitting = $$("[data-seat]").filter((seat) => !seat.hidden);
  const preset = checked('[name="preset"]');
  const changed = preset && isChanged(preset) ? ($("#all-chosen")?.dataset.changed ?? "") : "";
  const way = [preset?.dataset.title, changed].filter(Boolean).join(", ");
  write("#all-chosen", [way, sitting.map(sitter).join(", ")].filter(Boolean).join(" · "));
  const details = $$("#details fieldset").map(detail);
  write("#details-line", details.filter(Boolean).join(" · "));
  const go = $("#setup .go");
  const friends = sitting.some((seat) => checked(`[name="kind${seat.dataset.seat}"]`)?.value === "friend");
  write("#setup .go b", (friends && $("#table-name") ? go?.dataset.links : go?.dataset.plain) ?? "");
  const pace = $("#pace");
  if (pace) pace.hidden = !friends;
}

/** The sentence that people agree to, as the house says it. */
async function agree() {
  const pace = $("#pace");
  const form = $("#setup, #terms");
  if (!pace || !(form instanceof HTMLFormElement)) return;
  const names = [...PACED, "advice"];
  const chosen = [...new FormData(form)].filter(([name]) => names.includes(name));
  const asked = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${pace.dataset.agreement}?${asked}`).catch(() => null);
  if (!answer?.ok) return;
  const text = await answer.text();
  write("#pace-line", text);
  write("#pace-sentence", text);
}

const PACED = "pace turn bank clock gain nights weekends up holiday nudges plans talk".split(" ");

/** @param {HTMLElement} button */
function step(button) {
  const list = $("select", button.parentElement ?? document);
  if (!(list instanceof HTMLSelectElement)) return;
  const next = list.selectedIndex + Number(button.dataset.step);
  list.selectedIndex = Math.min(list.options.length - 1, Math.max(0, next));
  agree();
}

/** Friends play without advice, unless somebody has said otherwise. */
let advised = false;

function advise() {
  const wish = $('[value="friend"]:checked') ? "off" : "on";
  const found = /** @type {HTMLInputElement | null} */ ($(`[name="advice"][value="${wish}"]`));
  if (found && !advised) found.checked = true;
}

/** @param {HTMLInputElement} choice */
function choose(choice) {
  if (choice.name === "preset") choosePreset(choice);
  if (choice.name === "players") people();
  if (choice.name === "advice") advised = true;
  if (choice.name.startsWith("kind")) advise();
  tell();
  offer();
}

/** Another place of the game's world. */
export function throwDie() {
  const name = input("#table-name");
  const places = (name.dataset.places ?? "").split(";").filter((place) => place !== name.value);
  name.value = places[Math.floor(Math.random() * places.length)] ?? name.value;
}

if ($("#setup, #terms")) {
  document.addEventListener("change", (event) => {
    const changed = event.target;
    if (changed instanceof HTMLInputElement && $("#setup")) choose(changed);
    const named = changed instanceof HTMLInputElement || changed instanceof HTMLSelectElement;
    if (named && (PACED.includes(changed.name) || /^advice|^kind/.test(changed.name))) agree();
  });
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-step]") : null;
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    step(button);
  });
  if ($("#setup")) {
    tell();
    offer();
  }
}
