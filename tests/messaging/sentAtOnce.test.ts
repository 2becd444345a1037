import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { createMessagingEngine } from '../../app/core/messaging/engine/createMessagingEngine.ts';
import { createJournal } from '../../app/core/messaging/journal/createJournal.ts';
import { timelinesAtom } from '../../app/core/messaging/messagingAtoms.ts';
import { bindEngine } from '../../app/core/messaging/publish/bindEngine.ts';
import { createMessageStore } from '../../app/core/messaging/store/createMessageStore.ts';
import { messageLayout } from '../../app/core/messaging/store/messageRows.ts';
import type { MessageStore } from '../../app/core/messaging/store/messageStore.ts';
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

/** A person without a network who has a conversation open, from the composer's call to the atoms. */
async function openPage(texts: DurableTexts) {
  const time = createVirtualClock();
  const { timers, now: clock } = time;
  const atoms = createStore();
  const stores: MessageStore[] = [];
  const session = sessionWith({
    openJournal: (userID) => createJournal({ userID, texts, clock, random }),
    async load(userID, journal) {
      const store = createMessageStore(createMemoryDatabase(messageLayout));
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
  const shown = () =>
    atoms
      .get(timelinesAtom)
      .get(id)
      ?.messages.map(({ content }) => content);
  return { session, shown, sentHere: () => atoms.get(timelinesAtom).get(id)?.sentHere, fail };
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
