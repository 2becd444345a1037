import { and, inArray } from 'drizzle-orm';
import { messages } from '../../database/schema.ts';
import type { Handler } from '../handler.ts';
import { conversationOf, visibleIn } from '../messages/messageRows.ts';
import { distinctIds } from '../texts.ts';
import { type Found, itemsOf } from './foundItems.ts';

/** Looks messages up by the ids their authors gave them. */
export const handleFindMessageList: Handler<'FindMessageList'> = {
  kind: 'read',
  async run(input, context) {
    const { db, caller } = context;
    const found: Found[] = [];
    for (const { conversationID, clientMsgIDList } of input.slice(0, 1_000)) {
      const conversation = await conversationOf(db, caller.userId, conversationID);
      if (!conversation) continue;
      const ids = distinctIds(clientMsgIDList);
      const rows = await db
        .select()
        .from(messages)
        .where(and(visibleIn(db, conversation), inArray(messages.clientMsgId, ids)))
        .orderBy(messages.seq, messages.place);
      found.push(...rows.map((message) => ({ conversation, message })));
    }
    return { totalCount: found.length, findResultItems: await itemsOf(context, found) };
  },
};
