import { expect, test } from 'vitest';
import { numberedMessages } from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { ensureConversation } from '../engine/conversationStub.ts';
import { quotedNameOf } from '../messageModel/quotedName.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { readRows } from './conversationRows.ts';

const conversationID = 'single_them';
const [message] = numberedMessages(1, 1);
if (!message) throw new Error('There is no message.');
const quoted = quotedNameOf(message);

test('what is answered is kept without any words yet, and is no draft in the list', async () => {
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  await ensureConversation(store, { sessionType: 1, userID: 'them' });
  const shown = async () => {
    const row = (await readRows(store, 'me', null, new Map())).get(conversationID);
    return row && { draft: row.draft, quoted: row.draftQuoted, time: row.draftTime };
  };
  await store.setDraft({ conversationID, text: '', time: 7, quoted });
  expect(await shown()).toEqual({ draft: '', quoted, time: 0 });
  await store.setDraft({ conversationID, text: 'Soon', time: 8, quoted });
  expect(await shown()).toEqual({ draft: 'Soon', quoted, time: 8 });
  await store.setDraft({ conversationID, text: '', time: 9 });
  expect(await shown()).toEqual({ draft: '', quoted: null, time: 0 });
  expect(await store.drafts()).toEqual([]);
});
