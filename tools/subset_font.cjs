// Writes the letters our pages need of Inter, in the weights they use, into one small file.
// node subset_font.cjs <font> <target> <woff2, or sfnt>; `tools/build_page.py` calls it with npm's libraries on the path.
const { readFileSync, writeFileSync } = require("node:fs");
const subset = require("subset-font");

/** All letters between two codes. */
function between(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

// Printable ASCII, what western European languages add to it, and the signs of our texts; other letters come from the
// system's fonts.
const LETTERS = between(0x20, 0x7e) + between(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„•…‹›€™−→←↑↓≤≥≠\u202f";
const WEIGHTS = { wght: { min: 400, max: 800 } };
const FEATURES = ["kern", "tnum", "mark", "mkmk", "ccmp"];

const [, , font, target, targetFormat] = process.argv;
subset(readFileSync(font), LETTERS, { targetFormat, variationAxes: WEIGHTS, keepFeatures: FEATURES }).then((found) =>
  writeFileSync(target, found),
);
