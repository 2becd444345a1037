// Messaging in Chromium against the sandbox, 390 × 844: what a person waits for with 100,000 and
// 1,000,000 messages on the device, and while messages pour into the conversation they write in.
// Its usage: npm run bench:messaging -- --help
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rolldown } from 'rolldown';
import { loadSupport, serveSite } from './benchSite.mjs';
import { weighLazyParts } from './lazyParts.mjs';
import { machine } from './measure.mjs';
import { openChat, rowSelector } from './messagingDevice.mjs';
import { measureFloods } from './messagingFlood.mjs';
import { fillHistory, messageAt } from './messagingHistory.mjs';
import { measureMembers, memberParts } from './messagingMembers.mjs';
import { fillStore, holdWire } from './messagingPage.mjs';
import { parts } from './messagingParts.mjs';
import { watchScript } from './messagingWatch.mjs';
import { browserFlags, ensureChromium, firstAnswer, root } from './setup.mjs';

const usage = `Usage: npm run bench:messaging -- [--messages 100000,1000000] [--burst 10000] [--runs 5]
  [--only open,jump,scroll,send,reconnect,rush,burst,heap,visits,flood,members,weight]
"members" is all of members-info, members-search, members-mention, members-burst and members-conversation.
E2E_PORT is the port its sites are served at, 4183 unless it is set: where several run at once, each needs its own.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    messages: { type: 'string', default: '100000,1000000' },
    burst: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
// `-- members` names a part as well as `--only members` does.
const chosen = chooseParts(values.only ?? (positionals.join(',') || undefined));
/** Groups that fill the list. */
const groups = 40;
const port = Number(process.env.E2E_PORT ?? 4183);
const site = `http://clatter.localhost:${port}`;
const out = mkdtempSync(join(tmpdir(), 'bench-messaging-'));

/** @returns the names of the parts to measure @throws where there is no such part */
function chooseParts(only) {
  const all = [...Object.keys(parts), 'flood', ...Object.keys(memberParts), 'weight'];
  const names = (only?.split(',') ?? all).flatMap((name) =>
    name === 'members' ? Object.keys(memberParts) : name,
  );
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length === 0) return names;
  const known = ['members', ...all].join(', ');
  throw new Error(`--only: there is no part "${unknown.join('", "')}"; there are ${known}.`);
}

/** The helpers of the end-to-end tests, and what lays out the device's store. */
async function bundleHelpers() {
  const [chat, media, sites] = await loadSupport('messaging', ['chat', 'media', 'sites']);
  const rows = await rolldown({
    cwd: root,
    input: 'app/core/messaging/store/messageRows.ts',
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await rows.generate({ format: 'iife', name: 'rows' });
  await rows.close();
  return { chat, media, brand: sites.brandNamed('clatter'), rowCode: output[0].code };
}

const server = serveSite({ brand: 'clatter', out, port });
const sayOf = (size) => (what, figure) => console.log(`| ${what} | ${size} | ${figure} |`);

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
  const bench = {
    ...helpers,
    runs: Number(values.runs),
    burst: Number(values.burst),
    dataDir: join(out, '.data'),
    /** A phone of somebody who is logged in. */
    visit: async (who) => ({ site, context: await phoneOf(browser, who) }),
  };
  const ofDevice = Object.entries(parts).filter(([name]) => chosen.includes(name));
  if (ofDevice.length > 0) {
    for (const count of values.messages.split(',').map(Number)) {
      const device = await fillDevice(bench, count);
      for (const [, measure] of ofDevice) await measure({ ...bench, say: sayOf(count) }, device);
      await device.end();
    }
  }
  if (chosen.includes('flood')) await measureFloods({ ...bench, say: sayOf('few') });
  const ofMembers = Object.entries(memberParts).filter(([name]) => chosen.includes(name));
  if (ofMembers.length > 0) {
    await measureMembers(
      { ...bench, say: sayOf('few') },
      ofMembers.map(([, measure]) => measure),
    );
  }
  if (chosen.includes('weight')) {
    for (const { part, bytes, files } of weighLazyParts(join(out, 'clatter')))
      sayOf('–')(`JavaScript of: ${part}`, `${bytes} B brotli, ${files} files`);
  }
  await browser.close();
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

async function phoneOf(browser, { credentials, deviceId }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript({ content: watchScript() });
  await context.addInitScript(holdWire);
  const held = {
    session: JSON.stringify({ version: 1, credentials, profile: null }),
    device_id: deviceId,
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, held);
  return context;
}

/** Somebody who has sent texts and pictures in turn, a picture last. */
async function sendPictures({ chat, media, brand }, to) {
  const { second: who, other: painter } = await chat.acquaint(brand, brand);
  for (let number = 1; number <= 12; number += 1) {
    await painter.say({ userID: to }, `Picture ${number} of the day`);
    const picture = await media.pictureOf(number % 2 ? 800 : 600, number % 2 ? 600 : 800);
    await media.sendMedia(brand, { who, person: painter, to }, picture);
  }
  return painter;
}

/** Conversations below those that are measured, so that the list is as long as that of somebody who uses it. */
async function fillList(person, me) {
  for (let number = 1; number <= groups; number += 1) {
    const { groupID } = await person.createGroup(`Group ${number}`, [me.userID]);
    for (let text = 1; text <= 12; text += 1) await person.say({ groupID }, `Text ${text} of many`);
  }
}

/** A phone with so many messages in its first conversation, and the people they are from. */
async function fillDevice({ chat, media, brand, rowCode, visit }, count) {
  const { first, second, other } = await chat.acquaint(brand, brand);
  const me = { userID: first.credentials.userId };
  await fillList(other, me);
  const peerID = second.credentials.userId;
  const { other: third } = await chat.acquaint(brand, brand);
  await third.say(me, 'Hello too');
  const end = Date.now();
  const histories = [
    { self: me.userID, peer: peerID, count, end },
    { self: me.userID, peer: third.userID, count: 1_000, end },
  ];
  for (const history of histories) await fillHistory(join(out, '.data'), history);
  const painter = await sendPictures({ chat, media, brand }, me.userID);
  await other.say(me, 'The one before');
  await third.say(me, 'The newest');
  const phone = await visit(first);

  // The app lays out its store; then it is filled as if the years had gone by.
  const filler = await phone.context.newPage();
  await filler.goto(site);
  await filler.waitForSelector(rowSelector);
  await filler.evaluate(() => navigator.serviceWorker.ready);
  await filler.goto(`${site}/release.json`);
  const name = `messages-${me.userID}`;
  for (const history of histories) {
    const filled = JSON.stringify({ history, name });
    await filler.evaluate(`${rowCode}; (${fillStore})(rows, ${messageAt}, ${filled})`);
  }
  await filler.close();
  /** @type {Promise<import('playwright').Page> | undefined} */
  let page;
  return {
    ...{ ...phone, me, second, other, peerID, count },
    /** The first conversation: one page for all parts that need nothing fresh. */
    page() {
      page ??= openChat(phone, peerID);
      return page;
    },
    async end() {
      other.leave();
      third.leave();
      painter.leave();
      await phone.context.close();
    },
  };
}
