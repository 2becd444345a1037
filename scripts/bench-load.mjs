// Visits as a phone makes them: slow 4G (1.6 Mb/s, 150 ms), TLS and HTTP/2, 4× CPU, 390 × 844, median of 5.
// Usage: npm run bench:load -- [--runs 5] [brand …]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from './bareBrowser.mjs';
import { loadSupport, serveSite } from './benchSite.mjs';
import { observe } from './loadWatch.mjs';
import { machine, median } from './measure.mjs';
import { firstAnswer } from './setup.mjs';
import { openTlsFront } from './tlsFront.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, port: { type: 'string', default: '4193' } },
  allowPositionals: true,
});
const port = Number(values.port);
// Where the helpers of the tests find the backend.
process.env['E2E_PORT'] = values.port;
const out = mkdtempSync(join(tmpdir(), 'bench-load-'));
const wanted = positionals.length > 0 ? positionals : ['clatter'];
const server = serveSite({ brand: wanted, out, port });

let browser;
let front;
try {
  await firstAnswer(server);
  front = await openTlsFront(port);
  browser = await openBrowser(['--ignore-certificate-errors']);
  const { product, userAgent } = await browser.send('Browser.getVersion');
  console.log(`${machine()}; ${product}\n`);
  console.log('| brand | visit | FCP | LCP | usable | TBT | CLS | HTML | JS | CSS | other |');
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  const [{ acquaint }, { brandNamed }] = await loadSupport('load', ['chat', 'sites']);
  for (const id of wanted) {
    const brand = brandNamed(id);
    const { first, other } = await acquaint(brand, brand);
    // Its connection would keep the bench from ending.
    other.leave();
    const site = { url: `https://${id}.localhost:${front.port}`, userAgent };
    for (const visit of visitsOf(readData(id), first)) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await measure(browser, site, visit));
      }
      console.log(row(id, visit.what, runs));
    }
  }
} finally {
  await browser?.close();
  front?.close();
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

/** What the page of a built site knows of its brand, with the paths of its tabs. */
function readData(id) {
  const page = readFileSync(join(out, id, 'index.html'), 'utf8');
  const block = (name) =>
    JSON.parse(new RegExp(`id="${name}">(.*?)</script>`, 's').exec(page)?.[1] ?? '{}');
  return { ...block('frames'), lang: /<html lang="([^"]+)"/.exec(page)?.[1] ?? 'en-US' };
}

/** A visitor speaks the brand's own language where nothing else is said. */
function visitsOf({ tabs, lang, locale, locales }, who) {
  const other = locales.find((one) => one !== locale);
  const tabPages = tabs.filter((path) => path !== '/');
  return [
    { what: 'first page', path: '/', language: lang },
    ...tabPages.map((path) => ({ what: path, path, language: lang })),
    { what: 'deep link', path: '/pages/common/about', language: lang },
    ...(other ? [{ what: `first page, reads ${other}`, path: '/', language: other }] : []),
    { what: 'second visit, logged in', path: '/', language: lang, who },
  ];
}

function row(id, what, runs) {
  const middle = (key) => median(runs.map((one) => one[key]));
  const time = (key) => `${Math.round(middle(key))} ms`;
  const size = (key) => `${(middle(key) / 1024).toFixed(1)} KiB`;
  const sizes = ['document', 'script', 'stylesheet', 'other'].map(size);
  const cls = middle('cls').toFixed(3);
  return `| ${[id, what, time('fcp'), time('lcp'), time('usable'), time('tbt'), cls, ...sizes].join(' | ')} |`;
}

/** One visit of a phone of its own. */
async function measure({ send, listen }, site, { path, language, who }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const open = async () => {
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const tell = (method, params) => send(method, params, sessionId);
    await tell('Emulation.setDeviceMetricsOverride', {
      ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
    });
    await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tell('Emulation.setUserAgentOverride', {
      userAgent: site.userAgent,
      acceptLanguage: language,
    });
    await tell('Page.enable');
    const source = `(${observe})(${JSON.stringify(who ? heldBy(who) : {})})`;
    await tell('Page.addScriptToEvaluateOnNewDocument', { source });
    return { targetId, sessionId, tell };
  };
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
  const { sessionId, tell } = await open();
  const { bytes, stop } = await countBytes(listen, sessionId, tell);
  await tell('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tell('Page.navigate', { url: site.url + path });
  const measured = await quietPage(tell);
  stop();
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ...measured, ...bytes };
}

function heldBy({ credentials, deviceId }) {
  return {
    session: JSON.stringify({ version: 1, credentials, profile: null }),
    device_id: deviceId,
  };
}

async function countBytes(listen, sessionId, tell) {
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
