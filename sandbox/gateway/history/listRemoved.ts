import { and, asc, eq, gt, gte, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import type { getRemovedMessages } from '../../../app/contract/gateway/functions/history.ts';
import type { FunctionOutput } from '../../../app/contract/gateway/gatewayFunction.ts';
import type { Queries } from '../../database/database.ts';
import { messageDeletions, messages } from '../../database/schema.ts';
import type { Handler } from '../handler.ts';
import { messageLimits } from '../limits.ts';
import { type ConversationRow, conversationOf, type MessageRow } from '../messages/messageRows.ts';

type Answer = FunctionOutput<typeof getRemovedMessages>;
type Removed = NonNullable<Answer['removed']>[number];

type RemovedRow = Pick<MessageRow, 'seq' | 'clientMsgId' | 'senderId' | 'status' | 'body'> & {
  /** Null: its reader has not deleted it. */
  deletedSeq: number | null;
};

/** Lists what somebody no longer sees of their conversations from some places on. */
export const handleGetRemoved: Handler<'GetRemovedMessages'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const asked = input.slice(0, messageLimits.removedAsked);
    const answer = { removed: [] as Removed[], cleared: [] as NonNullable<Answer['cleared']> };
    for (const [index, { conversationID, fromSeq }] of asked.entries()) {
      const conversation = await conversationOf(db, caller.userId, conversationID);
      if (!conversation) continue;
      const { clearedSeq: upToSeq } = conversation;
      if (upToSeq >= fromSeq) answer.cleared.push({ conversationID, upToSeq });
      const room = messageLimits.page - answer.removed.length;
      const rows = await removedFrom(db, conversation, { fromSeq, count: room + 1 });
      answer.removed.push(...rows.slice(0, room).map((row) => removedOf(conversationID, row)));
      const next = rows[room];
      if (!next) continue;
      const rest = [{ conversationID, fromSeq: next.seq }, ...input.slice(index + 1)];
      return { ...answer, rest };
    }
    return { ...answer, rest: input.slice(asked.length) };
  },
};

/** @returns what was taken back, deleted or has burnt of what its reader could see once, oldest first */
async function removedFrom(
  db: Queries,
  { ownerId, threadId, clearedSeq, leftSeq }: ConversationRow,
  { fromSeq, count }: { fromSeq: number; count: number },
): Promise<RemovedRow[]> {
  const { seq, clientMsgId, senderId, status, body } = messages;
  const deletedSeq = messageDeletions.seq;
  return db
    .select({ seq, clientMsgId, senderId, status, body, deletedSeq })
    .from(messages)
    .leftJoin(
      messageDeletions,
      and(
        eq(messageDeletions.ownerId, ownerId),
        eq(messageDeletions.threadId, messages.threadId),
        eq(messageDeletions.seq, messages.seq),
      ),
    )
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.place, 0),
        gte(seq, fromSeq),
        gt(seq, clearedSeq),
        leftSeq === null ? undefined : lte(seq, leftSeq),
        or(inArray(status, [messageStatus.revoked, messageStatus.deleted]), isNotNull(deletedSeq)),
      ),
    )
    .orderBy(asc(seq))
    .limit(count);
}

function removedOf(
  conversationID: string,
  { clientMsgId, senderId, status, body, deletedSeq }: RemovedRow,
): Removed {
  const isRevoked = status === messageStatus.revoked && deletedSeq === null;
  const named = { conversationID, clientMsgID: clientMsgId, sendID: senderId };
  return { ...named, isRevoked, revokerID: isRevoked ? revokerIn(body) : '' };
}

/** Who took a message back, as its body has it since. */
function revokerIn(body: string): string {
  const { content } = JSON.parse(body) as { content: string };
  return (JSON.parse(content) as { revokerID: string }).revokerID;
}
