// @ts-check
// A worker with Python in it. The one called "host" answers pages; it wakes the one called "think" when a bot is asked,
// and "analyse" for as long as a finished game is looked back at.
// What the host keeps lies in IndexedDB; nothing is answered before it is written there.
import { loadPyodide } from "./py/pyodide.mjs";
import { untar } from "./untar.js";

const HERE = new URL(".", import.meta.url);
const APP = "/app"; // where archives are in Python's memory
const DATABASE = "farside";
const DOCUMENTS = "documents";

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(new URL(name, HERE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A game's archive, waited for on the spot: Python imports it in this very moment. @param {string} name */
function fetchedNow(name) {
  const asked = new XMLHttpRequest();
  asked.open("GET", new URL(name, HERE).href, false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error(`${name}: ${asked.status}`);
  return new Uint8Array(asked.response);
}

/** Python with the app in it. */
async function python() {
  const app = fetched("py/app.tar"); // comes while Python starts
  const { lock, games } = JSON.parse(new TextDecoder().decode(await fetched("py/python.json")));
  const found = await loadPyodide({
    indexURL: new URL("py/", HERE).href,
    stdLibURL: new URL("py/library.zip", HERE).href,
    lockFileContents: JSON.stringify(lock),
  });
  untar(found.FS, await app, APP);
  found.runPython(`import sys; sys.path.insert(0, "${APP}"); import premade`);
  const entry = found.pyimport("farside.tab.entry");
  const bring = (/** @type {string} */ game) => untar(found.FS, fetchedNow(`py/${games[game]}`), APP);
  entry.prepare(bring, Object.keys(games));
  return entry;
}

// -- what is kept ---------------------------------------------------------------------------------

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error);
  });
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(DOCUMENTS);
  return done(request);
}

/** @param {IDBDatabase} database @returns {Promise<Record<string, string>>} */
async function everything(database) {
  const kept = database.transaction(DOCUMENTS).objectStore(DOCUMENTS);
  const [names, texts] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
  return Object.fromEntries(names.map((name, at) => [String(name), texts[at]]));
}

/**
 * All changes or none, on the disk when this is done.
 * @param {IDBDatabase} database
 * @param {[string, string?][]} changes
 */
async function written(database, changes) {
  const turn = database.transaction(DOCUMENTS, "readwrite", { durability: "strict" });
  const kept = turn.objectStore(DOCUMENTS);
  for (const [name, text] of changes) {
    if (text === undefined || text === null) kept.delete(name);
    else kept.put(text, name);
  }
  await new Promise((/** @type {(found?: unknown) => void} */ yes, no) => {
    turn.oncomplete = () => yes();
    turn.onerror = turn.onabort = () => no(turn.error ?? new Error("not written"));
  });
}

// -- who thinks -----------------------------------------------------------------------------------

/** Another worker with Python in it: there from the first question on, and until it has rested for a while. */
class Thinker {
  /** @param {string} name @param {number} [rest] milliseconds without a question after which it goes; 0: never */
  constructor(name, rest = 0) {
    this.name = name;
    this.rest = rest;
    this.asked = 0;
    this.resting = 0;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, { yes: (answer: Uint8Array) => void, no: (error: Error) => void }>} */
    this.open = new Map();
  }

  /** @param {Uint8Array} question @returns {Promise<Uint8Array>} */
  ask(question) {
    clearTimeout(this.resting);
    const worker = (this.worker ??= this.wake());
    const number = this.asked++;
    return new Promise((yes, no) => {
      this.open.set(number, { yes, no });
      worker.postMessage({ number, question });
    });
  }

  wake() {
    const worker = new Worker(new URL("engine.js", HERE), { type: "module", name: this.name });
    worker.onmessage = ({ data }) => {
      const one = this.open.get(data.number);
      this.open.delete(data.number);
      if (data.failed) one?.no(new Error(data.failed));
      else one?.yes(data.answer);
      if (this.rest && !this.open.size) this.resting = self.setTimeout(() => this.end("rests"), this.rest);
    };
    worker.onerror = (event) => this.end(event.message || "the worker has ended");
    return worker;
  }

  /** Whoever still waits hears why; the next question wakes another. @param {string} why */
  end(why) {
    this.worker?.terminate();
    this.worker = null;
    for (const one of this.open.values()) one.no(new Error(why));
    this.open.clear();
  }
}

const bots = new Thinker("think");
const analyst = new Thinker("analyse", 30_000);

// -- the workers ----------------------------------------------------------------------------------

async function thinks() {
  const entry = python();
  self.onmessage = async ({ data }) => {
    try {
      postMessage({ number: data.number, answer: (await entry).think(data.question) });
    } catch (error) {
      postMessage({ number: data.number, failed: String(/** @type {Error} */ (error)?.message ?? error) });
    }
  };
}

/** @param {{ base: string, origin: string }} where */
async function hosts({ base, origin }) {
  /** @type {IDBDatabase | null} */
  let database = null;
  /** @type {Record<string, string>} */
  let documents = {};
  let why = "";
  const ready = python();
  try {
    database = await opened();
    documents = await everything(database);
  } catch (error) {
    why = String(error);
  }
  const entry = await ready;
  const hooks = {
    /** @param {[string, string?][]} changes */
    write: (changes) => {
      if (!database) return Promise.resolve(); // nothing can be kept, and the page has been told
      return written(database, changes).catch((error) => {
        postMessage({ full: String(error) });
        throw error;
      });
    },
    think: (/** @type {Uint8Array} */ question) => bots.ask(question),
    analyse: (/** @type {Uint8Array} */ question) => analyst.ask(question),
  };
  const desk = entry.Desk(hooks, documents, base, origin);
  postMessage({ ready: true, tables: Object.keys(documents).filter((name) => name.startsWith("table/")).length, why });
  return desk;
}

/** @type {Promise<any> | null} */
let desk = null;

if (self.name !== "host") thinks();
else {
  self.onmessage = async ({ data, ports }) => {
    if (data.open) {
      desk = hosts(data.open);
      desk.catch((error) => postMessage({ failed: String(error?.message ?? error) }));
    } else if (data.asked) answer(data.asked, /** @type {MessagePort} */ (ports[0]));
  };
}

/** @param {any} asked @param {MessagePort} port */
async function answer(asked, port) {
  const here = await desk;
  port.onmessage = ({ data }) => data.drop && here.drop(asked.name);
  try {
    await here.answer(
      asked.name,
      asked.method,
      asked.path,
      asked.query,
      asked.headers,
      asked.body ? new Uint8Array(asked.body) : null,
      asked.cookies,
      (/** @type {number} */ status, /** @type {string} */ headers) => port.postMessage({ status, headers }),
      (/** @type {Uint8Array} */ data) => port.postMessage({ chunk: data }),
      () => port.postMessage({ end: true }),
    );
  } catch (error) {
    port.postMessage({ failed: String(/** @type {Error} */ (error)?.message ?? error) });
  }
}
