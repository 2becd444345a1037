import { messageDeletions, messages } from '../../database/schema.ts';
import { refreshConversation } from '../conversations/refreshConversation.ts';
import type { Handler } from '../handler.ts';
import { emptyUnseen } from './emptyUnseen.ts';
import { findMeant } from './findMeant.ts';
import { isMessage } from './messageRows.ts';

/** Takes a message out of the caller's own view; everybody else keeps it. */
export const handleDeleteMessage: Handler<
  'DeleteMessageFromLocalStorage' | 'DeleteMessageFromLocalAndSvr'
> = {
  kind: 'write',
  async run(message, context) {
    const { db, caller } = context;
    const { row, conversation } = await findMeant(context, message);
    const { threadId, seq, place } = row;
    if (place > 0) {
      await db.delete(messages).where(isMessage(row));
    } else {
      const deletion = { ownerId: caller.userId, threadId, seq };
      await db.insert(messageDeletions).values(deletion).onConflictDoNothing();
      await emptyUnseen(context, [threadId], seq);
    }
    await refreshConversation(context, conversation);
  },
};
