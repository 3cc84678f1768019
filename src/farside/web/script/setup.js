// @ts-check
// The set-up form: as many seats as people play, and who is alone plays with somebody who is never asked.
import { $$ } from "./dom.js";

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

/** @param {number} people */
function seats(people) {
  for (const seat of $$("[data-seat]")) seat.hidden = Number(seat.dataset.seat) >= people;
}

document.addEventListener("change", (event) => {
  const choice = event.target;
  if (!(choice instanceof HTMLInputElement) || choice.name !== "players") return;
  seats(Number(choice.value));
  company(Number(choice.value));
});
