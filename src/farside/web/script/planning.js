// @ts-check
// My plan on the board: the places of its steps, dashed and numbered, and those where the next one could be.
import { $, $$, phone } from "./dom.js";
import { chooseHeight } from "./drawer.js";
import { table } from "./here.js";
import { closeMenu, newMenu, putMenu } from "./menu.js";

const SVG = "http://www.w3.org/2000/svg";
const PICTURE = "#strip, #board, #aside, #players";
/** Pixels: the smallest and the largest ring, and the disc with a step's number. */
const LEAST = 15;
const MOST = 30;
const DISC = 10;

/** Somebody has asked for the plan by key: the first thing in it gets the focus when it comes. */
let wanted = false;

/** After every change: what was drawn is taken away, and drawn anew. */
export function showPlan() {
  for (const mark of $$(".plan-mark")) mark.remove();
  for (const place of $$("[data-plan]")) delete place.dataset.plan;
  const plan = $("#plan");
  if (!plan) return;
  for (const could of /** @type {HTMLButtonElement[]} */ ($$(".could[data-at]", plan))) offer(could);
  $$("#plan-steps li", plan).forEach((step, at) => ring(pieceOf(step), String(at + 1)));
  if (wanted) first()?.focus();
  wanted = false;
}

/** The first of the pieces a step is named by that can be seen on a drawing.
 * @param {HTMLElement} step */
function pieceOf(step) {
  const found = (step.dataset.at ?? "").split(" ").map((name) => name && document.getElementById(name));
  const piece = found.find((one) => one && one.closest(PICTURE) && one.getClientRects().length);
  return piece instanceof SVGGraphicsElement ? piece : null;
}

/** A place where the next step could be; several options may lead there.
 * @param {HTMLButtonElement} could */
function offer(could) {
  const piece = pieceOf(could);
  if (!piece) return;
  const before = piece.dataset.plan;
  piece.dataset.plan = before ? `${before} ${could.value}` : could.value;
  if (before)
    for (const mark of $$(`.plan-mark[data-plan="${CSS.escape(before)}"]`)) mark.dataset.plan = piece.dataset.plan;
  else ring(piece, "", piece.dataset.plan);
}

/**
 * A dashed ring at a piece, in the colour of whoever plans: with a number for a step, to be pressed for an option.
 * @param {SVGGraphicsElement | null} piece
 * @param {string} number
 * @param {string} [options]
 */
function ring(piece, number, options = "") {
  const svg = piece?.ownerSVGElement;
  const spot = piece && svg && place(piece, svg);
  if (!spot) return;
  const mark = make("g", {
    class: `plan-mark ${number ? "plan-step" : "plan-could"} ${colours()}`,
    "aria-hidden": "true",
  });
  if (options) mark.dataset.plan = options;
  mark.append(make("circle", { cx: spot.x, cy: spot.y, r: spot.r }));
  if (number) mark.append(...numbered(spot, number));
  svg.append(mark);
}

/** @param {{x: number, y: number, r: number, unit: number}} spot @param {string} number */
function numbered(spot, number) {
  const [x, y] = [spot.x + spot.r * 0.7, spot.y - spot.r * 0.7];
  const text = make("text", { x, y, dy: "0.36em", "font-size": 12 * spot.unit });
  text.textContent = number;
  return [make("circle", { class: "plan-disc", cx: x, cy: y, r: DISC * spot.unit }), text];
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function make(tag, attributes) {
  const made = /** @type {SVGGraphicsElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** The classes that colour the plan. */
function colours() {
  return [...($("#plan")?.classList ?? [])].filter((name) => name !== "plan").join(" ");
}

/**
 * The middle of a piece in the units of its drawing, the ring around it, and how many units a pixel is.
 * @param {SVGGraphicsElement} piece
 * @param {SVGSVGElement} svg
 */
function place(piece, svg) {
  const [from, to] = [piece.getScreenCTM(), svg.getScreenCTM()];
  const box = piece.getBBox();
  if (!from || !to || !(box.width + box.height)) return null;
  const way = to.inverse().multiply(from);
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(way);
  const unit = 1 / Math.hypot(to.a, to.b);
  const size = (Math.hypot(way.a, way.b) * Math.min(box.width, box.height)) / 2;
  return { x: middle.x, y: middle.y, r: Math.max(LEAST * unit, Math.min(MOST * unit, size)), unit };
}

/** A place of the board is pressed: what could be planned there, or a choice of it.
 * @param {HTMLElement} spot */
export function planAt(spot) {
  const names = spot.dataset.plan?.split(" ") ?? [];
  const buttons = names.flatMap((name) => $$(`#plan .could[value="${CSS.escape(name)}"]`));
  closeMenu();
  if (buttons.length < 2) return buttons[0]?.click();
  const menu = newMenu($("#h-plan span")?.textContent ?? "", buttons.map(item));
  table().append(menu);
  putMenu(menu, spot);
}

/** @param {HTMLElement} button */
function item(button) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "opt";
  made.setAttribute("role", "menuitem");
  made.textContent = button.textContent;
  made.addEventListener("click", () => {
    closeMenu();
    button.click();
  });
  return made;
}

function first() {
  return $("#plan .could, #plan .does button");
}

/** The key `p`: to the plan; somebody who has none begins one. */
export function openPlan() {
  const plan = $("#plan");
  if (!plan) return false;
  if (phone.matches) chooseHeight("full");
  plan.scrollIntoView({ block: "nearest" });
  const begin = $('[value="begin"]', plan);
  wanted = Boolean(begin);
  if (begin) begin.click();
  else first()?.focus();
  return true;
}

for (const type of ["resize", "stage"]) addEventListener(type, () => requestAnimationFrame(showPlan));
