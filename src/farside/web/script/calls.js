// @ts-check
// How shall we call you: this browser's own way, which needs the browser's leave, and what else needs a script.
import { $, $$, address } from "./dom.js";
import { isLoud, turnSound } from "./settings.js";

const page = () => /** @type {HTMLElement | null} */ ($("[data-calls]"));

/** @param {string} name */
const note = (name) => /** @type {HTMLElement | null} */ ($(`[data-push-${name}]`));

/** @param {string} name */
function tell(name) {
  for (const one of ["note", "denied", "cannot"]) {
    const line = note(one);
    if (line) line.hidden = one !== name;
  }
}

const canBeCalled = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key as browsers want it. @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Leave is asked for now, after the press, and never before. */
export async function callMe() {
  if ((await Notification.requestPermission()) !== "granted") return tell("denied");
  const worker = await navigator.serviceWorker.register(address("/sw.js"), { scope: address("/") });
  await navigator.serviceWorker.ready;
  const key = bytes(page()?.dataset.key ?? "");
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for another house, or an older key
  try {
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const answer = await fetch(address("/calls/push"), { method: "POST", body: JSON.stringify(found) });
    if (answer.ok) location.reload();
    else tell("cannot");
  } catch {
    tell("cannot");
  }
}

/** The chime of an open tab; this browser remembers it. */
export function callSound() {
  turnSound();
  showSwitches();
}

function showSwitches() {
  for (const button of /** @type {HTMLButtonElement[]} */ ($$("[data-do=call-sound]"))) {
    button.disabled = false;
    button.setAttribute("aria-checked", String(isLoud()));
  }
}

export function openCalls() {
  if (!page()) return;
  showSwitches();
  const zone = /** @type {HTMLInputElement | null} */ ($("[data-zone]"));
  if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const button of /** @type {HTMLButtonElement[]} */ ($$("[data-do=call-me]"))) {
    button.disabled = !canBeCalled();
    if (!canBeCalled()) tell("cannot");
    else if (Notification.permission === "denied") tell("denied");
  }
}
