// First visit on a phone: slow 4G (1.6 Mb/s, 150 ms), 4× CPU, 390 × 844, empty caches, median of 5.
// Usage: npm run bench:load -- [--runs 5] [brand …]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from './bareBrowser.mjs';
import { machine, median } from './measure.mjs';
import { firstAnswer, root } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const port = 4193;
const out = mkdtempSync(join(tmpdir(), 'bench-load-'));
const server = spawn(
  process.execPath,
  [
    'cli/bin.js',
    'preview',
    '--build',
    '--json',
    '--no-seed',
    '--data',
    join(out, '.data'),
    '--out',
    out,
    '--port',
    String(port),
    ...positionals,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

let browser;
try {
  const { sites } = await firstAnswer(server);
  browser = await openBrowser();
  const { product, userAgent } = await browser.send('Browser.getVersion');
  console.log(`${machine()}; ${product}\n`);
  console.log('| brand | FCP | LCP | usable | TBT | CLS | HTML | JS | CSS | other |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { id, url } of sites) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await visit(browser, url, userAgent));
    }
    const middle = (key) => median(runs.map((one) => one[key]));
    const time = (key) => `${Math.round(middle(key))} ms`;
    const size = (key) => `${(middle(key) / 1024).toFixed(1)} KiB`;
    console.log(
      `| ${[id, time('fcp'), time('lcp'), time('usable'), time('tbt'), middle('cls').toFixed(3), size('document'), size('script'), size('stylesheet'), size('other')].join(' | ')} |`,
    );
  }
} finally {
  await browser?.close();
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true });
}

async function visit({ send, listen }, url, userAgent) {
  const acceptLanguage = await languageOf(url);
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
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
  await tell('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tell('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
  await tell('Network.enable');
  await tell('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tell('Page.enable');
  await tell('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await tell('Page.navigate', { url });
  const measured = await quietPage(tell);
  stop();
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ...measured, ...bytes };
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

/** The brand's own language: the visitor the stamped first screen is written for. */
async function languageOf(url) {
  const { host, port: onPort } = new URL(url);
  const page = await new Promise((done, refuse) => {
    get({ host: 'localhost', port: onPort, path: '/', headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += data;
      });
      answer.on('end', () => done(text));
    }).on('error', refuse);
  });
  return /<html lang="([^"]+)"/.exec(page)?.[1] ?? 'en-US';
}

/** Runs in the page before its own scripts. */
function observe() {
  const measured = { fcp: 0, lcp: 0, usable: 0, tbt: 0, cls: 0, busy: 0 };
  globalThis.measured = measured;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    measured.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) measured.cls += entry.value;
  });
  watch('longtask', (entry) => {
    measured.busy = entry.startTime + entry.duration;
    if (entry.startTime >= measured.fcp) measured.tbt += Math.max(0, entry.duration - 50);
  });
  // The login button answers as soon as React has taken it over. Asking by timer leaves the frames to
  // the page.
  const look = () => {
    const button = document.querySelector('#root form button[type="submit"]');
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
      measured.usable = performance.now();
    } else setTimeout(look, 20);
  };
  look();
}
