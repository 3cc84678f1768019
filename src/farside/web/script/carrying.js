// @ts-check
// The window that shows a code says when somebody has taken the seats.
import { $ } from "./dom.js";

const EVERY = 3000;

export function watchCarried() {
  const state = $("[data-carry]");
  if (state) window.setTimeout(() => look(state), EVERY);
}

/** @param {HTMLElement} state */
async function look(state) {
  try {
    const found = await fetch(state.dataset.carry ?? "");
    const told = await found.json();
    if (!told.waits) {
      state.textContent = state.dataset.taken ?? "";
      return;
    }
  } catch {
    // offline: it is asked again
  }
  window.setTimeout(() => look(state), EVERY);
}
