// Messaging in Chromium against the sandbox, 390 × 844: what a person waits for with 100,000 and
// 1,000,000 messages on the device.
// Usage: npm run bench:messaging -- [--messages 100000,1000000] [--burst 10000]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rolldown } from 'rolldown';
import { loadSupport, serveSite } from './benchSite.mjs';
import { machine, median } from './measure.mjs';
import { fillStore, holdWire, watchPage } from './messagingPage.mjs';
import { browserFlags, ensureChromium, firstAnswer, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000,1000000' },
    burst: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const port = 4183;
const site = `http://verbena.localhost:${port}`;
const rowSelector = 'a[href*="/pages/chat/conversation"]';
const bubbleSelector = 'section[tabindex="0"] bdi';
/** Milliseconds between a finger's touching a row and its leaving it, when it opens. */
const touchTime = 70;
const out = mkdtempSync(join(tmpdir(), 'bench-messaging-'));

/** The helpers of the end-to-end tests, and what lays out the device's store. */
async function bundleHelpers() {
  const [chat, sites] = await loadSupport('messaging', ['chat', 'sites']);
  const rows = await rolldown({
    cwd: root,
    input: 'app/core/messaging/store/messageRows.ts',
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await rows.generate({ format: 'iife', name: 'rows' });
  await rows.close();
  return { chat, sites, rowCode: output[0].code };
}

const server = serveSite({ brand: 'verbena', out, port });
const table = [];
const say = (what, size, figure) => {
  table.push([what, size, figure]);
  console.log(`| ${what} | ${size} | ${figure} |`);
};

try {
  const helpers = await bundleHelpers();
  await firstAnswer(server);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: browserFlags,
  });
  console.log(`${machine()}; Chromium ${browser.version()}\n`);
  console.log('| what | messages on the device | median |');
  console.log('|---|---|---|');
  for (const count of values.messages.split(',').map(Number))
    await measure(browser, helpers, count);
  await browser.close();
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(browser, { chat, sites, rowCode }, count) {
  const brand = sites.brandNamed('verbena');
  const { first, second, other } = await chat.acquaint(brand, brand);
  const me = { userID: first.credentials.userId };
  for (let group = 1; group <= 60; group += 1)
    await other.createGroup(`Group ${group}`, [me.userID]);
  const { other: third } = await chat.acquaint(brand, brand);
  await third.say(me, 'The one before');
  await other.say(me, 'The newest');
  const conversationID = `single_${second.credentials.userId}`;
  const path = `/pages/chat/conversation?id=${conversationID}`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watchPage);
  await context.addInitScript(holdWire);
  const held = {
    session: JSON.stringify({ version: 1, credentials: first.credentials, profile: null }),
    device_id: first.deviceId,
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, held);

  // The app lays out its store; then it is filled as if the years had gone by.
  const filler = await context.newPage();
  await filler.goto(site);
  await filler.waitForSelector(rowSelector);
  await filler.evaluate(() => navigator.serviceWorker.ready);
  await filler.goto(`${site}/release.json`);
  const name = `messages-${me.userID}`;
  for (const filled of [
    { count, conversationID, self: me.userID, name },
    { count: 1_000, conversationID: `single_${third.userID}`, self: me.userID, name },
  ]) {
    await filler.evaluate(`${rowCode}; (${fillStore})(rows, ${JSON.stringify(filled)})`);
  }
  await filler.close();

  for (const slowdown of [1, 4]) {
    const at = slowdown === 1 ? '' : `, CPU ${slowdown}× slower`;
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const cold = [];
    /** @type {number[][]} of the first row, and of the second */
    const opened = [[], []];
    for (let run = 0; run < runs; run += 1) {
      for (const row of [1, 0]) {
        await page.goto('about:blank');
        await page.goto(site);
        cold.push(await page.evaluate(() => globalThis.seen('a[href*="conversation"]')));
        await page.waitForFunction(() => globalThis.isReady() && globalThis.isQuiet(), null, {
          polling: 100,
        });
        await page.locator(rowSelector).nth(row).click({ delay: touchTime });
        const took = await page.evaluate(() => globalThis.openedIn());
        opened[row]?.push(took);
      }
    }
    say(`cold start to conversation list${at}`, count, ms(cold));
    say(`open the first conversation of the list${at}`, count, ms(opened[0]));
    say(`open the second conversation of the list${at}`, count, ms(opened[1]));
    const { frames, longest } = await scroll(page, session);
    say(
      `scroll through older messages${at}`,
      count,
      `${frames} frames/s, ${longest} ms the longest`,
    );
    await page.close();
  }

  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(site + path);
  await page.waitForSelector(bubbleSelector);
  await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
  for (const roundTrip of [0, 300]) {
    await page.evaluate((delay) => globalThis.wire.slowDown(delay), roundTrip / 2);
    const echoes = [];
    const settled = [];
    for (let run = 0; run < runs; run += 1) {
      const text = `sent ${roundTrip} ${run}`;
      await page.getByRole('textbox').last().fill(text);
      await page.evaluate((wanted) => globalThis.watchSend(wanted), text);
      // Enter breaks the line on a phone, as the page is.
      await page.keyboard.press('Control+Enter');
      await page.waitForFunction(() => globalThis.sendTimes().settled > 0, null, { polling: 50 });
      const times = await page.evaluate(() => globalThis.sendTimes());
      echoes.push(times.echo);
      settled.push(times.settled);
    }
    if (roundTrip === 0) say('send to own bubble', count, ms(echoes));
    say(
      `send to acknowledgement, ${roundTrip ? `${roundTrip} ms round trip` : 'loopback'}`,
      count,
      ms(settled),
    );
  }
  await page.evaluate(() => globalThis.wire.slowDown(0));

  const caught = [];
  for (let run = 0; run < runs; run += 1) {
    await context.setOffline(true);
    await page.evaluate(() => globalThis.wire.cut());
    await page.waitForTimeout(1500);
    for (let text = 1; text <= 20; text += 1) await other.say(me, `missed ${run} ${text}`);
    await page.evaluate((text) => globalThis.watchText(text), `missed ${run} 20`);
    await context.setOffline(false);
    await page.waitForFunction(() => globalThis.textTime() > 0, null, { polling: 50 });
    caught.push(await page.evaluate(() => globalThis.textTime()));
  }
  say('network back to caught up (20 missed)', count, ms(caught));

  const burst = Number(values.burst);
  await page.evaluate(() => globalThis.wire.hold());
  await sendMany(chat, brand, second, me, burst);
  await page.evaluate((text) => globalThis.watchText(text), `burst ${burst}`);
  await page.evaluate(() => globalThis.wire.release());
  await page.waitForFunction(() => globalThis.textTime() > 0, null, {
    polling: 100,
    timeout: 300_000,
  });
  await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100, timeout: 300_000 });
  const { longest, total } = await page.evaluate(() => globalThis.tasks());
  const took = await page.evaluate(() => globalThis.textTime());
  say(`burst of ${burst}: longest task`, count, `${Math.round(longest)} ms`);
  say(`burst of ${burst}: blocked beyond 50 ms a task`, count, `${Math.round(total)} ms`);
  say(`burst of ${burst}: until the last one shows`, count, `${Math.round(took)} ms`);

  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  say('heap after all that', count, `${(usedSize / 1024 / 1024).toFixed(1)} MB`);
  other.leave();
  third.leave();
  await context.close();
}

/** Drags through the conversation in front, 60 pixels a frame, while older pages come in above. */
async function scroll(page, session) {
  await page.evaluate(() => globalThis.countFrames());
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: 12_000,
    speed: 3_600,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => globalThis.frameRate());
}

function ms(figures) {
  return `${Math.round(median(figures))} ms`;
}

/** Sends numbered texts as one person over several connections, the last one last. */
async function sendMany(chat, brand, who, to, count) {
  const senders = await Promise.all(Array.from({ length: 6 }, () => chat.joinAs(brand, who)));
  let next = 1;
  const run = async (sender) => {
    while (next < count) {
      const number = next;
      next += 1;
      await sender.say(to, `burst ${number}`);
      // The gateway takes a hundred frames a second of one connection.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(senders.map(run));
  await senders[0].say(to, `burst ${count}`);
  for (const sender of senders) sender.leave();
}
