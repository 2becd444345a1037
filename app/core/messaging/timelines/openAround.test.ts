import { expect, test } from 'vitest';
import {
  openTimeline as open,
  range,
  seqsIn,
  type TimelineWorld,
} from '../../../../tests/support/messaging/openTimeline.ts';
import {
  numberedMessages,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { messageKeyOf } from '../messageRef.ts';
import { pruneMessages } from '../store/pruneMessages.ts';

const id = 'single_them';

test('a first unread message far back is shown with what lies around it', async () => {
  const { timelines, contents } = await open(600, 40);
  expect(await timelines.findUnread(id, 500)).toBe(messageKeyOf(refTo('m101')));
  expect(seqsIn(contents())).toEqual(range(81, 121));
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: true });
});

test('what is unread beyond the device is asked for by its place', async () => {
  const world: Partial<TimelineWorld> = {
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
  const { database, timelines, contents, time } = await open(600, 40, undefined, world);
  await pruneMessages(database, 40);
  await time.pass(10);
  expect(await timelines.findUnread(id, 594)).toBe(messageKeyOf(refTo('m7')));
  expect(seqsIn(contents())).toEqual(range(1, 20));
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: true });
});

test('a conversation opens around any message, and grows in both directions to its ends', async () => {
  const { timelines, contents } = await open(200, 40);
  expect(await timelines.openAt(refTo('m100'))).toBe(true);
  expect(seqsIn(contents())).toEqual(range(80, 120));
  await timelines.loadNewer(id);
  await timelines.loadOlder(id);
  expect(seqsIn(contents())).toEqual(range(40, 160));
  await timelines.loadNewer(id);
  expect(contents()).toMatchObject({ hasOlder: true, hasNewer: false });
  await timelines.loadNewer(id);
  expect(contents().messages.at(-1)?.seq).toBe(200);
  expect(await timelines.openAt(refTo('nowhere'))).toBe(false);
  expect(seqsIn(contents())).toEqual(range(40, 200));
});

test('who asks for the newest or for a message while both ends are read gets there', async () => {
  const { timelines, contents } = await open(300, 40);
  await timelines.openAt(refTo('m150'));
  const [, , isThere] = await Promise.all([
    timelines.loadOlder(id),
    timelines.loadNewer(id),
    timelines.openAt(refTo('m50')),
  ]);
  expect(isThere).toBe(true);
  expect(seqsIn(contents())).toEqual(range(30, 70));
  await Promise.all([
    timelines.loadOlder(id),
    timelines.loadNewer(id),
    timelines.toNewest(id),
    timelines.loadOlder(id),
  ]);
  expect(contents().hasNewer).toBe(false);
  expect(seqsIn(contents())).toEqual(range(221, 300));
});

test('a part that nobody waits for any more does not take the place of what is shown', async () => {
  let isWanted = true;
  const world: Partial<TimelineWorld> = { unread: refTo('m7'), around: async () => true };
  const { timelines, contents } = await open(300, 40, undefined, world);
  const opening = timelines.openAt(refTo('m50'), () => isWanted);
  const finding = timelines.findUnread(id, 250, () => isWanted);
  isWanted = false;
  expect(await opening).toBe(false);
  expect(await finding).toBeNull();
  expect(seqsIn(contents())).toEqual(range(261, 300));
});

test('what comes while a conversation stands open in its middle is there at its end, once', async () => {
  const world: Partial<TimelineWorld> = {};
  const { timelines, contents } = await open(100, 40, undefined, world);
  await timelines.openAt(refTo('m50'));
  const late = storedMessage('late', { seq: 101, sendTime: 9_000 });
  world.meanwhile = async (store) => {
    timelines.apply(await store.mergeArrivals([late], { isContinuous: () => true }));
  };
  timelines.showOwn(storedMessage('own', { sendID: 'me', state: 'sending', localOrder: 1 }));
  await timelines.loadNewer(id);
  expect(contents().hasNewer).toBe(false);
  expect(
    contents()
      .messages.slice(-3)
      .map(({ clientMsgID }) => clientMsgID),
  ).toEqual(['m100', 'late', 'own']);
});

test('a change that comes while its page is read is not undone by the page', async () => {
  const world: Partial<TimelineWorld> = {};
  const { timelines, contents } = await open(100, 40, undefined, world);
  await timelines.openAt(refTo('m30'));
  world.meanwhile = async (store) => {
    timelines.apply(await store.applyFacts([{ ...refTo('m60'), isRevoked: true }]));
  };
  await timelines.loadNewer(id);
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
  expect(seqsIn(contents())).toEqual(range(101, 140));
  for (let page = 0; page < 5; page += 1) await timelines.loadNewer(id);
  expect(seqsIn(contents())).toEqual(range(101, 300));
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
  expect(seqsIn(contents())).toEqual(range(96, 100));
  await expect(timelines.openAt(refTo('m50'))).rejects.toThrow('no connection');
  expect(seqsIn(contents())).toEqual(range(96, 100));
});
