// @ts-check
// A small picture of a thing, for its note: the same drawing through another window, to be looked at, not played.

const AROUND = 1.12; // of the thing itself, so that its edge is seen
const LONG = 2.5; // times its width: of anything longer the middle is shown
const LETTERS = 14; // of more the picture would be mere writing, too small to read
const DRAWN = "path, circle, ellipse, polygon, polyline, use, image, text"; // a frame alone is no picture
const PLAYED = /^(?:id|style|role|tabindex|title|data-.*|aria-.*)$/; // what only a thing that is played needs
const UNSEEN = "defs, title, desc, [hidden]";
const PICTURE = "#strip, #board, #aside, #players";

/** The picture of a thing as it is drawn now; null where it is only written.
 * @param {Element} place */
export function glimpse(place) {
  const drawing = place instanceof SVGElement ? outermost(place) : largest(place);
  const shown = place instanceof SVGElement ? place : drawing;
  if (!drawing || !shown || !isPicture(shown)) return null;
  const frame = windowOn(shown.getBoundingClientRect(), shown === place ? LONG : 1);
  const across = inside(drawing, frame);
  if (!across) return null;
  const copy = copied(drawing, frame);
  copy.setAttribute("viewBox", across);
  copy.setAttribute("preserveAspectRatio", "xMidYMid slice");
  for (const size of ["width", "height", "x", "y"]) copy.removeAttribute(size);
  copy.classList.add("still");
  return dressed(copy, drawing);
}

/** The drawing that a piece lies in. @param {SVGElement} piece */
function outermost(piece) {
  let found = piece instanceof SVGSVGElement ? piece : piece.ownerSVGElement;
  while (found?.ownerSVGElement) found = found.ownerSVGElement;
  return found;
}

/** The largest drawing on a card or in a row. @param {Element} place */
function largest(place) {
  /** @param {Element} one */
  const area = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const found = [...place.querySelectorAll("svg")].filter((one) => !one.ownerSVGElement && area(one));
  return found.sort((one, other) => area(other) - area(one))[0] ?? null;
}

/** Whether there is more to see than a frame, and more than words. @param {Element} thing */
function isPicture(thing) {
  const words = [...thing.querySelectorAll("text")].map((one) => one.textContent ?? "").join("");
  return words.replace(/\s/g, "").length <= LETTERS && (thing.matches(DRAWN) || Boolean(thing.querySelector(DRAWN)));
}

/** A square around a thing, or around its middle if it is very long. @param {DOMRect} box @param {number} most */
function windowOn(box, most) {
  const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  const side = Math.min(long, Math.max(short, 1) * most) * AROUND;
  return new DOMRect(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side);
}

/** A part of the screen in the numbers of a drawing; "" if it has none of its own.
 * @param {SVGSVGElement} drawing @param {DOMRect} frame */
function inside(drawing, frame) {
  const [box, view] = [drawing.getBoundingClientRect(), drawing.viewBox.baseVal];
  if (!view?.width || !box.width) return "";
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const [left, top] = [box.x + (box.width - view.width * scale) / 2, box.y + (box.height - view.height * scale) / 2];
  const numbers = [(frame.x - left) / scale + view.x, (frame.y - top) / scale + view.y];
  return [...numbers, frame.width / scale, frame.height / scale].map((number) => number.toFixed(2)).join(" ");
}

/** What of an element lies in the window. @param {Element} element @param {DOMRect} frame */
function copied(element, frame) {
  const copy = bare(element);
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (!child.matches(UNSEEN) && meets(child.getBoundingClientRect(), frame)) copy.append(copied(child, frame));
  }
  return copy;
}

/** An element alone, without what makes it a control. @param {Element} element */
function bare(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(false));
  for (const { name } of [...copy.attributes]) if (PLAYED.test(name)) copy.removeAttribute(name);
  return copy;
}

/** @param {DOMRect} box @param {DOMRect} frame */
function meets(box, frame) {
  const across = box.right >= frame.left && box.left <= frame.right;
  return across && box.bottom >= frame.top && box.top <= frame.bottom && box.width + box.height > 0;
}

/** Its colours depend on what it lies in. @param {Element} copy @param {Element} drawing */
function dressed(copy, drawing) {
  let found = copy;
  for (let at = drawing.parentElement; at && !at.matches(PICTURE); at = at.parentElement) {
    const around = document.createElement("span");
    around.className = at.className;
    around.style.display = "contents";
    around.append(found);
    found = around;
  }
  return found;
}
