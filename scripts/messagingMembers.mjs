// The part of the messaging bench with a group of 2,000: its page, the search among its members, whom one can
// mention, two thousand who come at once, and its conversation beside that of a group of two.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { median } from './measure.mjs';
import { ms, slowDown } from './messagingDevice.mjs';
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

/** @param bench `dataDir`: of the backend that serves the site */
export async function measureMembers(bench) {
  const { say } = bench;
  const crowd = await makeCrowd(bench);
  const { context, site } = crowd.phone;
  await context.addInitScript({ content: `(${watchMembers})()` });
  const open = async (path) => {
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
    await slowDown(page, slowdown);
    return page;
  };
  const measured = { ...bench, ...crowd, open };
  for (const measure of [measureInfo, measureSearch, measureMention, measureBurst]) {
    await measure(measured);
  }
  await measureConversation(measured);
  say('members in the group', String(members));
  await crowd.phone.context.close();
}

const infoPath = (id) => `/pages/chat/group-info?id=${id}`;
const membersPath = (id) => `/pages/chat/group-members?id=${id}&pick=look`;
const chatPath = (id) => `/pages/chat/conversation?id=group_${id}`;

/** Somebody with two groups: one of two people, and one of 2,000 that is theirs. */
async function makeCrowd({ chat, brand, visit, dataDir }) {
  const { first, other } = await chat.acquaint(brand, brand);
  const owner = await chat.joinAs(brand, first);
  const two = await owner.createGroup('Two of us', [other.userID]);
  const many = await owner.createGroup('All of us', [other.userID]);
  await fill(dataDir, many.groupID, members - 2);
  for (const { groupID } of [two, many]) {
    for (let text = 1; text <= 30; text += 1) await other.say({ groupID }, `Text ${text} of many`);
  }
  owner.leave();
  return { phone: await visit(first), other, two: two.groupID, many: many.groupID };
}

/** Opens the page of the group, from its conversation. */
async function measureInfo({ open, many, runs, say }) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await open(chatPath(many));
    times.push(await goTo(page, infoPath(many), 'main li button, [data-scroll] li button'));
    await page.close();
  }
  say(`open the page of the group${atFour}`, `${ms(times)} (goal: ${goals.info} ms)`);
}

/** Writes into the search among the members, letter by letter. */
async function measureSearch({ open, many, say }) {
  const page = await open(membersPath(many));
  await page.getByRole('searchbox').filter({ visible: true }).first().focus();
  const times = await writeLetters(page, 'an 7');
  say(`key in the search of members until rows are painted${atFour}`, keys(times, goals.key));
  await page.close();
}

/** Names somebody in the composer, letter by letter. */
async function measureMention({ open, many, say }) {
  const page = await open(chatPath(many));
  await page.locator('textarea').filter({ visible: true }).first().focus();
  await page.keyboard.press('@');
  await page.waitForSelector('[role="option"]');
  await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
  const times = await writeLetters(page, 'ana');
  say(`key in the list of whom to mention${atFour}`, keys(times, goals.mention));
  await page.close();
}

/** 2,000 who come in a burst, while the members and then the conversation are before the eyes. */
async function measureBurst({ open, many, say }) {
  for (const [what, path] of [
    ['the members', membersPath(many)],
    ['the conversation', chatPath(many)],
  ]) {
    const page = await open(path);
    await page.evaluate(joinFrames, { groupID: many, members });
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
    await page.close();
  }
}

/** Opens both conversations in turn, each from the list. */
async function measureConversation({ open, two, many, runs, say }) {
  const times = { two: [], many: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, id] of run % 2
      ? [
          ['two', two],
          ['many', many],
        ]
      : [
          ['many', many],
          ['two', two],
        ]) {
      const page = await open('/pages/tabBar/chat');
      times[name].push(await goTo(page, chatPath(id), seat));
      await page.close();
    }
  }
  const more = median(times.many) / median(times.two) - 1;
  const figure = `${ms(times.many)} against ${ms(times.two)}: ${Math.round(more * 100)} % more (goal: ${mostMore * 100} %)`;
  say(`open its conversation against that of two${atFour}`, figure);
}

const atFour = `, CPU ${slowdown}× slower`;

const keys = (times, goal) =>
  `${ms(times)}, ${Math.round(Math.max(...times))} ms the longest (goal: ${goal} ms)`;

/** @returns milliseconds until something that a selector names has been painted at another address */
function goTo(page, address, selector) {
  return page.evaluate(({ to, wanted }) => globalThis.openPage(to, wanted), {
    to: address,
    wanted: selector,
  });
}

/** @returns for each letter, milliseconds from its key until the rows it brings are painted */
async function writeLetters(page, letters) {
  const times = [];
  for (const letter of letters) {
    await page.evaluate(() => globalThis.watchKey());
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await page.evaluate(() => globalThis.keyTime()));
    await page.waitForTimeout(700);
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

/** Runs in a page: what the gateway tells as so many join, one after the other. */
function joinFrames({ groupID, members: count }) {
  const frame = (event, data) =>
    JSON.stringify({ event, errCode: 0, errMsg: '', data: JSON.stringify(data), operationID: '0' });
  const now = Math.floor(Date.now() / 1_000);
  const member = (number) => ({
    ...{ groupID, userID: `joins-${number}`, nickname: `Joins ${number}`, faceURL: '' },
    ...{ roleLevel: 1, joinTime: now, joinSource: 3, inviterUserID: '', muteEndTime: 0 },
    ...{ operatorUserID: '', ex: '', attachedInfo: '' },
  });
  const group = (number) => ({
    ...{ groupID, groupName: 'All of us', notification: '', introduction: '', faceURL: '' },
    ...{ createTime: now, status: 0, creatorUserID: '', groupType: 0, ownerUserID: '' },
    ...{ memberCount: count + number + 1, ex: '', attachedInfo: '', needVerification: 0 },
    ...{ lookMemberInfo: 0, applyMemberFriend: 0, notificationUpdateTime: 0 },
    notificationUserID: '',
  });
  const notice = (number) => ({
    ...{ clientMsgID: `entered-${Date.now()}-${number}`, serverMsgID: `entered-${number}` },
    ...{ createTime: Date.now() + number, sendTime: Date.now() + number, sessionType: 2 },
    ...{ sendID: `joins-${number}`, recvID: '', msgFrom: 200, contentType: 1510, platformID: 5 },
    ...{ senderNickname: `Joins ${number}`, senderFaceUrl: '', groupID, seq: 1_000 + number },
    content: JSON.stringify({
      detail: JSON.stringify({ entrantUser: member(number) }),
      defaultTips: '',
    }),
    ...{ isRead: false, status: 2, attachedInfo: '', ex: '' },
  });
  globalThis.joinFrames = Array.from({ length: count }, (_, number) => [
    frame('OnGroupMemberAdded', member(number)),
    frame('OnGroupInfoChanged', group(number)),
    ...(number % 10 === 0 ? [frame('OnRecvNewMessage', notice(number))] : []),
  ]).flat();
}

/** Runs in every page before its own scripts. */
function watchMembers() {
  let key = 0;
  let shown = 0;
  let changes = 0;
  let most = 0;
  const rowSelector =
    '[role="option"], [data-scroll] a, [data-scroll] [role="button"], [data-scroll] button';
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (key === 0) key = timeStamp;
    },
    true,
  );
  const rowsNow = () =>
    [...document.querySelectorAll(rowSelector)].map((one) => one.textContent).join('|');
  let rows = '';
  let isWatching = false;
  globalThis.onPageChange(() => {
    changes += 1;
    if (!isWatching || key === 0 || rowsNow() === rows) return;
    isWatching = false;
    globalThis.afterPaint(() => {
      shown = performance.now() - key;
    });
  });
  const frame = () => {
    most = Math.max(most, changes);
    changes = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, {
    countChanges() {
      globalThis.forgetTasks();
      changes = 0;
      most = 0;
    },
    mostChanges: () => most,
    watchKey() {
      rows = rowsNow();
      key = 0;
      shown = 0;
      isWatching = true;
    },
    /** Milliseconds until other rows were painted; 0 where the same ones stay. */
    keyTime: () =>
      Promise.race([
        globalThis.untilThere(() => shown),
        new Promise((resolve) => setTimeout(() => resolve(0), 3_000)),
      ]),
    openPage(address, selector) {
      const begun = performance.now();
      history.pushState({ key: address, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      const isThere = () =>
        [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
      return new Promise((resolve) => {
        const look = () => {
          if (isThere()) resolve(performance.now() - begun);
          else globalThis.afterPaint(look);
        };
        globalThis.afterPaint(look);
      });
    },
  });
}
