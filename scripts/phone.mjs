// A phone on a slow network, for benches that have no driver attached: slow 4G (1.6 Mb/s, 150 ms), 4× CPU,
// 390 × 844.
import { setTimeout as pause } from 'node:timers/promises';
import { observe } from './loadWatch.mjs';

/**
 * Where a phone goes: the address of the site, and what its browser says it is.
 * @typedef {{ url: string, userAgent: string }} Site
 * @typedef {{ targetId: string, sessionId: string, tell: (method: string, params?: object) => Promise<any> }} Phone
 */

/**
 * A page of a phone.
 * @param {import('./bareBrowser.mjs').Send} send
 * @param {Site & { browserContextId: string, language: string, source: string }} options `source` runs before its scripts
 * @returns {Promise<Phone>}
 */
export async function openPhone(send, { browserContextId, userAgent, language, source }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
  await tell('Emulation.setDeviceMetricsOverride', {
    ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  });
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tell('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  await tell('Page.enable');
  await tell('Page.addScriptToEvaluateOnNewDocument', { source });
  return { targetId, sessionId, tell };
}

/** @param {Phone} phone @param {{ isFast?: boolean }} [network] */
export async function slowDown({ tell }, { isFast = false } = {}) {
  await tell('Network.emulateNetworkConditions', {
    offline: false,
    latency: isFast ? 0 : 150,
    downloadThroughput: isFast ? -1 : 1.6e6 / 8,
    uploadThroughput: isFast ? -1 : 750e3 / 8,
  });
  await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What a phone keeps of somebody who is logged in. */
export function heldBy({ credentials, deviceId }) {
  return {
    session: JSON.stringify({ version: 1, credentials, profile: null }),
    device_id: deviceId,
  };
}

/**
 * One visit of a phone of its own.
 * @param {Pick<Awaited<ReturnType<typeof import('./bareBrowser.mjs').openBrowser>>, 'send' | 'listen'>} browser
 * @param {Site} site
 * @param {{ path: string, language: string, who?: any }} visit `who` has been here before, and is logged in
 */
export async function measureVisit({ send, listen }, site, { path, language, who }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const source = `(${observe})(${JSON.stringify(who ? heldBy(who) : {})})`;
  const open = () => openPhone(send, { ...site, browserContextId, language, source });
  if (who) {
    // The visit before leaves the site, its worker and the chats on the phone.
    const { targetId, tell } = await open();
    await tell('Page.navigate', { url: site.url + path });
    await quietPage(tell);
    await tell('Runtime.evaluate', {
      expression: 'navigator.serviceWorker.ready.then(() => undefined)',
      awaitPromise: true,
    });
    await send('Target.closeTarget', { targetId });
  }
  const phone = await open();
  const { bytes, stop } = await countBytes(listen, phone);
  await slowDown(phone);
  await phone.tell('Page.navigate', { url: site.url + path });
  const measured = await quietPage(phone.tell);
  stop();
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ...measured, ...bytes };
}

async function countBytes(listen, { sessionId, tell }) {
  const bytes = { document: 0, script: 0, stylesheet: 0, other: 0 };
  const kinds = new Map();
  const stop = listen((message) => {
    if (message.sessionId !== sessionId) return;
    const { requestId, type, encodedDataLength } = message.params;
    if (message.method === 'Network.responseReceived') kinds.set(requestId, type.toLowerCase());
    if (message.method !== 'Network.loadingFinished') return;
    const kind = kinds.get(requestId);
    bytes[kind in bytes ? kind : 'other'] += encodedDataLength;
  });
  await tell('Network.enable');
  return { bytes, stop };
}

/** Long tasks and late shifts count until the page has been usable and quiet for two seconds. */
async function quietPage(tell) {
  for (;;) {
    await pause(250);
    const { result } = await tell('Runtime.evaluate', {
      expression: '({ now: performance.now(), ...globalThis.measured })',
      returnByValue: true,
    });
    const { now, usable, busy } = result.value;
    if (usable > 0 && now - Math.max(usable, busy) > 2000) return result.value;
  }
}
