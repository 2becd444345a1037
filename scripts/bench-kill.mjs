// What becomes of messages whose browser is killed (`kill -9`) within milliseconds of their bubble, in
// Chromium against the sandbox: a bubble without the paler look is on the disk.
// Usage: npm run bench:kill -- [--kills 100] [--burst 4] [--within 10]; at most 1,000 texts in all
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from './bareBrowser.mjs';
import { loadSupport, serveSite } from './benchSite.mjs';
import { tellBubbles } from './killWatch.mjs';
import { machine, median } from './measure.mjs';
import { firstAnswer } from './setup.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    /** Texts before each kill, one key after the other. */
    burst: { type: 'string', default: '4' },
    /** Milliseconds from the last bubble to the kill, at most. */
    within: { type: 'string', default: '10' },
    port: { type: 'string', default: '4183' },
  },
});
const { kills, burst, within, port } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
);
process.env['E2E_PORT'] = values.port;
const out = mkdtempSync(join(tmpdir(), 'bench-kill-'));
/** The browser that is open now. */
let running;
const server = serveSite({ brand: 'verbena', out, port });

try {
  const [{ acquaint }, { brandNamed }] = await loadSupport('kill', ['chat', 'sites']);
  await firstAnswer(server);
  const brand = brandNamed('verbena');
  const { first, second, other } = await acquaint(brand, brand);
  const { credentials, deviceId } = first;
  const phone = {
    profile: join(out, 'profile'),
    address: `http://verbena.localhost:${port}/pages/chat/conversation?id=single_${second.credentials.userId}`,
    held: {
      session: JSON.stringify({ version: 1, credentials, profile: null }),
      device_id: deviceId,
    },
  };
  const received = () => other.texts(`single_${credentials.userId}`, 1_000);
  /** Of each text what was shown of it last. */
  const shown = new Map();
  /** @type {{bubble: number[], kept: number[]}} */
  const times = { bubble: [], kept: [] };
  for (let kill = 1; kill <= kills; kill += 1) {
    const page = await open(phone);
    for (let number = 1; number <= burst; number += 1) await page.write(`${kill} ${number}`);
    await page.untilShown(`${kill} ${burst}`);
    await pause(Math.random() * within);
    await page.browser.kill();
    for (const { text, isKept, after } of page.told) {
      shown.set(text, isKept);
      if (after !== undefined) times[isKept ? 'kept' : 'bubble'].push(after);
    }
  }
  const last = await open(phone);
  console.log(`${machine()}; ${(await last.browser.send('Browser.getVersion')).product}\n`);
  const arrived = await settle(received, [...shown.keys()]);
  await last.browser.close();
  other.leave();
  report({ shown, arrived, times });
} finally {
  await running?.kill();
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

function report({ shown, arrived, times }) {
  const texts = [...shown.keys()];
  const isLost = (text) => !arrived.includes(text);
  const kept = texts.filter((text) => shown.get(text));
  const paler = texts.filter((text) => !shown.get(text));
  const doubled = arrived.filter((text, index) => arrived.indexOf(text) !== index);
  const lost = kept.filter(isLost);
  const first = times.bubble.length > 0 ? times.bubble : times.kept;
  console.log('| bubbles at the kill | shown | lost | doubled |');
  console.log('|---|---|---|---|');
  console.log(`| as kept | ${kept.length} | ${lost.length} | ${doubled.length} |`);
  console.log(`| paler | ${paler.length} | ${paler.filter(isLost).length} | |`);
  const middle = (figures) => `${Math.round(median(figures) * 10) / 10} ms`;
  console.log(`\nKey to bubble ${middle(first)}, key to kept ${middle(times.kept)} (medians)`);
  if (lost.length + doubled.length > 0) {
    console.error([...lost, ...doubled].join(', '));
    process.exitCode = 1;
  }
}

/** @returns what the other side has, once it has everything or nothing more comes */
async function settle(received, expected) {
  let arrived = [];
  for (let still = 0; still < 50; still += 1) {
    const before = arrived.length;
    arrived = (await received()).filter((text) => /^\d+ \d+$/.test(text));
    if (expected.every((text) => arrived.includes(text))) break;
    if (arrived.length > before) still = 0;
    await pause(100);
  }
  return arrived;
}

/** Opens the conversation in a browser that has the phone's profile, as the last one left it. */
async function open({ profile, address, held }) {
  const browser = await openBrowser([], profile);
  running = browser;
  const { send, listen } = browser;
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
  const told = [];
  listen(({ method, params }) => {
    if (method === 'Runtime.bindingCalled') told.push(JSON.parse(params.payload));
  });
  await tell('Emulation.setDeviceMetricsOverride', {
    ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  });
  await tell('Runtime.enable');
  await tell('Page.enable');
  await tell('Runtime.addBinding', { name: 'told' });
  const source = `(${tellBubbles})(${JSON.stringify(held)})`;
  await tell('Page.addScriptToEvaluateOnNewDocument', { source });
  await tell('Page.navigate', { url: address });
  const isTrue = async (expression) =>
    (await tell('Runtime.evaluate', { expression })).result.value === true;
  const focusField = `(() => {
    const field = document.querySelector('textarea');
    const isThere = field !== null && document.querySelector('section[tabindex="0"] bdi') !== null;
    if (isThere) field.focus();
    return isThere && document.activeElement === field;
  })()`;
  while (!(await isTrue(focusField))) await pause(20);
  // What a page does when it opens is over by the time somebody has written.
  await pause(1_000);
  // With Control it sends wherever the keys are.
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, modifiers: 2 };
  return {
    browser,
    told,
    async write(text) {
      await tell('Input.insertText', { text });
      await tell('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await tell('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    async untilShown(text) {
      while (!told.some((one) => one.text === text)) await pause(1);
    },
  };
}
