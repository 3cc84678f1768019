// @ts-check
// The shell: the page that stays. It has Python, or waits until the tab that has it goes; pages are in its frame.

const BASE = new URL(".", document.baseURI).pathname;
const LOCK = `farside ${BASE}`;
/** @type {Record<string, Record<string, string>>} */
const TEXTS = JSON.parse(document.getElementById("shell-texts")?.textContent ?? "{}");
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("frame"));
const bar = /** @type {HTMLElement} */ (document.getElementById("bar"));
const start = /** @type {HTMLElement} */ (document.getElementById("start"));

/** The reader's language: as chosen here, else as the browser says. */
function language() {
  const chosen = localStorage.getItem("lang") ?? "";
  const wishes = [chosen, ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase())];
  return wishes.find((one) => one in TEXTS) ?? "en";
}

/** @param {string} key */
function text(key) {
  return TEXTS[language()]?.[key] ?? TEXTS.en?.[key] ?? key;
}

/**
 * A line at the foot, with a button if something can be done.
 * @param {string} key
 * @param {string} [action]
 * @param {() => void} [does]
 */
function tell(key, action, does) {
  bar.replaceChildren(Object.assign(document.createElement("span"), { textContent: text(key) }));
  if (action && does) {
    const button = Object.assign(document.createElement("button"), { textContent: text(action), onclick: does });
    bar.append(button);
  }
  bar.append(
    Object.assign(document.createElement("button"), {
      className: "x",
      textContent: "×",
      ariaLabel: text("close"),
      onclick: hush,
    }),
  );
  bar.hidden = false;
}

function hush() {
  bar.hidden = true;
}

/** Nothing can be played here: why, and what still can be done. @param {string} key @param {string} [more] */
function sorry(key, more = "") {
  frame.hidden = true;
  start.hidden = false;
  start.className = "sorry";
  /** @type {HTMLElement} */ (start.querySelector("p")).textContent = [text(key), more].filter(Boolean).join(" ");
}

// -- Python ---------------------------------------------------------------------------------------

/** @type {Worker | null} */
let engine = null;
/** Questions that came while nobody here had Python. @type {{ asked: any, port: MessagePort }[]} */
let waiting = [];
let isReady = false;

function open() {
  engine = new Worker(new URL("engine.js", document.baseURI), { type: "module", name: "host" });
  engine.onmessage = ({ data }) => {
    if (data.ready) ready(data);
    if (data.failed) sorry("failed", data.failed);
    if (data.full) tell("full", "save", save);
  };
  engine.onerror = (event) => sorry("failed", event.message);
  engine.postMessage({ open: { base: BASE.replace(/\/$/, ""), origin: location.origin } });
  for (const one of waiting.splice(0)) ask(one.asked, one.port);
  navigator.serviceWorker.controller?.postMessage("here");
}

/** @param {{ tables: number, why: string }} told */
async function ready({ tables, why }) {
  isReady = true;
  document.documentElement.dataset.ready = "1";
  hush();
  if (why) tell("unkept", "save", save);
  if (tables && isStill() && !isLeaving) frame.contentWindow?.location.replace(BASE);
  navigator.serviceWorker.controller?.postMessage("complete");
  if (tables) await navigator.storage?.persist?.();
}

/** The page where all games become a file. */
function save() {
  frame.contentWindow?.location.assign(`${BASE}kept`);
  hush();
}

/** Whether the lobby is shown as it was built, without one's own tables. */
function isStill() {
  return frame.contentWindow?.location.pathname.startsWith(`${BASE}lobby/`) ?? false;
}

/** @param {any} asked @param {MessagePort} port */
function ask(asked, port) {
  engine?.postMessage({ asked: { ...asked, cookies: document.cookie } }, [port]);
}

navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
  const port = ports[0];
  if (data.room) makeRoom();
  if (!data.asked || !port) return;
  if (engine) {
    if (!seen(data.asked.name)) ask(data.asked, port);
  } else {
    waiting = [...waiting.filter((one) => one.asked.name !== data.asked.name).slice(-20), { asked: data.asked, port }];
  }
});

/** @type {Set<string>} */
const names = new Set();

/** Whether a question is on its way already: it is asked again until somebody answers. @param {string} name */
function seen(name) {
  if (names.has(name)) return true;
  names.add(name);
  if (names.size > 500) names.delete(/** @type {string} */ (names.values().next().value));
  return false;
}

// -- pages ----------------------------------------------------------------------------------------

/** Whether a game that a link holds is on its way from the lobby as it was built: nothing may take its place. */
let isCarried = location.hash.startsWith("#game=");
/** Whether somebody has pressed something in the lobby as it was built: that goes on once Python is there. */
let isLeaving = isCarried;

addEventListener("hashchange", () => {
  if (location.hash.startsWith("#game=")) location.reload(); // a link that was pasted where the lobby is shown
});

frame.addEventListener("load", () => {
  const shown = frame.contentWindow;
  if (!shown || shown.location.href === "about:blank") return;
  isCarried &&= isStill();
  isLeaving = isCarried;
  reveal(shown);
  const { pathname, search, hash } = shown.location;
  history.replaceState(null, "", isStill() ? BASE : pathname + search + hash);
  document.title = shown.document.title;
  document.documentElement.lang = shown.document.documentElement.lang;
  if (!isStill()) localStorage.setItem("lang", shown.document.documentElement.lang);
  if (!shown.document.body.matches(".tb")) shown.focus();
  offer();
});

/** A page is seen as soon as it is read: its last picture may come later. */
function awaitRead() {
  const shown = frame.contentWindow;
  if (!frame.hidden) return;
  const isRead = shown && shown.location.href !== "about:blank" && shown.document.readyState !== "loading";
  if (isRead) reveal(shown);
  else setTimeout(awaitRead, 20);
}

/** @param {Window} shown */
function reveal(shown) {
  if (start.className === "sorry") return;
  start.hidden = true;
  frame.hidden = false;
  if (isStill() && dressed !== shown.document) dress(shown.document);
}

/** @type {Document | null} */
let dressed = null;

/** The lobby as it was built wears the theme that was chosen, and says that Python starts. @param {Document} page */
function dress(page) {
  dressed = page;
  const theme = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  if (theme) page.documentElement.dataset.theme = theme;
  page.addEventListener("submit", leave, true);
  page.defaultView?.addEventListener("beforeunload", leave);
}

function leave() {
  isLeaving = true;
  if (engine && !isReady) tell("starting");
}

/** Whether the lobby is asked for. */
function isLobby() {
  return [BASE, `${BASE}index.html`].includes(location.pathname) && !location.search;
}

function show() {
  const wanted = location.pathname + location.search + location.hash;
  frame.src = isLobby() && !isReady ? `${BASE}lobby/${language()}.html${location.hash}` : wanted;
  awaitRead();
}

/** @type {ServiceWorkerRegistration | null} */
let registered = null;

/** Milliseconds in which a new version takes its place, once the one that serves has nothing to do: what is under way
 * there takes its time on a slow device. */
const ROOM = 30_000;

/** A new version waits until no tab shows a table, or until somebody wants it. */
function offer() {
  const next = registered?.waiting;
  if (!next || !navigator.serviceWorker.controller) return;
  next.postMessage("if nobody plays");
  if (frame.contentWindow?.location.pathname.startsWith(`${BASE}t/`)) {
    tell("new-version", "take-it", () => next.postMessage("now"));
  }
}

/** @type {Promise<void> | null} */
let room = null;

/** Nothing here keeps the version that serves busy, so that the next one can take its place and load this page anew;
 * where it does not come, the page is shown again, and room is made once more when nobody looks. */
function makeRoom() {
  room ??= (async () => {
    const isShown = !frame.hidden;
    navigator.serviceWorker.controller?.postMessage("make room");
    frame.contentWindow?.location.replace("about:blank");
    start.hidden = false;
    frame.hidden = true;
    hush();
    await new Promise((yes) => setTimeout(yes, ROOM));
    if (isShown) show();
    room = null;
  })();
  return room;
}

/** A new version that may take its place loads this page anew: Python need not be started twice, nor anything asked. */
async function replaced() {
  const next = registered?.waiting;
  if (!next || !navigator.serviceWorker.controller) return;
  const { port1, port2 } = new MessageChannel();
  const taken = new Promise((yes) => {
    port1.onmessage = ({ data }) => yes(data);
    setTimeout(() => yes(false), 3000);
  });
  next.postMessage("if nobody plays", [port2]);
  if (await taken) await makeRoom();
}

/** @param {ServiceWorkerRegistration} found */
function update(found) {
  registered = found;
  offer();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) replaced();
    else found.update().catch(() => undefined); // without a network there is nothing new
  });
  let fresh = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (fresh) location.reload();
    fresh = true;
  });
}

/** Milliseconds after which another tab has Python if this one has not got it. */
const PATIENCE = 500;

/** Where another tab has Python the lobby as it was built gives way to the one with one's own tables. */
function asksOther() {
  if (!engine && isStill() && !isLeaving) frame.contentWindow?.location.replace(BASE);
}

async function begin() {
  /** @type {HTMLElement} */ (start.querySelector("p")).textContent = text("starting");
  if (typeof WebAssembly === "undefined") return sorry("no-wasm");
  if (!("serviceWorker" in navigator) || !navigator.locks) return sorry(isSecureContext ? "no-worker" : "not-secure");
  const isEarly = !navigator.serviceWorker.controller && isLobby() && !location.hash;
  if (isEarly) show(); // the host has it as well; what is pressed there waits for the service worker
  frame.inert = isEarly;
  try {
    update(await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { scope: BASE }));
  } catch (error) {
    return sorry("no-worker", String(error));
  }
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((yes) => navigator.serviceWorker.addEventListener("controllerchange", yes, { once: true }));
  }
  if (isEarly) {
    frame.inert = false;
    frame.contentWindow?.focus();
  }
  await replaced();
  if (!isEarly) show();
  setTimeout(asksOther, PATIENCE);
  // One tab has Python; when it goes, the next one takes its place.
  navigator.locks.request(LOCK, () => {
    open();
    return new Promise(() => undefined);
  });
}

begin();
