// The parts of the messaging bench that go from one place to another: into conversations of the list, to a
// message far back, through many chats.
import {
  ms,
  openChat,
  rowSelector,
  slowDown,
  slowdowns,
  speed,
  touch,
} from './messagingDevice.mjs';
import { messageAt } from './messagingHistory.mjs';

/** How far back the message lies that is jumped to. */
const farBack = 50_000;
/** Chats that are visited before the heap is looked at. */
const visits = 30;

/** The rows that are opened, by what they are. */
const rows = (size) => [
  'the first conversation of the list, built ahead (1,000 messages)',
  `the second (${size} messages)`,
  'the third (every other message a picture)',
];

/** Touches rows of the list as a finger does. The last message counts as there once it has been painted. */
export async function measureOpening({ runs, say }, { context, site, count }) {
  for (const slowdown of slowdowns) {
    const page = await context.newPage();
    const session = await slowDown(page, slowdown);
    const cold = [];
    const names = rows(count);
    /** @type {{ touch: number, release: number }[][]} */
    const opened = names.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const row of names.keys()) {
        await page.goto('about:blank');
        await page.goto(site);
        cold.push(await page.evaluate(() => globalThis.seen('a[href*="conversation"]')));
        await page.waitForFunction(() => globalThis.isReady() && globalThis.isQuiet(), null, {
          polling: 100,
        });
        await touch(page, session, page.locator(rowSelector).nth(row));
        opened[row]?.push(await page.evaluate(() => globalThis.openedIn()));
      }
    }
    say(`cold start to conversation list${speed(slowdown)}`, ms(cold));
    for (const [row, name] of names.entries()) {
      const times = opened[row] ?? [];
      const release = ms(times.map((one) => one.release));
      const began = ms(times.map((one) => one.touch));
      const figure = `${release} from the finger's leaving the row, ${began} from its touching it`;
      say(`open ${name}${speed(slowdown)}`, figure);
    }
    await page.close();
  }
}

/** Goes to the address of a message far back, as a found message does, while the conversation is open. */
export async function measureJumping({ runs, say }, device) {
  const { me, peerID, count } = device;
  if (count <= farBack) return say(`jump ${farBack} messages back`, 'there are fewer');
  for (const slowdown of slowdowns) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openChat(device, peerID);
      await slowDown(page, slowdown);
      const history = { self: me.userID, peer: peerID, count, end: 0 };
      const { clientMsgID, sendID, content } = messageAt(history, count - farBack - run);
      const id = `single_${peerID}`;
      const search = new URLSearchParams({ id, message: clientMsgID, sender: sendID });
      times.push(
        await page.evaluate(({ to, text }) => globalThis.goTo(to, text), {
          to: `/pages/chat/conversation?${search}`,
          text: content.trim(),
        }),
      );
      await page.close();
    }
    say(`jump ${farBack} messages back${speed(slowdown)}`, ms(times));
  }
}

/** Opens one chat after the other and goes back to the list each time. */
export async function measureVisits({ say }, { context, site }) {
  const page = await context.newPage();
  const session = await slowDown(page, 1);
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  await page.goto(site);
  await page.waitForSelector(rowSelector);
  const before = await heap();
  const addresses = new Set();
  while (addresses.size < visits) {
    const shown = await page.locator(rowSelector).evaluateAll((all) => all.map((one) => one.href));
    const next = shown.find((address) => !addresses.has(address));
    if (!next) {
      // Rows out of view are not there before they are scrolled to.
      await page.locator(rowSelector).last().scrollIntoViewIfNeeded();
      continue;
    }
    addresses.add(next);
    await page.locator(rowSelector).nth(shown.indexOf(next)).click();
    await page.locator('textarea').filter({ visible: true }).first().waitFor();
    await page.goBack();
    await page.locator(rowSelector).first().waitFor();
  }
  const after = await heap();
  say('heap of the chat list', `${before.toFixed(1)} MB`);
  say(`heap after ${visits} chats visited`, `${after.toFixed(1)} MB (goal: 60 MB)`);
  await page.close();
}
