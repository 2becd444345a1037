// The parts of the messaging bench that measure a device with many messages on it.
import { bubbleSelector, ms, openChat, slowDown, slowdowns, speed } from './messagingDevice.mjs';
import { measureJumping, measureOpening, measureVisits } from './messagingOpening.mjs';

/**
 * By the names `--only` takes, in the order they are measured in.
 * @type {Record<string, (bench: any, device: any) => Promise<void>>}
 */
export const parts = {
  open: measureOpening,
  jump: measureJumping,
  scroll: measureScrolling,
  send: measureSending,
  reconnect: measureReconnecting,
  rush: measureRush,
  burst: measureBurst,
  heap: measureHeap,
  visits: measureVisits,
};

/** @returns the number of the topmost message on screen, counted from the oldest */
const topmost = (page) =>
  page.evaluate((bubbles) => {
    const seen = [...document.querySelectorAll(bubbles)].find(
      (bubble) => bubble.getBoundingClientRect().top > 60,
    );
    return Number(/\d+/.exec(seen?.textContent ?? '')?.[0]);
  }, bubbleSelector);

/**
 * Scrolls up through the conversation in front, 60 pixels a frame, while older pages come in above. By
 * wheel: the browser without a screen takes no drag that is made up for it.
 */
async function measureScrolling({ say }, device) {
  for (const slowdown of slowdowns) {
    const page = await openChat(device, device.peerID);
    const session = await slowDown(page, slowdown);
    const before = await topmost(page);
    await page.evaluate(() => {
      globalThis.countFrames();
      globalThis.countGaps();
    });
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 400, yDistance: 12_000, speed: 3_600 },
      gestureSourceType: 'mouse',
    });
    const { frames, longest } = await page.evaluate(() => globalThis.frameRate());
    const passed = before - (await topmost(page));
    if (!(passed > 50)) throw new Error(`The page went up by ${passed} messages only.`);
    const gaps = await page.evaluate(() => globalThis.gaps());
    const figure = `${frames} frames/s, ${longest} ms the longest, ${passed} messages, ${gaps} % of the view empty`;
    say(`scroll through older messages${speed(slowdown)}`, figure);
    await page.close();
  }
}

/** Writes a text into the conversation in front, and sends it with the key. */
export async function sendText(page, text) {
  await page.getByRole('textbox').last().fill(text);
  await page.evaluate((wanted) => globalThis.watchSend(wanted), text);
  // Enter breaks the line on a phone, as the page is.
  await page.keyboard.press('Control+Enter');
}

async function measureSending({ runs, say }, device) {
  const page = await device.page();
  for (const roundTrip of [0, 300]) {
    await page.evaluate((delay) => globalThis.wire.slowDown(delay), roundTrip / 2);
    const echoes = [];
    const settled = [];
    for (let run = 0; run < runs; run += 1) {
      await sendText(page, `sent ${roundTrip} ${run}`);
      await page.waitForFunction(() => globalThis.sendTimes().settled > 0, null, { polling: 50 });
      const times = await page.evaluate(() => globalThis.sendTimes());
      echoes.push(times.echo);
      settled.push(times.settled);
    }
    if (roundTrip === 0) say('send to own bubble', ms(echoes));
    const at = roundTrip ? `${roundTrip} ms round trip` : 'loopback';
    say(`send to acknowledgement, ${at}`, ms(settled));
  }
  await page.evaluate(() => globalThis.wire.slowDown(0));
}

async function measureReconnecting({ runs, say }, device) {
  const { context, other, me } = device;
  const page = await device.page();
  const caught = [];
  for (let run = 0; run < runs; run += 1) {
    // An own message leads to the end, where the next ones come into view.
    await sendText(page, `ready ${run}`);
    await page.waitForFunction(() => globalThis.sendTimes().settled > 0, null, { polling: 50 });
    await context.setOffline(true);
    await page.evaluate(() => globalThis.wire.cut());
    await page.waitForTimeout(1500);
    for (let text = 1; text <= 20; text += 1) await other.say(me, `missed ${run} ${text}`);
    await page.evaluate((text) => globalThis.watchText(text), `missed ${run} 20`);
    await context.setOffline(false);
    await page.waitForFunction(() => globalThis.textTime() > 0, null, { polling: 50 });
    caught.push(await page.evaluate(() => globalThis.textTime()));
  }
  say('network back to caught up (20 missed)', ms(caught));
}

async function measureBurst({ chat, brand, burst, say }, device) {
  const page = await device.page();
  await page.evaluate(() => globalThis.wire.hold());
  await sendMany({ chat, brand }, device, burst);
  await page.evaluate(() => globalThis.wire.release());
  const patience = { polling: 100, timeout: 300_000 };
  await page.waitForFunction(() => globalThis.isQuiet(), null, patience);
  const { longest, total, took } = await page.evaluate(() => globalThis.tasks());
  // What comes all at once stays to be read, out of view: an own message leads to the end.
  await sendText(page, 'after all of them');
  await page.getByText(`burst ${burst}`, { exact: true }).waitFor();
  say(`burst of ${burst}: longest task`, `${Math.round(longest)} ms`);
  say(`burst of ${burst}: blocked beyond 50 ms a task`, `${Math.round(total)} ms`);
  say(`burst of ${burst}: until all is taken in`, `${Math.round(took)} ms`);
}

/** Messages that come in at once while the conversation is looked at. */
const rush = 200;

async function measureRush({ chat, brand, say }, device) {
  for (const slowdown of slowdowns) {
    const page = await openChat(device, device.peerID);
    const session = await slowDown(page, slowdown);
    await page.evaluate(() => globalThis.wire.hold());
    await sendMany({ chat, brand }, device, rush);
    await page.evaluate(() => {
      globalThis.countFrames();
      globalThis.wire.release();
    });
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    const { longest, took } = await page.evaluate(() => globalThis.tasks());
    const { dropped } = await page.evaluate((within) => globalThis.frameRate(within), took);
    const figure = `${Math.round(took)} ms until all is painted, ${dropped} frames dropped, longest task ${Math.round(longest)} ms`;
    say(`${rush} messages at once into an open conversation${speed(slowdown)}`, figure);
    await session.detach();
    await page.close();
  }
}

/** Sends numbered texts as one person over several connections, the last one last. */
async function sendMany({ chat, brand }, { second, me }, count) {
  const senders = await Promise.all(Array.from({ length: 6 }, () => chat.joinAs(brand, second)));
  let next = 1;
  const run = async (sender) => {
    while (next < count) {
      const number = next;
      next += 1;
      await sender.say(me, `burst ${number}`);
      // The gateway takes a hundred frames a second of one connection.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(senders.map(run));
  await senders[0].say(me, `burst ${count}`);
  for (const sender of senders) sender.leave();
}

async function measureHeap({ say }, device) {
  const session = await slowDown(await device.page(), 1);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  say('heap after all that', `${(usedSize / 1024 / 1024).toFixed(1)} MB`);
}
