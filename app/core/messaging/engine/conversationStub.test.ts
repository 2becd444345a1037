import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { ensureConversation } from './conversationStub.ts';

const peer = { sessionType: 1, userID: 'ben' } as const;

test('a row that the gateway sends while one is made up is the one that stays', async () => {
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  expect(await ensureConversation(kept, peer)).toBe(true);
  const madeUp = await kept.conversation('single_ben');
  await kept.replaceConversations([]);
  const sent = { ...madeUp, conversationID: 'single_ben', unreadCount: 7 } as NonNullable<
    typeof madeUp
  >;
  const store = {
    ...kept,
    async list() {
      await kept.mergeConversations([sent]);
      return [];
    },
  };
  expect(await ensureConversation(store, peer)).toBe(false);
  expect(await kept.conversation('single_ben')).toEqual(sent);
});
