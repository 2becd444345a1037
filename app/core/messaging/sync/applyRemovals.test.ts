import { expect, test } from 'vitest';
import {
  entryOf,
  numberedMessages,
  outgoingMessage,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createPublisher } from '../engine/publisher.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { applyRemovals } from './applyRemovals.ts';

const conversationID = 'single_them';

/** A device with 600 numbered messages, confirmed ones whose number is not known, and an unsent one. */
async function cleared(upToSeq: number) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const unnumbered = (id: string, sendTime: number) =>
    storedMessage(id, { sendID: 'me', seq: 0, sendTime });
  const messages = [
    ...numberedMessages(1, 600),
    unnumbered('early', 1_100),
    unnumbered('late', 1_650),
  ];
  await store.mergePage({ conversationID, messages, count: 700, at: { kind: 'newest' } });
  await store.addOutgoing(outgoingMessage('unsent'), entryOf('unsent'), new Map());
  const publisher = createPublisher({
    publish: () => undefined,
    broadcast: () => undefined,
    applyToTimelines: () => undefined,
  });
  const answer = { removed: [], cleared: [{ conversationID, upToSeq }], rest: [] };
  const gateway = { call: async () => answer } as never;
  expect(await applyRemovals({ gateway, store, publisher })).toBe(true);
  const left = await store.pageBefore(conversationID, null, 2_000);
  return left.map(({ clientMsgID }) => clientMsgID);
}

test('a cleared history goes up to its place, with what has no number yet, and the unsent stay', async () => {
  expect(await cleared(598)).toEqual(['m599', 'm600', 'late', 'unsent']);
  expect(await cleared(600)).toEqual(['late', 'unsent']);
  expect(await cleared(0)).toHaveLength(603);
});
