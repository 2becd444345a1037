import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/support/depth.ts';
import {
  entryOf,
  outgoingMessage,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { MessageFact } from './messageStore.ts';

const numRuns = runs(40, 300);
const stranger = 'mallory';
const conversations = ['group_g1', 'group_g2', 'single_them'];
/** Where gaps are is the matter of another proof. */
const options = { isContinuous: () => true, isSeqContiguous: () => false };

type Step = { sendID: string } & (
  | { kind: 'arrive' | 'page'; message: StoredMessage }
  | { kind: 'fact'; fact: MessageFact }
);

const messageOf = (sendID: string, id: number, place: number): StoredMessage => {
  const seq = 1 + 2 * (3 * id + place) + (sendID === stranger ? 1 : 0);
  return storedMessage(`m${id}`, {
    ...{ sendID, seq, sendTime: 1_000 + seq, conversationID: conversations[place] ?? '' },
    ...{ content: `${sendID} ${id}`, serverMsgID: `${sendID} ${id} ${place}` },
  });
};

const learned = fc.constantFrom<Partial<MessageFact>>(
  { isRevoked: true, revokerID: 'boss' },
  { isRead: true, readTime: 5 },
  { isDeleted: true },
  { readerID: 'bob', readTime: 6 },
);
const step: fc.Arbitrary<Step> = fc
  .record({
    // Ids are those of the one who writes truly, and of what this device has on its way.
    sendID: fc.constantFrom('them', 'them', stranger),
    id: fc.nat(3),
    place: fc.nat(2),
    kind: fc.constantFrom('arrive' as const, 'page' as const, 'fact' as const),
    isWhole: fc.boolean(),
    learned,
  })
  .map(({ sendID, id, place, kind, isWhole, learned: what }) => {
    const message = messageOf(sendID, id, place);
    if (kind !== 'fact') return { sendID, kind, message };
    const { clientMsgID, conversationID } = message;
    const name = isWhole ? { conversationID } : { isSingle: false };
    return { sendID, kind, fact: { clientMsgID, sendID, ...name, ...what } };
  });

async function play(steps: readonly Step[]) {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  for (const id of ['m0', 'm1']) {
    await store.addOutgoing(outgoingMessage(id), entryOf(id), new Map());
  }
  for (const one of steps) {
    if (one.kind === 'fact') await store.applyFacts([one.fact]);
    else if (one.kind === 'arrive') await store.mergeArrivals([one.message], options);
    else {
      const { message } = one;
      const { conversationID } = message;
      const at = { kind: 'newest' } as const;
      await store.mergePage({ conversationID, messages: [message], count: 1, at });
    }
  }
  const kept = await Promise.all(conversations.map((id) => store.pageBefore(id, null, 1_000)));
  const unread = await Promise.all(conversations.map((id) => store.unread(id, 'me')));
  const isTrue = ({ sendID }: StoredMessage) => sendID !== stranger;
  return {
    // What a page says of its own gaps depends on what else is there.
    messages: kept.map((list) =>
      list.filter(isTrue).map((message) => ({ ...message, hasGapBefore: false })),
    ),
    unread: unread.map((list) => list.filter(isTrue).map(({ clientMsgID }) => clientMsgID)),
    outbox: await store.outbox(),
  };
}

it('has the same of everybody else, whatever a stranger does under their ids', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
    const without = steps.filter(({ sendID }) => sendID !== stranger);
    expect(await play(steps)).toEqual(await play(without));
  });
  await fc.assert(property, { numRuns });
});
