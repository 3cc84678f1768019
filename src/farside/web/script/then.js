// @ts-check
// A ticked box ends the turn after the answer, where hardly anything is left to do in it; this browser remembers.
import { $$ } from "./dom.js";

/** @returns {HTMLInputElement[]} */
function boxes() {
  return /** @type {HTMLInputElement[]} */ ($$("#then"));
}

export function showThen() {
  for (const box of boxes()) box.checked = localStorage.getItem("then") === "on";
}

export function chooseThen() {
  for (const box of boxes()) localStorage.setItem("then", box.checked ? "on" : "off");
}
