// @ts-check
/// <reference lib="webworker" />
// What a browser runs when it is called: it shows what it was told, once for each table, and opens it when pressed.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  /** @type {{ title: string, text: string, address: string, tag: string }} */
  const told = event.data?.json() ?? { title: "Farside", text: "", address: "", tag: "farside" };
  const icon = new URL("static/icon-192.png", worker.registration.scope).href;
  const how = { body: told.text, tag: told.tag, icon, badge: icon, data: { address: told.address } };
  event.waitUntil(worker.registration.showNotification(told.title, how));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.address || worker.registration.scope));
});

/** The page that shows it already, else a new one. @param {string} address */
async function open(address) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = pages.find((page) => page.url.split("?")[0] === address);
  return here ? here.focus() : worker.clients.openWindow(address);
}
