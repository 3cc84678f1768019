// @ts-check
// The table this page shows, and where it stands.
import { address, need } from "./dom.js";

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

export function isOver() {
  return table().classList.contains("ended");
}
