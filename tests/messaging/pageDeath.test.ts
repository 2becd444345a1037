import { expect, test } from 'vitest';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { sampleOf } from '../support/depth.ts';
import type { ModelDevice } from '../support/messaging/modelDevice.ts';
import type { ModelTab } from '../support/messaging/modelTab.ts';
import type { TransactionFate } from '../support/messaging/pageDatabase.ts';
import { createScheduleWorld, peerFor } from '../support/messaging/scheduleWorld.ts';

const peer = peerFor('u1', 1);
const conversationID = conversationIdOf(peer);
/** Transactions from the key that sends to the message's being settled, and some to spare. */
const moments = sampleOf(
  9,
  Array.from({ length: 24 }, (_, index) => index),
);
const ends: TransactionFate[] = ['kill-before', 'kill-after'];

/** A device with one page that is connected, and what its person's messages came to. */
async function begin() {
  const world = createScheduleWorld({
    seed: 1,
    latency: 10,
    isUnordered: false,
    doubling: 0,
    pace: 0,
    operations: [],
  });
  world.heal();
  const device = world.devices[0] as ModelDevice;
  const tab = device.openTab();
  tab.engine.open(conversationID);
  await world.time.pass(5_000);
  const { threads } = world.gateway;
  return {
    world,
    device,
    tab,
    /** What the server has, in its order. */
    sent: () => threads.visible('u1', conversationID).map(({ message }) => message.content),
    shown: (page: ModelTab) =>
      page.timelines.get(conversationID)?.messages.map(({ content }) => content),
    texts: () => threads.all().length,
  };
}

const say = (tab: ModelTab, text: string) =>
  tab.engine.send(peer, { kind: 'text', text }).then(
    () => true,
    () => false,
  );

for (const end of ends) {
  test(`A page that dies at any transaction (${end}) loses, doubles and misorders nothing`, async () => {
    for (const after of moments) {
      const { world, device, tab, sent, shown } = await begin();
      device.plan([...Array<TransactionFate>(after).fill('done'), end]);
      const all: string[] = [];
      // On a page that is gone nobody writes.
      const write = (page: ModelTab, text: string) => {
        if (page.isDead()) return;
        all.push(text);
        say(page, text);
      };
      for (const text of ['one', 'two', 'three']) write(tab, text);
      await world.time.pass(after % 3);
      tab.kill();
      const next = device.openTab();
      next.engine.open(conversationID);
      write(next, 'four');
      await world.time.pass(60_000);
      const page = next.isDead() ? device.tab() : next;
      page.engine.open(conversationID);
      await world.time.pass(60_000);
      expect(sent(), `after ${after}`).toEqual(all);
      expect(shown(page), `after ${after}`).toEqual(all);
      expect(page.journal.entries()).toEqual([]);
      expect(await page.store.outbox()).toEqual([]);
    }
  });
}

test('A page that dies in the task of the key loses nothing, in whichever tab it was', async () => {
  for (const isLeading of [true, false]) {
    const { world, device, tab, sent, shown } = await begin();
    const other = device.openTab();
    other.engine.open(conversationID);
    await world.time.pass(5_000);
    const [dying, left] = isLeading ? [tab, other] : [other, tab];
    say(dying, 'one');
    say(left, 'two');
    dying.kill();
    await world.time.pass(60_000);
    expect(sent()).toEqual(['one', 'two']);
    expect(shown(left)).toEqual(['one', 'two']);
    expect(left.journal.entries()).toEqual([]);
  }
});

test('What a page left behind goes also when no other page ever writes again', async () => {
  const { world, device, tab, sent } = await begin();
  const other = device.openTab();
  await world.time.pass(5_000);
  // Of a tab that does not lead nobody learns that it is gone.
  say(other, 'one');
  other.kill();
  await world.time.pass(10_000);
  expect(sent()).toEqual(['one']);
  expect(tab.journal.entries()).toEqual([]);
});

test('Two tabs that take over the same entry show and send it once', async () => {
  const { world, device, tab, sent, shown } = await begin();
  const other = device.openTab();
  other.engine.open(conversationID);
  await world.time.pass(5_000);
  for (let count = 0; count < 5; count += 1) {
    say(tab, `${count} here`);
    say(other, `${count} there`);
  }
  await world.time.pass(60_000);
  const all = [0, 1, 2, 3, 4].flatMap((count) => [`${count} here`, `${count} there`]);
  expect(sent()).toEqual(all);
  expect(shown(tab)).toEqual(all);
  expect(shown(other)).toEqual(all);
});

test('An own message shows before the store has it, and stays in its place', async () => {
  const { world, tab, shown } = await begin();
  say(tab, 'one');
  say(tab, 'two');
  expect(shown(tab)).toEqual(['one', 'two']);
  // Looking again into the store, which does not have them yet, takes nothing away.
  tab.show(true);
  await world.time.pass(60_000);
  expect(shown(tab)).toEqual(['one', 'two']);
});

test('A message that is removed before the store has it is not sent, here or later', async () => {
  const { world, device, tab, sent, shown } = await begin();
  const entry = tab.journal.add(peer, { kind: 'text', text: 'regretted' });
  const sending = tab.engine.send(peer, { kind: 'text', text: 'regretted' }, entry);
  const ref = { conversationID, sendID: 'u1', clientMsgID: entry?.clientMsgID ?? '' };
  const removing = tab.engine.remove(ref).catch(() => undefined);
  await Promise.all([sending, removing, world.time.pass(10_000)]);
  expect(shown(tab)).toEqual([]);
  device.killBrowser();
  const next = device.openTab();
  next.engine.open(conversationID);
  await world.time.pass(60_000);
  expect(sent()).toEqual([]);
  expect(shown(next)).toEqual([]);
});

test('A device that keeps nothing sends what it was given, once, over a reload', async () => {
  for (const after of [0, 1, 2, 3]) {
    const { world, device, tab, sent } = await begin();
    device.plan([...Array<TransactionFate>(after).fill('done'), 'full']);
    for (const text of ['one', 'two', 'three']) say(tab, text);
    await world.time.pass(after * 7);
    tab.kill();
    device.heal();
    await world.time.pass(60_000);
    expect(sent()).toEqual(['one', 'two', 'three']);
    expect(device.tab().journal.entries()).toEqual([]);
  }
});

test('A text that the journal refuses is kept by the outbox, behind what was written before', async () => {
  const { world, device, tab, sent } = await begin();
  say(tab, 'one');
  device.texts.refuse(true);
  const [isKept] = await Promise.all([say(tab, 'two'), world.time.pass(1_000)]);
  expect(isKept).toBe(true);
  tab.kill();
  device.openTab();
  await world.time.pass(60_000);
  expect(sent()).toEqual(['one', 'two']);
});

for (const what of ['the text', 'its draft']) {
  test(`A text that the page alone can keep, as ${what} shows, is sent only once the person knows`, async () => {
    const { world, device, tab, sent, shown } = await begin();
    device.texts.refuse(true);
    device.plan(['full']);
    if (what === 'its draft') {
      tab.engine.setDraft(conversationID, 'on');
      await world.time.pass(1_000);
    }
    const [isKept] = await Promise.all([say(tab, 'one'), world.time.pass(1_000)]);
    // From now on the screen says that this device keeps nothing.
    expect(tab.store.isDurable).toBe(false);
    expect(isKept).toBe(false);
    expect(await tab.engine.countUnsent()).toBe(0);
    await world.time.pass(60_000);
    expect(shown(tab)).toEqual([]);
    const [isSent] = await Promise.all([say(tab, 'one'), world.time.pass(60_000)]);
    expect(isSent).toBe(true);
    expect(sent()).toEqual(['one']);
    expect(shown(tab)).toEqual(['one']);
  });
}

test('A text that neither store nor journal takes is never shown as on its way', async () => {
  const { world, device, tab, sent, shown } = await begin();
  device.texts.refuse(true);
  device.plan(Array<TransactionFate>(1_000).fill('fail'));
  const [isKept] = await Promise.all([say(tab, 'one'), world.time.pass(60_000)]);
  expect(isKept).toBe(false);
  expect(shown(tab)).toEqual([]);
  device.heal();
  await world.time.pass(60_000);
  expect(sent()).toEqual([]);
  expect(await tab.engine.countUnsent()).toBe(0);
  const [isSent] = await Promise.all([say(tab, 'one'), world.time.pass(60_000)]);
  expect(isSent).toBe(true);
  expect(sent()).toEqual(['one']);
});

test('A journaled text that the store refuses for good stays in the journal for the next page', async () => {
  const { world, device, tab, sent, shown } = await begin();
  device.plan(Array<TransactionFate>(1_000).fill('fail'));
  say(tab, 'one');
  await world.time.pass(60_000);
  expect(shown(tab)).toEqual(['one']);
  expect(tab.journal.entries()).toHaveLength(1);
  tab.kill();
  device.heal();
  await world.time.pass(60_000);
  expect(sent()).toEqual(['one']);
});

test('A journaled text that the browser throws away before the store has it goes from memory', async () => {
  for (const failures of [0, 8]) {
    const { world, device, tab, sent, shown } = await begin();
    device.plan(Array<TransactionFate>(failures).fill('fail'));
    const sending = [say(tab, 'one'), say(tab, 'two')];
    for (const key of device.texts.keys('')) device.texts.remove(key);
    sending.push(say(tab, 'three'));
    await Promise.all([...sending, world.time.pass(120_000)]);
    expect(sent()).toEqual(['one', 'two', 'three']);
    expect(shown(tab)).toEqual(['one', 'two', 'three']);
    expect(tab.journal.entries()).toEqual([]);
  }
});

test('What nobody has sent yet counts once, wherever it lies', async () => {
  const { world, device, tab } = await begin();
  device.refuse(true);
  device.cut('lost', 0);
  await world.time.pass(1_000);
  // Kept in memory: it stays in the journal until it is sent.
  device.plan(['full']);
  say(tab, 'in both');
  await world.time.pass(10_000);
  expect(tab.journal.entries()).toHaveLength(1);
  expect(await tab.store.outbox()).toHaveLength(1);
  expect(await tab.engine.countUnsent()).toBe(1);
  tab.journal.add(peer, { kind: 'text', text: 'in the journal alone' });
  expect(await tab.engine.countUnsent()).toBe(2);
});

test('A browser that is killed loses no text that was shown as kept, and sends none twice', async () => {
  let kept = 0;
  for (const after of sampleOf(
    6,
    Array.from({ length: 24 }, (_, index) => 10 * index),
  )) {
    const { world, device, tab, sent, shown } = await begin();
    device.slowDown(400);
    const looks = () => tab.timelines.get(conversationID)?.messages ?? [];
    for (const text of ['one', 'two', 'three']) say(tab, text);
    await world.time.pass(after);
    const sure = looks().filter(({ isUnkept }) => !isUnkept);
    kept += sure.filter(({ state }) => state === 'sending').length;
    device.killBrowser();
    device.slowDown(0);
    const next = device.openTab();
    next.engine.open(conversationID);
    await world.time.pass(60_000);
    expect(sent(), `after ${after}`).toEqual(
      expect.arrayContaining(sure.map(({ content }) => content)),
    );
    expect(new Set(sent()).size).toBe(sent().length);
    expect(shown(next)).toEqual(sent());
    expect(next.journal.entries()).toEqual([]);
  }
  // Something was shown as kept that the outbox did not have.
  expect(kept).toBeGreaterThan(0);
});
