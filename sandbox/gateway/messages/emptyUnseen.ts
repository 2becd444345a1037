import { and, eq, getTableColumns, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import { conversations, messageDeletions, messageFiles, messages } from '../../database/schema.ts';
import type { WriteContext } from '../handler.ts';
import { emptyMessage } from './emptyMessage.ts';
import { bodyWithoutContent } from './withoutContent.ts';

/**
 * Empties the messages with files that everybody in these threads has deleted or cleared.
 * @param seq of the only one to look at. @default all
 */
export async function emptyUnseen(
  context: WriteContext,
  threadIds: readonly string[],
  seq?: number,
): Promise<void> {
  const { db } = context;
  const deletion = db
    .select({ seq: messageDeletions.seq })
    .from(messageDeletions)
    .where(
      and(
        eq(messageDeletions.ownerId, conversations.ownerId),
        eq(messageDeletions.threadId, messages.threadId),
        eq(messageDeletions.seq, messages.seq),
      ),
    );
  const view = db
    .select({ ownerId: conversations.ownerId })
    .from(conversations)
    .where(
      and(
        eq(conversations.threadId, messages.threadId),
        lt(conversations.clearedSeq, messages.seq),
        or(isNull(conversations.leftSeq), gte(conversations.leftSeq, messages.seq)),
        notExists(deletion),
      ),
    );
  const unseen = await db
    .selectDistinct(getTableColumns(messages))
    .from(messageFiles)
    .innerJoin(
      messages,
      and(
        eq(messages.threadId, messageFiles.threadId),
        eq(messages.seq, messageFiles.seq),
        eq(messages.place, messageFiles.place),
      ),
    )
    .where(
      and(
        inArray(messageFiles.threadId, [...threadIds]),
        seq === undefined ? undefined : eq(messageFiles.seq, seq),
        eq(messages.place, 0),
        eq(messages.status, messageStatus.sent),
        notExists(view),
      ),
    );
  for (const row of unseen) {
    const body = JSON.stringify(bodyWithoutContent(JSON.parse(row.body) as Message));
    const { contentType } = row;
    await emptyMessage(context, row, { status: messageStatus.deleted, contentType, body });
  }
}
