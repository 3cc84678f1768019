// @ts-check
// Acting: an option is sent, and the table that comes back is shown.
import { $, texts } from "./dom.js";
import { arrive } from "./arriving.js";
import { fetchPart, parsed } from "./fetching.js";
import { table } from "./here.js";
import { complain, missed, trouble } from "./saying.js";

let busy = false;

export function isBusy() {
  return busy;
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} [extra]
 */
export async function send(form, extra = {}) {
  if (busy) return;
  busy = true;
  table().setAttribute("aria-busy", "true");
  try {
    const answer = await fetchPart(form.getAttribute("action") ?? "", { method: "POST", body: filled(form, extra) });
    const html = await answer.text();
    const fresh = parsed(html);
    if (fresh) await arrive(fresh, true);
    else complain(trouble(html));
  } catch (error) {
    missed(error);
  } finally {
    busy = false;
    table().removeAttribute("aria-busy");
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} extra
 */
function filled(form, extra) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  return body;
}

/** The form of all options, if there are any. */
export function options() {
  return /** @type {HTMLFormElement | null} */ ($("#options"));
}

/**
 * The button of an option.
 * @param {string} action
 */
export function option(action) {
  return /** @type {HTMLButtonElement | null} */ ($(`#options button[data-action="${CSS.escape(action)}"]`));
}

/** @param {string} action */
export function take(action) {
  const form = options();
  if (form && option(action)) send(form, { action });
  else complain(texts.unknown);
}
