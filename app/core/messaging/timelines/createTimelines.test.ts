import { expect, test } from 'vitest';
import {
  numberedMessages,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { Timeline } from '../messagingAtoms.ts';
import { createWaits } from '../retry/waits.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { MessageStore, StoreChanges } from '../store/messageStore.ts';
import { pruneMessages } from '../store/pruneMessages.ts';
import { createTimelines } from './createTimelines.ts';

const id = 'single_them';

type Gateway = {
  newer: (store: MessageStore, after: MessageRef) => Promise<StoreChanges>;
  /** Merges what lies around a message. @returns whether there is one */
  around: (store: MessageStore, message: MessageRef) => Promise<boolean>;
  /** The first unread message. */
  unread: MessageRef;
};

/** A conversation of so many messages, all on the device, open. */
async function open(
  count: number,
  pageSize: number,
  fetchOlder?: (store: MessageStore, wanted: number | null) => Promise<StoreChanges>,
  gateway: Partial<Gateway> = {},
) {
  const time = createVirtualClock();
  const database = createMemoryDatabase(messageLayout);
  const store = createMessageStore(database);
  await store.mergePage({
    conversationID: id,
    messages: numberedMessages(1, count),
    count: count + 1,
    at: { kind: 'newest' },
  });
  let shown: Timeline | null = null;
  let reads = 0;
  /** How often the gateway was asked for the newest messages. */
  let checks = 0;
  const timelines = createTimelines({
    userID: 'me',
    store: {
      ...store,
      pageBefore: (...input) => {
        reads += 1;
        return store.pageBefore(...input);
      },
    },
    pageSize,
    waits: createWaits(time.timers),
    publish: (change) => {
      if (change.type === 'timeline') shown = change.timeline;
    },
    fetch: {
      async older(_id, before, wanted) {
        if (before === null) checks += 1;
        if (before !== null && fetchOlder) timelines.apply(await fetchOlder(store, wanted));
      },
      async newer(_id, after) {
        const changes = await gateway.newer?.(store, after);
        if (changes) timelines.apply(changes);
      },
      around: async (message) => (await gateway.around?.(store, message)) ?? false,
    },
    findUnread: async () => gateway.unread ?? null,
    check: async () => undefined,
  });
  const opened = timelines.open(id);
  opened.show();
  await time.pass(10);
  const contents = (): Timeline => {
    if (!shown) throw new Error('The conversation is not open.');
    return shown;
  };
  return {
    time,
    database,
    store,
    timelines,
    opened,
    contents,
    reads: () => reads,
    checks: () => checks,
  };
}

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

test('a first unread message far back is shown with what lies around it', async () => {
  const { timelines, contents } = await open(600, 40);
  expect(await timelines.findUnread(id, 500)).toBe(messageKeyOf(refTo('m101')));
  expect(seqs(contents())).toEqual(range(81, 121));
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: true });
});

test('what is unread beyond the device is asked for by its place', async () => {
  const gateway: Partial<Gateway> = {
    unread: refTo('m7'),
    around: async (store, message) => {
      const messages = numberedMessages(1, 20);
      await store.mergePage({
        conversationID: id,
        messages,
        count: messages.length,
        at: { kind: 'before', anchor: refTo('m21') },
      });
      return message.clientMsgID === 'm7';
    },
  };
  const { database, timelines, contents, time } = await open(600, 40, undefined, gateway);
  await pruneMessages(database, 40);
  await time.pass(10);
  expect(await timelines.findUnread(id, 594)).toBe(messageKeyOf(refTo('m7')));
  expect(seqs(contents())).toEqual(range(1, 20));
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: true });
});

test('a conversation opens around any message, and grows in both directions to its ends', async () => {
  const { timelines, contents } = await open(200, 40);
  expect(await timelines.openAt(refTo('m100'))).toBe(true);
  expect(seqs(contents())).toEqual(range(80, 120));
  await timelines.loadNewer(id);
  await timelines.loadOlder(id);
  expect(seqs(contents())).toEqual(range(40, 160));
  await timelines.loadNewer(id);
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: false });
  await timelines.loadNewer(id);
  expect(contents().messages.at(-1)?.seq).toBe(200);
  expect(await timelines.openAt(refTo('nowhere'))).toBe(false);
  expect(seqs(contents())).toEqual(range(40, 200));
});

test('what comes while a conversation stands open in its middle is there at its end, once', async () => {
  const { store, timelines, contents } = await open(100, 40);
  await timelines.openAt(refTo('m50'));
  const late = storedMessage('late', { seq: 101, sendTime: 9_000 });
  const loading = timelines.loadNewer(id);
  timelines.apply(await store.mergeArrivals([late], { isContinuous: () => true }));
  timelines.showOwn(storedMessage('own', { sendID: 'me', state: 'sending', localOrder: 1 }));
  await loading;
  expect(contents().hasNewer).toBe(false);
  expect(
    contents()
      .messages.slice(-3)
      .map(({ clientMsgID }) => clientMsgID),
  ).toEqual(['m100', 'late', 'own']);
});

test('a change that comes while its page is read is not undone by the page', async () => {
  const { store, timelines, contents } = await open(100, 40);
  await timelines.openAt(refTo('m30'));
  const reading = timelines.loadNewer(id);
  const changed = await store.applyFacts([{ ...refTo('m60'), isRevoked: true }]);
  timelines.apply(changed);
  await reading;
  expect(contents().messages.find(({ seq }) => seq === 60)?.isRevoked).toBe(true);
});

test('a hole below is filled from the gateway before the next message is shown', async () => {
  const asked: string[] = [];
  const { store, timelines, contents } = await open(0, 40, undefined, {
    newer: (into, after) => {
      asked.push(after.clientMsgID);
      const from = Number(after.clientMsgID.slice(1));
      return into.mergePage({
        conversationID: id,
        messages: numberedMessages(from + 1, Math.min(from + 40, 300)),
        count: 40,
        at: { kind: 'after', anchor: after },
      });
    },
  });
  for (const [from, to] of [
    [101, 140],
    [281, 300],
  ] as const) {
    await store.mergePage({
      conversationID: id,
      messages: numberedMessages(from, to),
      count: to - from + 1,
      at: from === 281 ? { kind: 'newest' } : { kind: 'before', anchor: refTo('x') },
    });
  }
  expect(await timelines.openAt(refTo('m120'))).toBe(true);
  expect(seqs(contents())).toEqual(range(101, 140));
  for (let page = 0; page < 5; page += 1) await timelines.loadNewer(id);
  expect(seqs(contents())).toEqual(range(101, 300));
  expect(contents().hasNewer).toBe(false);
  expect(asked).toEqual(['m140', 'm180', 'm220', 'm260']);
});

test('without the gateway a message is shown with the little that is here', async () => {
  const { database, timelines, contents, time } = await open(100, 40, undefined, {
    around: () => Promise.reject(new Error('no connection')),
  });
  await pruneMessages(database, 5);
  await time.pass(10);
  await timelines.toNewest(id);
  expect(await timelines.openAt(refTo('m97'))).toBe(true);
  expect(seqs(contents())).toEqual(range(96, 100));
  await expect(timelines.openAt(refTo('m50'))).rejects.toThrow('no connection');
  expect(seqs(contents())).toEqual(range(96, 100));
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

const seqs = ({ messages }: Timeline): number[] => messages.map(({ seq }) => seq);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
