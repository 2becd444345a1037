import { expect, test } from 'vitest';
import { openTimeline as open, range } from '../../../../tests/support/messaging/openTimeline.ts';
import {
  numberedMessages,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { messageKeyOf } from '../messageRef.ts';
import { pruneMessages } from '../store/pruneMessages.ts';

const id = 'single_them';

test('a conversation opens with its newest page and grows to its start', async () => {
  const { timelines, contents } = await open(90, 40);
  expect(contents().messages.map(({ seq }) => seq)).toEqual(range(51, 90));
  await timelines.loadOlder(id);
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: false });
  await timelines.loadOlder(id);
  expect(contents().messages.map(({ seq }) => seq)).toEqual(range(1, 90));
  expect(contents().hasOlder).toBe(false);
});

test('what a full device let go leaves the screen once the gateway does not have it either', async () => {
  const { database, time, timelines, contents } = await open(10, 40);
  expect(await pruneMessages(database, 4)).toBe(6);
  timelines.online();
  await time.pass(10);
  expect(contents().messages.map(({ seq }) => seq)).toEqual(range(7, 10));
  expect(contents().hasOlder).toBe(true);
});

test('so many older messages let the newest go, and one step brings them back', async () => {
  const { store, timelines, contents } = await open(2_600, 500);
  for (let page = 0; page < 5; page += 1) await timelines.loadOlder(id);
  expect(contents()).toMatchObject({ hasOlder: false, hasNewer: true });
  expect(contents().messages[0]?.seq).toBe(1);
  // What comes meanwhile belongs behind those let go.
  const late = storedMessage('late', { seq: 2_601, sendTime: 9_000 });
  timelines.apply(await store.mergeArrivals([late], { isContinuous: () => true }));
  expect(contents().messages.some(({ clientMsgID }) => clientMsgID === 'late')).toBe(false);
  await timelines.toNewest(id);
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: false });
  expect(contents().messages.at(-1)?.clientMsgID).toBe('late');
});

test('what is sent on this page is kept apart from what arrives, also behind messages that were dropped', async () => {
  const { store, timelines, contents } = await open(2_600, 500);
  const sent = (name: string, order: number) =>
    storedMessage(name, { sendID: 'me', state: 'sending', localOrder: order, sendTime: 9_000 });
  timelines.showOwn(sent('first', 1));
  expect(contents()).toMatchObject({ sentHere: 1 });
  timelines.apply({ messages: [sent('elsewhere', 2)], removed: [] });
  expect(contents()).toMatchObject({ sentHere: 1 });
  expect(contents().messages.at(-1)?.clientMsgID).toBe('elsewhere');
  timelines.apply({ messages: [sent('picture', 3)], removed: [] }, true);
  expect(contents()).toMatchObject({ sentHere: 2 });
  const other = storedMessage('other', { conversationID: 'single_other', sendID: 'me' });
  timelines.apply({ messages: [other], removed: [] }, true);
  expect(contents()).toMatchObject({ sentHere: 2 });

  for (let page = 0; page < 5; page += 1) await timelines.loadOlder(id);
  expect(contents().hasNewer).toBe(true);
  const last = sent('last', 4);
  timelines.showOwn(last);
  expect(contents()).toMatchObject({ sentHere: 3, hasNewer: true });
  await store.mergeArrivals([storedMessage('late', { seq: 2_601, sendTime: 9_000 })], {
    isContinuous: () => true,
  });
  await timelines.toNewest(id);
  expect(contents().messages.at(-1)).toBe(last);
});

test('what was read ahead is there when it is opened, and let go when it is not', async () => {
  const { time, store, timelines, opened, contents, reads } = await open(90, 40);
  opened.close();
  timelines.prefetch(id);
  timelines.prefetch(id);
  await time.pass(10);
  expect(contents().messages).toHaveLength(40);
  expect([timelines.shownIds(), reads()]).toEqual([[], 2]);
  // It comes in while no changes of this conversation are published.
  await store.mergeArrivals([storedMessage('late', { seq: 91, sendTime: 9_000 })], {
    isContinuous: () => true,
  });
  const again = timelines.open(id);
  again.show();
  await time.pass(60_000);
  expect([timelines.shownIds(), reads()]).toEqual([[id], 3]);
  expect(contents().messages.at(-1)?.clientMsgID).toBe('late');

  again.close();
  timelines.prefetch(id);
  await time.pass(60_000);
  expect(contents).toThrow('not open');
});

test('what is open ahead asks the gateway nothing, and is looked over when it is shown', async () => {
  const { time, store, timelines, opened, contents, checks } = await open(90, 40);
  opened.close();
  opened.close();
  const before = checks();
  const ahead = timelines.open(id);
  await time.pass(60_000);
  timelines.online();
  expect([timelines.shownIds(), contents().messages.length, checks()]).toEqual([[], 40, before]);
  // A follower gets no broadcasts for what it does not show.
  await store.mergeArrivals([storedMessage('late', { seq: 91, sendTime: 9_000 })], {
    isContinuous: () => true,
  });
  const next = timelines.open(id);
  next.show();
  next.show();
  await time.pass(10);
  expect([timelines.shownIds(), checks()]).toEqual([[id], before + 1]);
  expect(contents().messages.at(-1)?.clientMsgID).toBe('late');
  next.close();
  expect([timelines.shownIds(), contents().isLoaded]).toEqual([[], true]);
  ahead.close();
  expect(contents).toThrow('not open');
});

test('the first unread message is looked for beyond the first page, with all up to the newest', async () => {
  const { timelines, contents } = await open(600, 40);
  expect(await timelines.findUnread(id, 30)).toBe(messageKeyOf(refTo('m571')));
  expect(contents().messages.length).toBe(40);
  expect(await timelines.findUnread(id, 100)).toBe(messageKeyOf(refTo('m501')));
  expect(contents().messages.length).toBe(120);
  expect(contents().hasNewer).toBe(false);
});

test('what is unread beyond the device comes in one answer of the gateway', async () => {
  const wanted: (number | null)[] = [];
  const { store, timelines, contents } = await open(0, 40, (into, count) => {
    wanted.push(count);
    return into.mergePage({
      conversationID: id,
      messages: numberedMessages(1, 500 - 20).slice(-(count ?? 20)),
      count: count ?? 20,
      at: { kind: 'before', anchor: refTo('m481') },
    });
  });
  const newest = numberedMessages(481, 500);
  timelines.apply(
    await store.mergePage({
      conversationID: id,
      messages: newest,
      count: 20,
      at: { kind: 'newest' },
    }),
  );
  expect(await timelines.findUnread(id, 170)).toBe(messageKeyOf(refTo('m331')));
  expect(wanted).toEqual([180]);
  expect(contents().messages.length).toBeGreaterThanOrEqual(170);
});
