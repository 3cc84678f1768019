// @ts-check
/// <reference lib="webworker" />
// The service worker: files of the folder come from the cache, all else is asked of the tab that has Python.
// It keeps nothing that may not be lost: a browser ends it whenever it likes.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "__VERSION__";
/** @type {string[]} */
const FILES = ["__FILES__"];
/** Those that lie on the host packed, so that none sends them otherwise. @type {string[]} */
const PACKED = ["__PACKED__"];
/** Those without which nothing begins. On a first visit the others come when they are asked for, or when there is time;
 * a new version comes whole, before it takes its place. */
const FIRST = ["index.html", "shell.js", "shell.css", "engine.js", "untar.js"];
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", js: "text/javascript" };
const CACHE = `farside-${VERSION}`;
const BASE = new URL(".", worker.location.href).pathname;
/** So many files are fetched at a time. */
const TOGETHER = 6;
/** Milliseconds until tabs are asked again who has Python. */
const AGAIN = 1000;

worker.addEventListener("install", (event) => event.waitUntil(gathered(worker.registration.active ? FILES : FIRST)));

/** @param {string[]} names */
async function gathered(names) {
  for (let at = 0; at < names.length; at += TOGETHER) await Promise.all(names.slice(at, at + TOGETHER).map(held));
}

worker.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("farside-") && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

worker.addEventListener("message", (event) => {
  if (event.data === "now") event.waitUntil(takeOver());
  else if (event.data === "if nobody plays") event.waitUntil(takeOverIfFree(event.ports[0]));
  else if (event.data === "make room") isLeaving = true;
  else if (event.data === "complete") event.waitUntil(complete());
  else if (event.data === "here") taken();
});

/** Another tab has Python now: what the one before it was telling ends, so that whoever listened asks anew. */
function taken() {
  for (const end of streams) end();
  streams.clear();
  for (const one of pending) one.again();
}

function windows() {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** A new version takes its place when no tab shows a table: whoever plays is not disturbed.
 * @param {MessagePort} [port] */
async function takeOverIfFree(port) {
  const free = !(await windows()).some((tab) => new URL(tab.url).pathname.startsWith(`${BASE}t/`));
  port?.postMessage(free);
  if (free) await takeOver();
}

/** A browser keeps the version that serves as long as a page listens to it: all tabs are asked to let go of it. */
async function takeOver() {
  for (const tab of await windows()) tab.postMessage({ room: true });
  await worker.skipWaiting();
}

/** Whether another version is to take this one's place: nothing is begun any more that can wait. */
let isLeaving = false;

/** Everything that is not there yet, so that no game is missing without a network. */
async function complete() {
  isLeaving = false;
  const kept = await caches.open(CACHE);
  const there = new Set((await kept.keys()).map((one) => one.url));
  const missing = FILES.filter((name) => !there.has(new URL(name, worker.location.href).href));
  for (const name of missing) {
    if (isLeaving) return;
    await held(name).catch(() => undefined);
  }
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin || !url.pathname.startsWith(BASE)) return;
  const name = url.pathname.slice(BASE.length);
  if (event.request.destination === "document") event.respondWith(shell());
  else if (name.startsWith("lobby/") && url.searchParams.has("theme")) event.respondWith(painted(event.request, url));
  else if (FILES.includes(name)) event.respondWith(file(name, event));
  else event.respondWith(asked(event.request, url));
});

/**
 * A picture of the lobby in a theme that somebody has chosen: lobby/mars.fr.svg?theme=dark.
 * @param {Request} request
 * @param {URL} url
 */
function painted(request, url) {
  const [game, lang] = (url.pathname.split("/").pop() ?? "").split(".");
  const theme = url.searchParams.get("theme") ?? "";
  return asked(
    request,
    new URL(`${BASE}games/${game}/board.svg?${new URLSearchParams({ lang: lang ?? "", theme })}`, url),
  );
}

/** The shell, wherever it is asked for: its own addresses begin at the folder. */
async function shell() {
  const found = await file("index.html");
  const page = (await found.text()).replace('<base href="./" />', `<base href="${BASE}" />`);
  return new Response(page, { status: found.status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** From the cache, else from the host: then it is passed on while it comes, and kept if there is room.
 * @param {string} name @param {ExtendableEvent} [event] */
async function file(name, event) {
  const kept = await caches.open(CACHE);
  const address = new URL(name, worker.location.href).href;
  const found = await kept.match(address);
  if (found) return found;
  const answer = await fetched(name);
  if (!answer.ok) return answer;
  const writing = kept.put(address, answer.clone()).catch(() => undefined);
  event?.waitUntil(writing);
  return answer;
}

/** A file is kept from now on, or it is said that it could not be. @param {string} name */
async function held(name) {
  const answer = await fetched(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const kept = await caches.open(CACHE);
  await kept.put(new URL(name, worker.location.href).href, answer);
}

/** As the host has it now, unpacked, and of the type that browsers want. @param {string} name */
async function fetched(name) {
  const isPacked = PACKED.includes(name);
  const answer = await fetch(new URL(isPacked ? `${name}.packed` : name, worker.location.href), { cache: "no-cache" });
  if (!answer.ok || !answer.body) return answer;
  const type = TYPES[/** @type {keyof typeof TYPES} */ (name.split(".").pop())] ?? answer.headers.get("content-type");
  const body = isPacked ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body, { status: 200, headers: type ? { "content-type": type } : {} });
}

// -- asking Python --------------------------------------------------------------------------------

/** @type {Set<Question>} */
const pending = new Set();
/** How what is told without an end, news of tables, is ended. @type {Set<() => void>} */
const streams = new Set();

/** A request until somebody has begun to answer it. It keeps its name: who has done it does not do it twice. */
class Question {
  /** @param {object} told @param {AbortSignal} signal */
  constructor(told, signal) {
    this.told = told;
    this.signal = signal;
    this.heard = false;
    /** @type {(answer: Response) => void} */
    this.yes = () => undefined;
    /** @type {Promise<Response>} */
    this.answer = new Promise((yes) => (this.yes = yes));
  }

  /** All tabs are asked; the one that has Python answers. */
  async again() {
    if (this.heard) return;
    for (const tab of await windows()) {
      if (tab.frameType !== "top-level" && tab.frameType !== "auxiliary") continue;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => this.hear(data, port1);
      tab.postMessage({ asked: this.told }, [port2]);
    }
  }

  /** Nobody wants to know any more: a worker with nothing open can make room for the next version. */
  forget() {
    if (this.heard) return;
    this.heard = true;
    pending.delete(this);
    this.yes(Response.error());
  }

  /** @param {any} data @param {MessagePort} port */
  hear(data, port) {
    if (data.status && !this.heard) {
      this.heard = true;
      pending.delete(this);
      this.yes(this.response(data, port));
    } else if (data.failed && !this.heard) {
      this.heard = true;
      pending.delete(this);
      this.yes(new Response(data.failed, { status: 500, headers: { "content-type": "text/plain" } }));
    }
  }

  /** @param {{ status: number, headers: string }} head @param {MessagePort} port */
  response({ status, headers }, port) {
    const told = JSON.parse(headers);
    const empty = [204, 205, 304].includes(status) || (status >= 300 && status < 400);
    let end = () => undefined;
    const drop = () => {
      streams.delete(end);
      port.postMessage({ drop: true });
    };
    const body = new ReadableStream({
      start(stream) {
        end = () => {
          port.onmessage = null;
          stream.close();
        };
        if (new Headers(told).get("content-type")?.startsWith("text/event-stream")) streams.add(end);
        port.onmessage = ({ data }) => {
          if (data.chunk) stream.enqueue(data.chunk);
          if (data.end || data.failed) streams.delete(end);
          if (data.end) stream.close();
          if (data.failed) stream.error(new Error(data.failed));
        };
      },
      cancel: drop,
    });
    this.signal.addEventListener("abort", drop);
    return new Response(empty ? null : body, { status, headers: told });
  }
}

/** @param {Request} request @param {URL} url */
async function asked(request, url) {
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  /** @type {Record<string, string>} */
  const headers = {};
  for (const [name, value] of request.headers) headers[name] = value;
  if (body) headers["content-length"] = String(body.byteLength);
  const told = {
    name: crypto.randomUUID(),
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    headers,
    body,
  };
  const question = new Question(told, request.signal);
  pending.add(question);
  if (!body) request.signal.addEventListener("abort", () => question.forget()); // what changes something is done
  await question.again();
  const patient = setInterval(() => (question.heard ? clearInterval(patient) : question.again()), AGAIN);
  return question.answer;
}
