// The built folder under Node.js: every page answers, and bots move in every game. Prints what was seen as JSON.
// node smoke.mjs FOLDER [FILE]: with FILE, it also writes there what Python made (premade.py) and prints what it used.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

// A script of the page, which Node.js would not take for a module by its name.
const script = readFileSync(new URL("../../src/farside/web/tab/untar.js", import.meta.url), "utf8");
const { untar } = await import(`data:text/javascript,${encodeURIComponent(script)}`);

/** The folder's Python as the service worker hands it out. @param {string} from */
function unpacked(from) {
  const to = mkdtempSync(join(tmpdir(), "farside-smoke-"));
  mkdirSync(join(to, "py"));
  for (const name of readdirSync(join(from, "py"))) {
    const bytes = readFileSync(join(from, "py", name));
    const isPacked = name.endsWith(".packed");
    writeFileSync(join(to, "py", name.replace(/\.packed$/, "")), isPacked ? gunzipSync(bytes) : bytes);
  }
  process.on("exit", () => rmSync(to, { recursive: true }));
  return to;
}

const folder = unpacked(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(folder, "py/pyodide.mjs")).href);
const { lock, games } = JSON.parse(readFileSync(join(folder, "py/python.json"), "utf8"));
const begin = performance.now();
const python = await loadPyodide({
  indexURL: join(folder, "py/"),
  stdLibURL: join(folder, "py/library.zip"),
  lockFileContents: JSON.stringify(lock),
  env: { PYTHONNODEBUGRANGES: "1" }, // as everything else was compiled
});
const up = performance.now();
const bring = (name) => untar(python.FS, new Uint8Array(readFileSync(join(folder, "py", name))), "/app");
bring("app.tar");
python.runPython("import sys; sys.path.insert(0, '/app'); import premade");
const entry = python.pyimport("farside.tab.entry");
entry.prepare((game) => bring(games[game]), Object.keys(games));

const kept = new Map();
const hooks = {
  write: async (changes) => {
    for (const [name, text] of changes) text === undefined ? kept.delete(name) : kept.set(name, text);
  },
  think: async (question) => entry.think(question),
  analyse: async (question) => entry.think(question),
};
const desk = entry.Desk(hooks, {}, "/farside", "http://localhost");
const open = performance.now();

let asked = 0;
export async function ask(method, target, form, headers = {}) {
  const url = new URL(target, "http://localhost");
  const chunks = [];
  let status = 0;
  let told = {};
  const body = form ? new TextEncoder().encode(new URLSearchParams(form).toString()) : null;
  await desk.answer(`ask${asked++}`, method, url.pathname, url.search.slice(1), headers, body, "",
    (code, text) => { status = code; told = JSON.parse(text); },
    (data) => chunks.push(data.slice()),
    () => {});
  const text = Buffer.concat(chunks.map((one) => Buffer.from(one))).toString();
  return { status, headers: told, text };
}

// Every page that needs no table, in a language with all its files; then the pages of a table, of each game.
const LANGUAGES = ["en", "fr", "it", "de"];
const PLAIN = ["/", "/box", "/collection", "/kept", "/kept/file", "/style.css"];
const OF_GAME = ["/rules/GAME", "/how-to-play/GAME", "/new/GAME", "/learn/GAME", "/box/GAME", "/games/GAME/board.svg"];
const OF_TABLE = ["", "/replay", "/travel", "/shuffle", "/board.svg"];

const seen = {};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A page, followed to where it leads. */
async function look(address, language = "en") {
  let found = await ask("GET", address, null, { "accept-language": language });
  if (found.status >= 300 && found.status < 400) found = await ask("GET", found.headers.location);
  seen[address] = found.status;
  return found;
}

/** The line on which a table's changes come, for as long as its first words take. */
async function listen(table) {
  const address = table.replace("/t/", "/api/v1/tables/") + "/events";
  const heard = ask("GET", address);
  await pause(50);
  desk.drop(`ask${asked - 1}`);
  seen[address] = (await heard).status;
}

async function answer(table, turn) {
  const page = await ask("GET", table);
  const found = (pattern) => pattern.exec(page.text)?.[1];
  const actions = [...page.text.matchAll(/<button[^>]*name="action"[^>]*value="([^"]+)"/g)].map((one) => one[1]);
  const [seat, ply] = [found(/name="seat" value="(\d+)"/), found(/name="ply" value="(\d+)"/)];
  if (!actions.length || seat === undefined) return Number(found(/data-ply="(\d+)"/));
  const moved = await ask("POST", `${table}/move`, { seat, ply, action: actions[turn % actions.length] });
  seen[`${table} move ${turn}`] = moved.status;
  return Number(found(/data-ply="(\d+)"/));
}

for (const page of PLAIN) await look(`/farside${page}`);
for (const [at, game] of Object.keys(games).entries()) {
  const began = performance.now();
  for (const page of OF_GAME) await look(`/farside${page.replace("GAME", game)}`, LANGUAGES[at % LANGUAGES.length]);
  const table = (await ask("POST", `/farside/play/${game}`, {})).headers.location;
  let plies = 0;
  for (let turn = 0; turn < 6; turn++) {
    plies = await answer(table, turn);
    await pause(400); // bots
  }
  for (const page of OF_TABLE) await look(`${table}${page}`, LANGUAGES[(at + 1) % LANGUAGES.length]);
  await ask("POST", `${table}/undo`, { seat: 0 });
  await listen(table);
  seen[game] = { plies, ms: Math.round(performance.now() - began) };
}
seen["/watch"] = (await ask("POST", "/farside/watch/pebble", {})).status < 400 ? 200 : 0;
await look("/farside/campaign/skymines");
const hint = (await ask("POST", "/farside/play/pebble", {})).headers.location;
await pause(400);
await ask("POST", `${hint}/advice`, { seat: 0 });
await ask("POST", "/farside/kept", { file: "none of ours" });
await ask("GET", "/farside/nowhere");
const digests = "from farside.core import shelf; import json; json.dumps({key: shelf.ours(key).digest for key in shelf.shelf()})";
seen.boxes = JSON.parse(python.runPython(digests));
seen.times = { python: Math.round(up - begin), open: Math.round(open - begin), kept: [...kept.values()].join("").length };
console.log(JSON.stringify(seen, null, 1));
if (process.argv[3]) {
  writeFileSync(process.argv[3], python.runPython("premade.noted()").toJs());
  console.log(python.runPython("import sys, json; json.dumps(sorted(sys.modules))"));
}
process.exit(0);
