// @ts-check
// Luck that nobody can choose. Whoever opens a table here draws a nonce after the server has committed itself; every
// browser remembers the seal it saw first; and when the game is over, one click computes all of it anew.
import { $, $$, address, need } from "./dom.js";

/** The forms that open a table: set-up, at once, to watch, a rematch, a campaign and its next chapter. */
const OPENING = /\/(?:(?:new|play|watch|campaign)\/[^/]+|t\/[^/]+\/rematch|c\/[^/]+\/next)$/;
const NONCE_BYTES = 16;

/** @param {ArrayBuffer | Uint8Array} bytes */
function hex(bytes) {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A form sends one more value; when it is sent again, the newest one.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function enclose(form, name, value) {
  const field = /** @type {HTMLInputElement} */ ($(`input[name="${name}"]`, form) ?? document.createElement("input"));
  field.type = "hidden";
  field.name = name;
  field.value = value;
  form.append(field);
}

/**
 * The server's commitment first, then a nonce of our own. Without an answer the table is opened all the same, and says
 * that nobody added to its luck.
 * @param {HTMLFormElement} form
 */
async function contribute(form) {
  const answer = await fetch(address("/api/v1/promises"), { method: "POST", credentials: "same-origin" });
  if (!answer.ok) return;
  const { commitment } = await answer.json();
  const nonce = hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  localStorage.setItem("share", JSON.stringify({ commitment, nonce }));
  enclose(form, "commitment", commitment);
  enclose(form, "nonce", nonce);
}

/** @type {WeakSet<HTMLFormElement>} */
const busy = new WeakSet();

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!OPENING.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  if (busy.has(form)) return;
  busy.add(form);
  const pressed = event.submitter;
  if (pressed instanceof HTMLButtonElement && pressed.name) enclose(form, pressed.name, pressed.value);
  await contribute(form).catch(() => undefined);
  busy.delete(form);
  form.submit();
});

/**
 * What this browser knows of a table's luck: the seal it saw first and, if it opened the table, its own nonce.
 * @typedef {{ seal: string, nonce?: string }} Kept
 */

/** @param {string} table */
function kept(table) {
  return /** @type {Kept | null} */ (JSON.parse(localStorage.getItem(`seal-${table}`) ?? "null"));
}

/**
 * Remembers the seal of a table when it is seen for the first time; says whether it is still the same.
 * @param {DOMStringMap} shown
 */
export function remember({ table = "", seal = "", nonce = "" }) {
  if (!table || !seal) return true;
  const mine = JSON.parse(localStorage.getItem("share") ?? "null");
  if (mine?.commitment === seal) {
    localStorage.removeItem("share");
    localStorage.setItem(`seal-${table}`, JSON.stringify({ seal, nonce: mine.nonce }));
  }
  const known = kept(table);
  if (!known) localStorage.setItem(`seal-${table}`, JSON.stringify({ seal }));
  return !known || (known.seal === seal && (known.nonce ?? nonce) === nonce);
}

/** @param {string} text */
async function sha256(text) {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * What a record says, held against what can be computed and what this browser remembers; null: nothing to compare.
 * @param {Record<string, string>} told
 * @param {Kept | null} known
 * @returns {Promise<Record<string, boolean | null>>}
 */
async function judged(told, known) {
  const mixed = await sha256(`${told.drawn}:${told.salt}:${told.nonce}`);
  const seed = told.nonce ? String(BigInt(`0x${mixed.slice(0, 16)}`)) : told.drawn;
  return {
    commitment: (await sha256(`${told.drawn}:${told.salt}`)) === told.commitment,
    seen: known ? known.seal === told.commitment : null,
    seed: seed === told.seed,
    nonce: known?.nonce ? known.nonce === told.nonce : null,
    record: (told.record ?? "").includes(`\nseed ${told.seed}\n`),
  };
}

/** One click: everything is fetched and computed here. */
export async function check() {
  const page = need("main.shuffle");
  const table = page.dataset.table ?? "";
  need(".unable", page).hidden = Boolean(crypto.subtle);
  if (!crypto.subtle) return;
  const headers = { accept: "application/json" };
  const answer = await fetch(address(`/api/v1/tables/${table}/record`), { headers, credentials: "same-origin" });
  const found = await judged(await answer.json(), kept(table));
  for (const line of $$("[data-check]", page)) {
    const holds = found[line.dataset.check ?? ""];
    line.hidden = holds === null;
    need(".good", line).hidden = !holds;
    need(".bad", line).hidden = holds !== false;
  }
}

/** A page about a shuffle warns at once if the seal is another one than this browser has seen. */
export function look() {
  const page = $("main.shuffle");
  if (page) need(".strange", page).hidden = remember(page.dataset);
}
