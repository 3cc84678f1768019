// @ts-check
// The table this page shows, and where it stands.
import { $, address, need } from "./dom.js";

export function table() {
  return need("#table");
}

/** @param {string} [rest] */
export function path(rest = "") {
  return address(`/t/${table().dataset.table}${rest}`);
}

export function ply() {
  return Number(table().dataset.ply);
}

export function isReplay() {
  return table().dataset.mode === "replay";
}

export function isLive() {
  return table().dataset.mode === "live";
}

export function isMine() {
  return table().dataset.mine === "1";
}

/** Where this browser remembers which digest its reader has put away. */
export function seenKey() {
  return `digest-${table().dataset.table}-${table().dataset.seat}`;
}

/**
 * What is told over the board.
 * @param {string} text
 */
export function caption(text) {
  const found = $("#caption");
  if (found) found.textContent = text;
}

/** Milliseconds that a move of somebody else stays on the board. */
export const STEP = 850;
