import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import { conversations, messageBurns, messages } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { refreshConversation } from '../conversations/refreshConversation.ts';
import type { Caller, WriteContext } from '../handler.ts';
import { messageLimits } from '../limits.ts';
import type { RunWrite } from '../telling.ts';
import { emptyMessage } from './emptyMessage.ts';
import type { MessageRow } from './messageRows.ts';
import { viewMessage } from './viewMessages.ts';
import { bodyWithoutContent } from './withoutContent.ts';

/** Most messages of one transaction. */
const mostAtOnce = 200;

/** Nobody does it: it is done by the time. */
const byTime: Caller = { userId: '', platformId: 0, sessionId: '', connectionId: 0, device: 0 };

/** Takes note of when messages that were read now are to end; only private ones do. */
export async function scheduleBurns(
  { db, now }: WriteContext,
  read: readonly MessageRow[],
): Promise<void> {
  const burns = read.flatMap(({ threadId, seq, body }) => {
    const { attachedInfoElem: info } = JSON.parse(body) as Message;
    if (!info?.isPrivateChat) return [];
    const seconds = info.burnDuration ?? messageLimits.burnDuration;
    return [{ threadId, seq, dueAt: now + seconds * 1_000 }];
  });
  if (burns.length > 0) await db.insert(messageBurns).values(burns).onConflictDoNothing();
}

/** Ends all private messages whose time has come, on both sides, and tells both. */
export async function burnDue({ db, now }: Services, runWrite: RunWrite): Promise<void> {
  for (;;) {
    const due = await db.read
      .select()
      .from(messageBurns)
      .where(lte(messageBurns.dueAt, now()))
      .orderBy(asc(messageBurns.dueAt))
      .limit(mostAtOnce);
    const threadIds = [...new Set(due.map(({ threadId }) => threadId))];
    for (const threadId of threadIds) {
      const seqs = due.filter((one) => one.threadId === threadId).map(({ seq }) => seq);
      await runWrite(byTime, (context) => burn(context, threadId, seqs));
    }
    if (due.length < mostAtOnce) return;
  }
}

async function burn(context: WriteContext, threadId: string, seqs: number[]): Promise<void> {
  const { db } = context;
  await db
    .delete(messageBurns)
    .where(and(eq(messageBurns.threadId, threadId), inArray(messageBurns.seq, seqs)));
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        inArray(messages.seq, seqs),
        eq(messages.place, 0),
        // What was taken back meanwhile has no content left to burn.
        eq(messages.status, messageStatus.sent),
      ),
    )
    .orderBy(asc(messages.seq));
  const views = await db.select().from(conversations).where(eq(conversations.threadId, threadId));
  const owners = views.map(({ ownerId }) => ownerId);
  for (const row of rows) {
    const left = { ...row, status: messageStatus.deleted, body: emptyBody(row) };
    await emptyMessage(context, row, left);
    context.tell(owners, 'OnMsgDeleted', viewMessage(left, row.senderId));
  }
  for (const view of views) await refreshConversation(context, view);
}

/** The message stays known by its ids, so that a repetition of it is answered and not sent anew. */
function emptyBody({ body }: MessageRow): string {
  return JSON.stringify(bodyWithoutContent(JSON.parse(body) as Message));
}
