import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { contentType as contentTypes } from '../../app/contract/gateway/contentType.ts';
import { createContents } from '../../app/core/messaging/contents/createContents.ts';
import { createMessagingEngine } from '../../app/core/messaging/engine/createMessagingEngine.ts';
import { createJournal } from '../../app/core/messaging/journal/createJournal.ts';
import {
  type JournalRows,
  journalLayout,
  keepJournal,
} from '../../app/core/messaging/journal/keptJournal.ts';
import { timelinesAtom } from '../../app/core/messaging/messagingAtoms.ts';
import { bindEngine } from '../../app/core/messaging/publish/bindEngine.ts';
import { createMessageStore } from '../../app/core/messaging/store/createMessageStore.ts';
import { type MessageRows, messageLayout } from '../../app/core/messaging/store/messageRows.ts';
import type { MessageStore } from '../../app/core/messaging/store/messageStore.ts';
import { applyRemovals } from '../../app/core/messaging/sync/applyRemovals.ts';
import type { Database, Transaction } from '../../app/platform/database/database.ts';
import { createMemoryDatabase } from '../../app/platform/database/memoryDatabase.ts';
import type { DurableTexts } from '../../app/platform/durableTexts.ts';
import { createGatewayClient } from '../../app/transport/gateway/createGatewayClient.ts';
import { createModelTexts } from '../support/messaging/modelTexts.ts';
import { sessionWith } from '../support/messaging/recordedSession.ts';
import { createVirtualClock } from '../support/virtualClock.ts';

const peer = { sessionType: 1, userID: 'ben' } as const;
const id = 'single_ben';
const random = (bytes: Uint8Array): Uint8Array =>
  crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);

/** A database in which nothing strict is committed, nor anything behind it begun, until it is let go. */
function holdCommits<Rows>(database: Database<Rows>) {
  let letGo: () => void = () => undefined;
  let isHeld = false;
  let begun = 0;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held: Database<Rows> = {
    ...database,
    isDurable: true,
    async transaction(stores, mode, work, options) {
      const isStrict = options?.durability === 'strict';
      if (isStrict) begun += 1;
      const held = async (tx: Transaction<Rows>) => {
        const result = await work(tx);
        if (isStrict && isHeld) await released;
        return result;
      };
      return database.transaction(stores, mode, held, options);
    },
  };
  return {
    database: held,
    hold() {
      isHeld = true;
      begun = 0;
    },
    /** Strict transactions since then. */
    begun: () => begun,
    letGo,
  };
}

/** A person without a network who has a conversation open, from the composer's call to the atoms. */
async function openPage(
  texts: DurableTexts,
  database: Database<MessageRows> = createMemoryDatabase(messageLayout),
  journalDatabase: Database<JournalRows> = createMemoryDatabase(journalLayout),
) {
  const time = createVirtualClock();
  const { timers, now: clock } = time;
  const atoms = createStore();
  const stores: MessageStore[] = [];
  const session = sessionWith({
    openJournal: (userID) => createJournal({ userID, texts, clock, random }),
    async load(userID, written) {
      const journal = keepJournal(userID, written, journalDatabase);
      const store = createMessageStore(database);
      stores.push(store);
      const groupKinds = () => ({ groups: true, channels: true });
      const binding = bindEngine({ atoms, store, userID, timers, groupKinds });
      const engine = createMessagingEngine({
        ...{ userID, store, journal, clock, timers, random },
        gateway: createGatewayClient({
          ...{ clock, timers, random },
          url: () => 'wss://im.test/im',
          openSocket: () => ({ send: () => undefined, close: () => undefined }),
          isOnline: () => false,
          onWake: () => () => undefined,
        }),
        contents: createContents([]),
        applyRemovals,
        uploadFile: () => Promise.reject(new Error('There is nothing to upload.')),
        tabs: null,
        isVisible: () => true,
        subscribeVisible: () => () => undefined,
        publish: binding.publish,
        onArrival: () => undefined,
        onStopped: () => undefined,
      });
      return {
        messaging: engine,
        start: engine.start,
        close: async () => engine.close(),
        leave: async () => engine.close(),
      };
    },
  });
  session.follow({ userId: 'ann', chatToken: 'token' });
  session.messaging.open(id);
  await time.pass(1_000);
  const fail = async (clientMsgID: string): Promise<void> => {
    await stores[0]?.failOutgoing(clientMsgID, 500);
  };
  const messages = () => atoms.get(timelinesAtom).get(id)?.messages ?? [];
  const shown = () => messages().map(({ content }) => content);
  /** What a person sees: text or kind, and whether in the paler look. */
  const looks = () =>
    messages().map(({ contentType, content, isUnkept }) => ({
      said: contentType === contentTypes.text ? content : contentType,
      isPaler: isUnkept === true,
    }));
  return {
    time,
    session,
    shown,
    looks,
    sentHere: () => atoms.get(timelinesAtom).get(id)?.sentHere,
    fail,
  };
}

test('a text is on the page when the call that sends it returns', async () => {
  const { session, shown } = await openPage(createModelTexts());
  expect(shown()).toEqual([]);
  for (const text of ['one', 'two']) session.messaging.send(peer, { kind: 'text', text });
  expect(shown()).toEqual(['one', 'two']);
});

test('a text that the journal refused is on the page as soon as the outbox has it', async () => {
  const texts = createModelTexts();
  texts.refuse(true);
  const { session, shown } = await openPage(texts);
  const { isKept, kept } = session.messaging.send(peer, { kind: 'text', text: 'one' });
  expect(isKept).toBe(false);
  await kept;
  expect(shown()).toEqual(['one']);
});

test('a message counts as sent on this page at once, and again when it is sent again', async () => {
  const { session, sentHere, fail } = await openPage(createModelTexts());
  const { kept } = session.messaging.send(peer, { kind: 'text', text: 'one' });
  expect(sentHere()).toBe(1);
  const clientMsgID = String(await kept);
  expect(sentHere()).toBe(1);
  await fail(clientMsgID);
  await session.messaging.resend(clientMsgID);
  expect(sentHere()).toBe(2);
});

test('a bubble without the paler look is on the disk', async () => {
  const disk = holdCommits(createMemoryDatabase(messageLayout));
  const { session, looks, time } = await openPage(createModelTexts(), disk.database);
  disk.hold();
  for (const text of ['one', 'two']) session.messaging.send(peer, { kind: 'text', text });
  await time.pass(60_000);
  expect(looks()).toEqual([
    { said: 'one', isPaler: true },
    { said: 'two', isPaler: true },
  ]);
  disk.letGo();
  await time.pass(0);
  expect(looks()).toEqual([
    { said: 'one', isPaler: false },
    { said: 'two', isPaler: false },
  ]);
});

test('a text is kept before the outbox has it, whatever that waits for', async () => {
  const outbox = holdCommits(createMemoryDatabase(messageLayout));
  const journal = holdCommits(createMemoryDatabase(journalLayout));
  const { session, looks, sentHere, time } = await openPage(
    createModelTexts(),
    outbox.database,
    journal.database,
  );
  outbox.hold();
  journal.hold();
  for (const text of ['one', 'two']) session.messaging.send(peer, { kind: 'text', text });
  await time.pass(60_000);
  expect(looks()).toEqual([
    { said: 'one', isPaler: true },
    { said: 'two', isPaler: true },
  ]);
  journal.letGo();
  await time.pass(100);
  expect(looks()).toEqual([
    { said: 'one', isPaler: false },
    { said: 'two', isPaler: false },
  ]);
  expect(sentHere()).toBe(2);
});

test('a text is on its way to the disk in the task of its key, also behind others that are not there yet', async () => {
  const disk = holdCommits(createMemoryDatabase(messageLayout));
  const journal = holdCommits(createMemoryDatabase(journalLayout));
  const { session } = await openPage(createModelTexts(), disk.database, journal.database);
  disk.hold();
  journal.hold();
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    session.messaging.setDraft(id, text);
    session.messaging.send(peer, { kind: 'text', text });
    // What is asked for in a task is done before the next one.
    await new Promise(setImmediate);
    expect([disk.begun(), journal.begun()]).toEqual([index + 1, index + 1]);
  }
});

test('media and voice messages show once they are on the disk', async () => {
  const disk = holdCommits(createMemoryDatabase(messageLayout));
  const { session, looks, time } = await openPage(createModelTexts(), disk.database);
  disk.hold();
  const file = { blob: new Blob(['bytes'], { type: 'image/png' }), name: 'a.png' };
  const { send } = session.messaging;
  send(peer, { kind: 'image', file, width: 2, height: 2 });
  send(peer, { kind: 'voice', file, duration: 1, peaks: [1] });
  send(peer, { kind: 'text', text: 'last' });
  await time.pass(60_000);
  expect(looks()).toEqual([{ said: 'last', isPaler: true }]);
  disk.letGo();
  await time.pass(60_000);
  expect(looks()).toEqual([
    { said: contentTypes.picture, isPaler: false },
    { said: contentTypes.voice, isPaler: false },
    { said: 'last', isPaler: false },
  ]);
});
