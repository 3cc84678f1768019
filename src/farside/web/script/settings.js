// @ts-check
// What this browser remembers: theme, sound, running scores; and links, which are copied.
import { $$, address, texts } from "./dom.js";
import { say } from "./saying.js";

/**
 * @param {string} name
 * @param {string} value
 */
function remember(name, value) {
  document.cookie = `${name}=${value};path=${address("") || "/"};max-age=31536000;samesite=lax`;
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Light for dark, dark for light; pictures that are files are fetched in the other theme. */
function turnTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
  for (const picture of /** @type {HTMLImageElement[]} */ ($$("img[data-themed]"))) {
    const address = new URL(picture.src);
    address.searchParams.set("theme", theme);
    picture.src = address.href;
  }
}

let loud = localStorage.getItem("sound") === "1";

export function showSound() {
  for (const button of $$(".sound")) button.setAttribute("aria-pressed", String(loud));
}

export const isLoud = () => loud;

export function turnSound() {
  loud = !loud;
  localStorage.setItem("sound", loud ? "1" : "0");
  showSound();
  chime();
}

/** Two short tones: it is your turn. */
export function chime() {
  if (!loud || !window.AudioContext) return;
  const air = new AudioContext();
  [523.25, 659.25].forEach((pitch, at) => tone(air, pitch, air.currentTime + at * 0.14));
  setTimeout(() => air.close(), 1200);
}

/**
 * @param {AudioContext} air
 * @param {number} pitch
 * @param {number} start
 */
function tone(air, pitch, start) {
  const source = air.createOscillator();
  const volume = air.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  source.connect(volume).connect(air.destination);
  source.start(start);
  source.stop(start + 0.55);
}

function turnPoints() {
  const off = document.body.classList.toggle("no-points");
  remember("points", off ? "off" : "on");
  for (const button of /** @type {HTMLButtonElement[]} */ ($$("[data-do=points]"))) {
    button.value = off ? "on" : "off";
    button.setAttribute("aria-pressed", String(!off));
  }
}

/** The link to a clause, without what was looked for. @param {HTMLElement} link */
export function copyClause(link) {
  return copied(link, location.origin + location.pathname + (link.getAttribute("href") ?? ""));
}

/** @param {HTMLElement} button */
function copy(button) {
  return copied(button, new URL(button.dataset.copy ?? "", location.href).href);
}

/**
 * @param {HTMLElement} button
 * @param {string} link
 */
async function copied(button, link) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    prompt("", link);
    return;
  }
  said(button, texts.copied);
}

/** Milliseconds that a button says what it has done. */
const SAID = 2000;

/**
 * A word on the button itself, and for those who listen.
 * @param {HTMLElement} button
 * @param {string} text
 */
function said(button, text) {
  say(text);
  button.dataset.said = text;
  setTimeout(() => delete button.dataset.said, SAID);
}

/** @type {import("./doing.js").Doings} */
export const settings = {
  theme: (_, event) => {
    event.preventDefault();
    turnTheme();
  },
  points: (_, event) => {
    event.preventDefault();
    turnPoints();
  },
  sound: turnSound,
  copy,
};

document.addEventListener("change", (event) => {
  const choice = event.target;
  if (choice instanceof HTMLSelectElement && choice.dataset.do === "lang") choice.form?.submit();
});
