// Farside: the page's one script. Everything it does can also be done without it, by links and forms.
"use strict";
(() => {
const $ = (pick, from = document) => from.querySelector(pick);
const $$ = (pick, from = document) => [...from.querySelectorAll(pick)];
const texts = JSON.parse($("#page-texts").textContent);
const table = () => $("#table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const touch = matchMedia("(max-width: 1099px)");
const sleep = ms => new Promise(done => setTimeout(done, ms));
const STEP = 850; // milliseconds a move of somebody else stays on the board
const MOST = 9; // moves shown one by one; of more, the last ones

// -- settings ----------------------------------------------------------------------------------

function remember(name, value) { document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`; }

function theme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  remember("theme", root.dataset.theme);
  for (const picture of $$("img[data-themed]")) {
    const address = new URL(picture.src);
    address.searchParams.set("theme", root.dataset.theme);
    picture.src = address;
  }
}

let loud = localStorage.getItem("sound") === "1";
function showSound() { for (const button of $$(".sound")) button.setAttribute("aria-pressed", loud); }
function chime() {
  if (!loud || !window.AudioContext) return;
  const air = new AudioContext();
  [523.25, 659.25].forEach((pitch, at) => {
    const tone = air.createOscillator(), volume = air.createGain(), start = air.currentTime + at * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(air.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
  setTimeout(() => air.close(), 1200);
}

function points(button) {
  const off = document.body.classList.toggle("no-points");
  remember("points", off ? "off" : "on");
  button.value = off ? "on" : "off";
  button.setAttribute("aria-pressed", !off);
}

function say(text) {
  const live = $("#live");
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = text; });
}

// A word for those who look, and for those who listen.
function toast(text) {
  say(text);
  $("#toast")?.remove();
  const note = document.createElement("p");
  note.id = "toast";
  note.textContent = text;
  document.body.append(note);
  setTimeout(() => note.remove(), 3000);
}

async function copy(button) {
  const link = new URL(button.dataset.copy, location).href;
  try { await navigator.clipboard.writeText(link); } catch { prompt("", link); return; }
  toast(texts.copied);
}

// -- the table changes -------------------------------------------------------------------------

let moved = false; // another decision: what was folded out for the last one folds in
const kept = {
  beforeAttributeUpdated(name, node) {
    if (name === "open" && node.tagName === "DETAILS") return moved && node.classList.contains("fold");
    return !(node.id === "zoom" && name === "style");
  },
};

function swap(target, fresh) {
  if (window.Idiomorph) Idiomorph.morph(target, fresh, { morphStyle: "outerHTML", callbacks: kept });
  else target.replaceWith(fresh);
}

function parsed(html, pick = "#table") { return $(pick, new DOMParser().parseFromString(html, "text/html")); }

function mineNow() { return table().dataset.mine === "1"; }
function logKeys() { return new Set($$("#log-list .story").map(turn => turn.id + turn.textContent)); }

function show(fresh) {
  const before = { mine: mineNow(), log: logKeys(), prompt: $("#prompt")?.textContent, advice: words("advice"), pondering: words("pondering"), focus: document.activeElement };
  const inMove = before.focus?.closest?.("#table");
  const focused = before.focus?.id;
  moved = fresh.dataset.ply !== table().dataset.ply;
  const menu = moved || fresh.dataset.seat !== table().dataset.seat ? null : $("#menu");
  closeMenu();
  swap(table(), fresh);
  settle();
  if (menu) { table().append(menu); if (menu.contains(before.focus)) before.focus.focus(); }
  if (inMove && !document.activeElement?.closest("#table")) {
    ((focused && document.getElementById(focused)) || $("#prompt"))?.focus({ preventScroll: true });
  }
  announce(before);
  tell(byItself(before.log));
}

// What a turn of the log says, its lines one after another.
function story(turn) { return $$(".lines p", turn).map(line => line.textContent.trim()).join(" "); }

function words(id) { return document.getElementById(id)?.innerText.trim().replace(/\s+/g, " ") || ""; }

function announce(before) {
  const news = $$("#log-list .story").filter(turn => !before.log.has(turn.id + turn.textContent)).slice(0, 6);
  const lines = news.reverse().map(story);
  const now = $("#prompt")?.textContent || "";
  if (now !== before.prompt) lines.push(now);
  for (const part of ["advice", "pondering"]) if (words(part) && words(part) !== before[part]) lines.push(words(part));
  if (lines.length) say(lines.join(" "));
  if (mineNow() && !before.mine) chime();
}

// What the last move set off by itself (income, a storm that turns), from the first line that is nobody's.
function byItself(known) {
  if (table().dataset.mode === "replay") return [];
  const news = $$("#log-list .story").filter(turn => turn.dataset.ply === table().dataset.ply && !known.has(turn.id + turn.textContent));
  const lines = news.reverse().map(turn => ({ text: story(turn), own: Boolean($(".mark", turn)) }));
  const first = lines.findIndex(line => !line.own);
  return first < 0 ? [] : lines.slice(first).map(line => line.text);
}

// Told one after another over the board; a click or a key ends it.
let tale = 0;
async function tell(lines) {
  const mine = ++tale;
  if (!lines.length || document.hidden) return;
  for (const line of lines) {
    if ($("#caption")) $("#caption").textContent = line;
    for (let waited = 0; waited < 2 * STEP && mine === tale; waited += 50) await sleep(50);
    if (mine !== tale) return;
  }
  hush();
}
function hush() {
  tale++;
  if ($("#caption")) $("#caption").textContent = "";
}

// What must be true again after every change.
function settle() {
  document.title = table().dataset.title;
  showSound();
  showTab();
  for (const place of $$("#table [data-action]:not(button)")) {
    place.setAttribute("tabindex", place.closest("#board") ? "-1" : "0");
    if (!place.hasAttribute("role")) place.setAttribute("role", "button");
  }
  $("#board [data-action]:not(button)")?.setAttribute("tabindex", "0");
  for (const place of $$("#table [data-closed]:not(.refusal)")) {
    const reason = document.getElementById("no-" + place.dataset.closed.replaceAll(":", "-"));
    if (reason && !$("title", place)) place.setAttribute("aria-description", reason.textContent.trim());
  }
  if (table().dataset.mode === "replay") $(".story.here")?.scrollIntoView({ block: "nearest" });
  const digest = $("#digest");
  if (digest && sessionStorage.getItem(seenKey()) === digest.dataset.ply) digest.hidden = true;
  zoomable();
}

function seenKey() { return `digest-${table().dataset.table}-${table().dataset.seat}`; }

let asking = null;
function fetchTable(address, options = {}) {
  asking?.abort();
  asking = new AbortController();
  return fetch(address, { ...options, headers: { "x-fragment": "1", ...(options.headers || {}) }, signal: asking.signal, credentials: "same-origin" });
}

async function refresh() {
  try {
    const answer = await fetchTable(`/t/${table().dataset.table}`);
    if (answer.ok) await arrive(parsed(await answer.text()));
  } catch (error) { if (error.name !== "AbortError") offline(); }
}

// Moves of others are shown one after another; a click shows the end at once.
let skip = false, playing = false;
async function arrive(fresh) {
  if (!fresh) return;
  const from = Number(table().dataset.ply), to = Number(fresh.dataset.ply);
  const same = fresh.dataset.seat === table().dataset.seat && !$(".curtain", fresh) && !$(".curtain");
  if (same && to > from + 1 && !calm.matches && !document.hidden) await steps(Math.max(from + 1, to - MOST), to);
  show(fresh);
}

async function steps(from, to) {
  playing = true;
  tale++;
  skip = false;
  try {
    for (let ply = from; ply < to && !skip; ply++) await step(ply);
  } catch {
    // a step that does not come is not shown; what follows shows the end
  } finally {
    if ($("#caption")) $("#caption").textContent = "";
    playing = false;
  }
}

async function step(ply) {
  const answer = await fetch(`/t/${table().dataset.table}/replay?ply=${ply}`, { headers: { "x-fragment": "1" } });
  if (!answer.ok) skip = true;
  const past = parsed(await answer.text());
  if (skip || !past) return;
  for (const part of ["strip", "zoom", "aside"]) {
    const now = document.getElementById(part), then = past.querySelector("#" + part);
    if (now && then) swap(now, then);
  }
  const here = past.querySelector(".story.here");
  if ($("#caption")) $("#caption").textContent = here ? story(here) : "";
  for (let waited = here ? 0 : STEP; waited < STEP && !skip; waited += 50) await sleep(50); // nothing told, nothing to see
}

// -- acting ------------------------------------------------------------------------------------

let busy = false;
async function send(form, extra = {}) {
  if (busy) return;
  busy = true;
  table().setAttribute("aria-busy", "true");
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  try {
    const answer = await fetchTable(form.getAttribute("action"), { method: "POST", body });
    await arrive(parsed(await answer.text()));
  } catch (error) {
    if (error.name !== "AbortError") offline();
  } finally {
    busy = false;
    table().removeAttribute("aria-busy");
  }
}

function take(action) {
  const form = $("#options");
  if (form && option(action)) send(form, { action });
  else toast(texts.unknown);
}

function option(action) { return $(`#options button[data-action="${CSS.escape(action)}"]`); }

function offline() { toast(texts.offline); }

function lit(element) {
  const actions = element?.closest?.("[data-action]")?.dataset.action?.split(" ") || [];
  const closed = element?.closest?.("[data-closed]")?.dataset.closed;
  for (const other of $$("#table [data-action]")) {
    other.classList.toggle("lit", other.dataset.action.split(" ").some(name => actions.includes(name)));
  }
  for (const other of $$("#table [data-closed]")) other.classList.toggle("lit", other.dataset.closed === closed);
}

// A place that several options lead to opens a small menu there.
function closeMenu() { $("#menu")?.remove(); }
function openMenu(place, actions) {
  closeMenu();
  const menu = document.createElement("div");
  menu.id = "menu";
  menu.className = "menu";
  menu.setAttribute("role", "menu");
  const head = document.createElement("p");
  head.textContent = texts.choose;
  menu.append(head);
  for (const action of actions) {
    const button = option(action)?.cloneNode(true);
    if (!button) continue;
    button.removeAttribute("id");
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.addEventListener("click", event => { event.stopPropagation(); closeMenu(); take(action); });
    menu.append(button);
  }
  table().append(menu);
  const spot = place.getBoundingClientRect(), size = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, spot.left + spot.width / 2 - size.width / 2))}px`;
  menu.style.top = `${Math.max(8, Math.min(innerHeight - size.height - 8, spot.bottom + 6))}px`;
  $("button", menu)?.focus();
}

function press(place) {
  const actions = place.dataset.action.split(" ").filter(action => option(action));
  if (actions.length > 1) openMenu(place, actions);
  else if (actions.length === 1) take(actions[0]);
}

// -- keys --------------------------------------------------------------------------------------

function places() { return $$("#table [data-action]:not(button)").filter(place => place.getClientRects().length); }

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// The nearest place in this direction, places straight ahead before those aside.
function neighbour(from, dx, dy) {
  const here = centre(from);
  let best = null, least = Infinity;
  for (const place of places()) {
    if (place === from) continue;
    const there = centre(place), x = there.x - here.x, y = there.y - here.y;
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = place;
  }
  return best;
}

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function arrow(event) {
  const [dx, dy] = ARROWS[event.key];
  const focus = document.activeElement;
  if (focus?.closest("#options, #menu")) {
    const row = $$("button", focus.closest("#options, #menu")).filter(button => button.checkVisibility());
    row[(row.indexOf(focus) + (dx + dy) + row.length) % row.length]?.focus();
    return true;
  }
  const from = focus?.closest?.("[data-action]");
  const next = from ? neighbour(from, dx, dy) : places()[0];
  next?.focus();
  return Boolean(next);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !table()) return;
  if (playing) skip = true; else hush();
  if ($("dialog[open]")) return;
  const focus = document.activeElement;
  if (focus?.matches("input:not([type=range]):not([type=radio]), select, textarea")) return;
  if (handled(event, focus)) event.preventDefault();
}

function handled(event, focus) {
  if (event.key === "Escape") { closeMenu(); return false; }
  if (event.key === "?") { $("#help").showModal(); return true; }
  if (table().dataset.mode === "replay") return replayKey(event, focus);
  if (event.key === "/") { command(); return true; }
  if (event.key in ARROWS) return arrow(event);
  if ((event.key === "Enter" || event.key === " ") && focus?.matches("[data-action]:not(button)")) { press(focus); return true; }
  if (event.key.length !== 1) return false;
  const button = $(`#move [data-key="${CSS.escape(event.key.toLowerCase())}"], #lift[data-key="${CSS.escape(event.key)}"]`);
  button?.click();
  return Boolean(button);
}

function command() {
  const dialog = $("#command");
  $("#notations").replaceChildren(...$$("#options button").map(button => {
    const option = document.createElement("option");
    option.value = button.dataset.action;
    option.label = $(".on", button).textContent;
    return option;
  }));
  $("#command-answer").textContent = "";
  $("#notation").value = "";
  dialog.showModal();
  $("#notation").focus();
}

function typed() {
  const words = $("#notation").value.trim().toLowerCase();
  if (!words) return;
  const form = $("#options");
  if (!form) { $("#command-answer").textContent = texts.unknown; return; }
  $("#command").close();
  send(form, { action: words });
}

// -- replay ------------------------------------------------------------------------------------

let running = null;
async function seek(ply, push = true) {
  try {
    const last = Number($("#ply").dataset.last), to = Math.max(0, Math.min(last, ply));
    const answer = await fetchTable(`/t/${table().dataset.table}/replay?ply=${to}`);
    if (!answer.ok) return;
    show(parsed(await answer.text()));
    history[push ? "pushState" : "replaceState"]({ ply: to }, "", `?ply=${to}`);
    $("#go-play")?.setAttribute("aria-pressed", Boolean(running));
    if (to >= Number($("#ply").dataset.last) && table().dataset.finished) stop();
  } catch (error) { if (error.name !== "AbortError") offline(); }
}
function stop() { clearInterval(running); running = null; $("#go-play")?.setAttribute("aria-pressed", "false"); }
function run() {
  if (running) { stop(); return; }
  running = setInterval(() => seek(Number(table().dataset.ply) + 1, false), 1100);
  seek(Number(table().dataset.ply) + 1, false);
}
function replayKey(event, focus) {
  const ply = Number(table().dataset.ply);
  const jumps = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Infinity, PageUp: ply - 10, PageDown: ply + 10 };
  if (event.key === " " && !focus?.matches("button, a")) { run(); return true; }
  if (!(event.key in jumps)) return false;
  stop();
  seek(jumps[event.key]);
  return true;
}

// -- phone: tabs and zoom ----------------------------------------------------------------------

let tab = "move";
function showTab() {
  if (!$(`#tabs [data-tab="${tab}"]`)) tab = "move";
  table().dataset.tab = tab;
  for (const button of $$("#tabs [data-tab]")) button.setAttribute("aria-selected", button.dataset.tab === tab);
}

let lens = null, lensOn = null;
function zoomable() {
  const zoom = $("#zoom");
  if (!window.Panzoom || !zoom || (!lens && !touch.matches)) return;
  if (lensOn !== zoom) {
    lensOn = zoom;
    lens = Panzoom(zoom, { maxScale: 5, minScale: 1, contain: "outside", panOnlyWhenZoomed: true, noBind: true, cursor: "", touchAction: "none" });
    zoom.addEventListener("pointerdown", event => { if (touch.matches) { dragged = 0; lens.handleDown(event); } });
  }
  if (!touch.matches) lens.reset({ animate: false });
}

let dragged = 0, tapped = 0;
document.addEventListener("pointermove", event => {
  if (!lens || !touch.matches) return;
  dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
  lens.handleMove(event);
});
document.addEventListener("pointerup", event => {
  if (!lens || !touch.matches) return;
  lens.handleUp(event);
  if (!event.target.closest?.("#zoom") || dragged > 12 || event.target.closest("[data-action]")) return;
  if (event.timeStamp - tapped < 320) doubleTap(event);
  tapped = event.timeStamp;
});
function doubleTap(event) {
  if (lens.getScale() > 1.05) lens.reset();
  else lens.zoomToPoint(2.4, event, { animate: true });
}

// -- listening ---------------------------------------------------------------------------------

let news = "", waitingFor = null;
function listen() {
  if (!table() || table().dataset.mode !== "live" || !window.EventSource) return;
  const source = new EventSource(`/api/v1/tables/${table().dataset.table}/events`);
  source.onmessage = event => {
    news = event.lastEventId;
    if (news !== table().dataset.pulse) soon();
  };
}

// Changes that come close together are fetched once; what this page is sending itself comes with the answer.
function soon() {
  clearTimeout(waitingFor);
  waitingFor = setTimeout(async () => {
    if (busy || playing) { soon(); return; }
    if (news === table().dataset.pulse) return;
    await refresh();
  }, 60);
}

// A campaign's page is fetched anew when a chapter is over or the next one is open.
const saga = () => $("main[data-campaign]");
function follow() {
  if (!saga() || !window.EventSource) return;
  const source = new EventSource(`/api/v1/campaigns/${saga().dataset.campaign}/events`);
  source.onmessage = event => { if (event.lastEventId !== saga().dataset.pulse) retell(); };
}
async function retell() {
  try {
    const answer = await fetchTable(`/c/${saga().dataset.campaign}`);
    if (answer.ok) swap(saga(), parsed(await answer.text(), "main[data-campaign]"));
    say($(".saga-end, .stage[aria-current] h3")?.textContent || "");
  } catch (error) { if (error.name !== "AbortError") offline(); }
}

// -- what is pressed ---------------------------------------------------------------------------

const deeds = {
  theme: (button, event) => { event.preventDefault(); theme(); },
  points: (button, event) => { event.preventDefault(); points(button); },
  sound: () => { loud = !loud; localStorage.setItem("sound", loud ? "1" : "0"); showSound(); chime(); },
  help: () => $("#help").showModal(),
  words: () => {
    $$("dialog[open]").forEach(dialog => dialog.close());
    $("#in-words-text").replaceChildren(...$$("#words > :not(h2)").map(node => node.cloneNode(true)));
    $("#in-words").showModal();
  },
  copy: button => copy(button),
  fit: () => lens?.reset(),
  jump: (link, event) => { event.preventDefault(); $(link.getAttribute("href")).scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" }); },
  dismiss: () => { sessionStorage.setItem(seenKey(), $("#digest").dataset.ply); $("#digest").hidden = true; $("#prompt").focus(); },
  step: async button => {
    const now = table().cloneNode(true);
    await steps(Number(button.dataset.from), Number(button.dataset.to));
    show(now);
  },
  run: () => run(),
  go: (link, event) => { event.preventDefault(); stop(); seek(Number(link.dataset.ply)); },
};

document.addEventListener("click", event => {
  if (playing) skip = true; else hush();
  const deed = event.target.closest("[data-do]");
  if (deed && deeds[deed.dataset.do]) { deeds[deed.dataset.do](deed, event); return; }
  const tabbed = event.target.closest("[data-tab]");
  if (tabbed?.closest("#tabs")) { tab = tabbed.dataset.tab; showTab(); return; }
  const place = event.target.closest("#table [data-action]:not(button)");
  if (place) { if (dragged < 12 || !touch.matches) press(place); return; }
  if (!event.target.closest("#menu")) closeMenu();
  const turn = event.target.closest("#log-list .story");
  if (turn && table()?.dataset.mode === "replay" && !event.target.closest("a")) { stop(); seek(Number(turn.dataset.ply)); }
});

document.addEventListener("submit", event => {
  const form = event.target, deed = form.dataset.do;
  if (deed === "act") { event.preventDefault(); if (event.submitter?.value) send(form, { action: event.submitter.value }); }
  else if (deed === "undo") { event.preventDefault(); const no = $("#undo-why"); if (no) toast(no.textContent); else send(form); }
  else if (deed === "advice") { event.preventDefault(); say(texts.advising); send(form); }
  else if (deed === "command") { event.preventDefault(); typed(); }
  else if (deed === "seek") { event.preventDefault(); seek(Number($("#ply").value)); }
});

// Who is alone needs the player who is never asked; too many people leave that player no room.
function company(people) {
  for (const set of $$("fieldset[data-usual]")) {
    const [without, ...levels] = $$("input", set), full = people > Number(set.dataset.most);
    without.disabled = people === 1;
    for (const level of levels) level.disabled = full;
    if (people === 1 && without.checked) levels.find(level => level.value === set.dataset.usual).checked = true;
    if (full) without.checked = true;
  }
}

document.addEventListener("input", event => {
  if (event.target.id === "ply") { stop(); seek(Number(event.target.value), false); }
});
document.addEventListener("change", event => {
  if (event.target.dataset.do === "lang") event.target.form.submit();
  if (event.target.name === "players") {
    for (const seat of $$("[data-seat]")) seat.hidden = Number(seat.dataset.seat) >= Number(event.target.value);
    company(Number(event.target.value));
  }
});
for (const type of ["pointerover", "focusin"]) document.addEventListener(type, event => { if (table()) lit(event.target); });
document.addEventListener("toggle", event => {
  if (event.target.open && event.target.matches(".fold, .digest")) event.target.scrollIntoView({ block: "nearest" });
}, true);
document.addEventListener("keydown", key);
addEventListener("popstate", () => {
  if (table()?.dataset.mode === "replay") seek(Number(new URLSearchParams(location.search).get("ply") || $("#ply").dataset.last), false);
});

addEventListener("pageshow", event => { if (event.persisted && table()?.dataset.mode === "live") refresh(); });

showSound();
if (location.hash === "#run" && $("#player")) run();
if (table()) { settle(); listen(); }
follow();
})();
