import { and, eq } from 'drizzle-orm';
import { contentType as type } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { Queries } from '../../database/database.ts';
import { messageFiles, messageQuotes, messages } from '../../database/schema.ts';
import { giveUpFiles } from '../../media/giveUpFiles.ts';
import type { WriteContext } from '../handler.ts';
import { isMessage, type MessageRow } from './messageRows.ts';
import { isQuoteOf, mapQuotes, onlyNamed } from './quotes.ts';

/**
 * Takes from everybody what a message said: its words, here and in the answers that quote it, and its
 * files, unless another message shows them too.
 * @param left what stays of it
 */
export async function emptyMessage(
  { db, now }: WriteContext,
  row: MessageRow,
  left: Pick<MessageRow, 'status' | 'contentType' | 'body'>,
): Promise<void> {
  const files = await filesOf(db, row);
  await db.update(messages).set(left).where(isMessage(row));
  await emptyQuotes(db, row);
  // Who shows a face sends it again and again, and others may have kept it.
  if (row.contentType !== type.face) await giveUpFiles(db, files, { sentAt: row.sentAt, now });
}

async function filesOf(db: Queries, { threadId, seq, place }: MessageRow): Promise<string[]> {
  const isItsOwn = and(
    eq(messageFiles.threadId, threadId),
    eq(messageFiles.seq, seq),
    eq(messageFiles.place, place),
  );
  const rows = await db.select({ name: messageFiles.name }).from(messageFiles).where(isItsOwn);
  return rows.map(({ name }) => name);
}

async function emptyQuotes(db: Queries, row: MessageRow): Promise<void> {
  const answers = await db
    .select({ answer: messages })
    .from(messageQuotes)
    .innerJoin(
      messages,
      and(
        eq(messages.threadId, messageQuotes.threadId),
        eq(messages.seq, messageQuotes.seq),
        eq(messages.place, messageQuotes.place),
      ),
    )
    .where(eq(messageQuotes.clientMsgId, row.clientMsgId));
  for (const { answer } of answers) {
    const body = mapQuotes(JSON.parse(answer.body) as Message, (quoted) =>
      isQuoteOf(quoted, row) ? onlyNamed(quoted) : quoted,
    );
    await db
      .update(messages)
      .set({ body: JSON.stringify(body) })
      .where(isMessage(answer));
  }
}
