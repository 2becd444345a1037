// The parts of the messaging bench with a group of 2,000: its page, the search among its members, whom one can
// mention, two thousand who come at once, and its conversation beside that of a group of two. All of them are
// `members`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { median } from './measure.mjs';
import { ms, slowDown, touch } from './messagingDevice.mjs';
import { joinFrames, watchMembers, watchPages } from './messagingMembersPage.mjs';
import { root } from './setup.mjs';

const members = 2_000;
/** What came is on the device and on the screen after so many milliseconds, at the latest. */
const settling = 5_000;
/** How many times slower the CPU is: that of a phone. */
const slowdown = 4;
/** Milliseconds each may take. */
const goals = { info: 300, key: 50, mention: 50, task: 50 };
/** How much more the conversation of the large group may take to open. */
const mostMore = 0.1;

const seat = '[data-sender-face], section[tabindex="0"] bdi';

/** @typedef {(measured: any) => Promise<void>} Measure */

/**
 * By the names `--only` takes, in the order they are measured in.
 * @type {Record<string, Measure>}
 */
export const memberParts = {
  'members-info': measureInfo,
  'members-search': measureSearch,
  'members-mention': measureMention,
  'members-burst': measureBurst,
  'members-conversation': measureConversation,
};

/**
 * @param bench `dataDir`: of the backend that serves the site
 * @param {readonly Measure[]} measures of `memberParts`
 */
export async function measureMembers(bench, measures) {
  const { say } = bench;
  const crowd = await makeCrowd(bench);
  await watch(crowd.phone);
  const open = async (path, { context, site } = crowd.phone) => {
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    await slowDown(page, slowdown);
    return page;
  };
  const fresh = async () => {
    const phone = await crowd.visitAgain();
    await watch(phone);
    return phone;
  };
  say('members in the group', String(members));
  for (const measure of measures) await measure({ ...bench, ...crowd, open, fresh });
  await crowd.phone.context.close();
}

const watch = ({ context }) =>
  context.addInitScript({ content: `(${watchMembers})(); (${watchPages})();` });

const membersPath = (id) => `/pages/chat/group-members?id=${id}&pick=look`;
const chatPath = (id) => `/pages/chat/conversation?id=group_${id}`;

/** Somebody with two groups: one of two people, and one of 2,000 that is theirs, with the `seq` of its newest text. */
async function makeCrowd({ chat, brand, visit, dataDir }) {
  const { first, other } = await chat.acquaint(brand, brand);
  const owner = await chat.joinAs(brand, first);
  const two = await owner.createGroup('Two of us', [other.userID]);
  const many = await owner.createGroup('All of us', [other.userID]);
  await fill(dataDir, many.groupID, members - 2);
  let seq = 0;
  for (const { groupID } of [two, many]) {
    for (let text = 1; text <= 30; text += 1) {
      ({ seq } = await other.say({ groupID }, `Text ${text} of many`));
    }
  }
  owner.leave();
  const ids = { two: two.groupID, many: many.groupID };
  return { ...ids, phone: await visit(first), visitAgain: () => visit(first), other, seq };
}

/** Touches the title of the conversation as a finger does, until faces of its members are painted. */
async function measureInfo({ open, many, runs, say }) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await open(chatPath(many));
    const session = await slowDown(page, slowdown);
    await page.evaluate((faces) => globalThis.watchTouch(faces), 'main li button');
    await touch(page, session, page.locator('h1 a').filter({ visible: true }));
    times.push(await page.evaluate(() => globalThis.touchTimes));
    await page.close();
  }
  const release = ms(times.map((one) => one.release));
  const figure = `${release} from the finger's leaving the title (goal: ${goals.info} ms), ${ms(times.map((one) => one.touch))} from its touching it`;
  say(`open the page of the group${atFour}`, figure);
}

/** Writes into the search among the members, letter by letter. */
async function measureSearch({ open, many, runs, say }) {
  const page = await open(membersPath(many));
  await page.getByRole('searchbox').filter({ visible: true }).first().focus();
  const times = await writeLetters(page, 'an 7', runs);
  say(`key in the search of members until rows are painted${atFour}`, keys(times, goals.key));
  await page.close();
}

/** Names somebody in the composer, letter by letter. */
async function measureMention({ open, many, runs, say }) {
  const page = await open(chatPath(many));
  await page.locator('textarea').filter({ visible: true }).first().focus();
  await page.keyboard.press('@');
  await page.waitForSelector('[role="option"]');
  await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
  const times = await writeLetters(page, 'ana', runs);
  say(`key in the list of whom to mention${atFour}`, keys(times, goals.mention));
  await page.close();
}

/** 2,000 who come in a burst, while the members and then the conversation are before the eyes. */
async function measureBurst({ open, fresh, many, seq, say }) {
  for (const [what, path] of [
    ['the members', membersPath(many)],
    ['the conversation', chatPath(many)],
  ]) {
    // On a device that the frames before were not told to: the gateway knows nothing of them.
    const phone = await fresh();
    const page = await open(path, phone);
    // The members who were there before have been fetched and written by then.
    await page.waitForTimeout(2 * settling);
    await page.evaluate(joinFrames, { groupID: many, members, seq });
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    await page.evaluate(() => {
      globalThis.countChanges();
      return globalThis.wire.inject(globalThis.joinFrames);
    });
    await page.waitForTimeout(settling);
    const patience = { polling: 100, timeout: 300_000 };
    await page.waitForFunction(() => globalThis.isQuiet(), null, patience);
    const { longest, total, took } = await page.evaluate(() => globalThis.tasks());
    const most = await page.evaluate(() => globalThis.mostChanges());
    const figure = `longest task ${Math.round(longest)} ms (goal: ${goals.task} ms), ${Math.round(total)} ms beyond 50 ms, ${most} changes of the page in a frame at most, ${Math.round(took)} ms until quiet`;
    say(`${members} join at once, ${what} shown${atFour}`, figure);
    await phone.context.close();
  }
}

/** Opens both conversations in turn, each from the list, once before it counts. */
async function measureConversation({ open, two, many, runs, say }) {
  const ids = { two, many };
  const times = { two: [], many: [] };
  for (let run = -1; run < runs; run += 1) {
    for (const name of run % 2 ? ['two', 'many'] : ['many', 'two']) {
      const page = await open('/pages/tabBar/chat');
      const time = await goTo(page, chatPath(ids[name]), seat);
      if (run >= 0) times[name].push(time);
      await page.close();
    }
  }
  const more = median(times.many) / median(times.two) - 1;
  const figure = `${ms(times.many)} against ${ms(times.two)}: ${Math.round(more * 100)} % more (goal: ${mostMore * 100} %)`;
  say(`open its conversation against that of two${atFour}`, figure);
}

const atFour = `, CPU ${slowdown}× slower`;

/** @param times of several rounds, each with those of its letters in turn */
function keys(times, goal) {
  const seen = times.flat().map((one) => one.seen);
  const first = times.map(([one]) => one.seen);
  const all = times.flat().map((one) => one.all);
  return `${ms(seen)}, ${Math.round(Math.max(...seen))} ms the longest, ${ms(first)} the first letter (goal: ${goal} ms); ${ms(all)} with the rows beyond the view`;
}

/** @returns milliseconds until something that a selector names has been painted at another address */
function goTo(page, address, selector) {
  return page.evaluate(({ to, wanted }) => globalThis.openPage(to, wanted), {
    to: address,
    wanted: selector,
  });
}

/**
 * Writes letters once to see which rows each of them brings in the end, whether or not those differ from the ones
 * before, then in several rounds to measure.
 * @returns of each round, for each letter, as `keyTimes`
 */
async function writeLetters(page, letters, rounds) {
  const times = [];
  const brought = [];
  // All members are on the device by then.
  await page.waitForTimeout(settling);
  const press = async (letter) => {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(1_000);
  };
  for (const letter of letters) {
    await press(letter);
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    brought.push(await page.evaluate(() => globalThis.fieldAndRows()));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const _ of letters) await page.keyboard.press('Backspace');
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    const ofRound = [];
    for (const [index, letter] of [...letters].entries()) {
      await page.evaluate((wanted) => globalThis.watchKey(wanted), brought[index]);
      await press(letter);
      ofRound.push(await page.evaluate(() => globalThis.keyTimes));
    }
    times.push(ofRound);
  }
  return times;
}

/** Puts made-up people into a group of the backend, which may be running. */
async function fill(dataDir, groupID, count) {
  const dir = join(root, '.cache/bench/members');
  const build = await rolldown({
    cwd: root,
    input: { fill: 'tests/support/messaging/fillEntry.ts' },
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: [/^@libsql\//, /^libsql/, /^sharp/],
  });
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  const { fillGroupOf } = await import(pathToFileURL(join(dir, 'fill.mjs')).href);
  await fillGroupOf({ root, dataDir }, groupID, count);
}
