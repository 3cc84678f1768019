// @ts-check
// An archive of the build becomes files in Python's memory: at once, and without any Python.

const BLOCK = 512;
const WORDS = new TextDecoder();

/** @typedef {{ mkdirTree(path: string): void, writeFile(path: string, data: Uint8Array, how: object): void }} Files */

/**
 * @param {Files} files
 * @param {Uint8Array} archive
 * @param {string} folder
 */
export function untar(files, archive, folder) {
  const made = new Set();
  let at = 0;
  while (archive[at]) {
    const head = archive.subarray(at, at + BLOCK);
    const path = [folder, field(head, 345, 155), field(head, 0, 100)].filter(Boolean).join("/");
    const size = parseInt(field(head, 124, 12), 8);
    const room = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(room)) files.mkdirTree(room);
    made.add(room);
    files.writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size), { canOwn: true });
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}

/**
 * What is written in a head, without what fills it up.
 * @param {Uint8Array} head
 * @param {number} at
 * @param {number} size
 */
function field(head, at, size) {
  const end = head.indexOf(0, at);
  return WORDS.decode(head.subarray(at, end < 0 ? at + size : Math.min(end, at + size)));
}
