// @ts-check
// Places on the board and in the panels that lead to options.
import { $$, texts } from "./dom.js";
import { option, take } from "./acting.js";
import { table } from "./here.js";
import { closeMenu, newMenu, putMenu } from "./menu.js";

/** @param {HTMLElement} place */
export function press(place) {
  const actions = names(place).filter(option);
  if (actions.length > 1) choose(place, actions);
  else if (actions[0]) take(actions[0]);
}

/** @param {HTMLElement | null | undefined} place */
export function names(place) {
  return place?.dataset.action?.split(" ") ?? [];
}

/**
 * Asks at a place which of several options is meant.
 * @param {HTMLElement} place
 * @param {string[]} actions
 */
export function choose(place, actions) {
  closeMenu();
  const menu = newMenu(texts.choose, actions.map(item));
  table().append(menu);
  putMenu(menu, place);
}

/** @param {string} action */
function item(action) {
  const button = /** @type {HTMLButtonElement} */ (option(action)?.cloneNode(true));
  button.removeAttribute("id");
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    closeMenu();
    take(action);
  });
  return button;
}

/**
 * A button and the places on the board that mean the same light up together.
 * @param {EventTarget | null} target
 */
export function light(target) {
  const element = target instanceof Element ? target : null;
  const actions = names(element?.closest("[data-action]"));
  const closed = /** @type {HTMLElement | null} */ (element?.closest("[data-closed]"))?.dataset.closed;
  for (const other of $$("#table [data-action]")) {
    other.classList.toggle(
      "lit",
      names(other).some((name) => actions.includes(name)),
    );
  }
  for (const other of $$("#table [data-closed]")) other.classList.toggle("lit", other.dataset.closed === closed);
}

/** All that can be seen, open ones before refused ones. */
export function places() {
  const found = [...$$("#table [data-action]:not(button)"), ...$$("#table [data-closed]:not(.refusal):not(.opt)")];
  return found.filter((place) => place.getClientRects().length);
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * The nearest place in this direction, places straight ahead before those aside.
 * @param {Element} from
 * @param {number} dx
 * @param {number} dy
 * @param {HTMLElement[]} [among]
 */
export function neighbour(from, dx, dy, among = places()) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const place of among) {
    if (place === from) continue;
    const there = centre(place);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const ahead = x * dx + y * dy;
    const far = ahead + 2 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (ahead <= 1 || far >= least) continue;
    least = far;
    best = place;
  }
  return best;
}
