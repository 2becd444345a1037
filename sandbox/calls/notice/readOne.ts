import { and, eq } from 'drizzle-orm';
import { readOne } from '../../../app/contract/notice/readOne.ts';
import { notices } from '../../database/schema.ts';
import { countUnread } from '../../notices/countUnread.ts';
import { noticesOf } from '../../notices/noticesOf.ts';
import { handle } from '../handler.ts';

export const handleReadOne = handle(readOne, async ({ id }, context) => {
  const one = and(eq(notices.id, id), noticesOf(context.session));
  return context.db.write(async (tx) => {
    const notice = await tx.select().from(notices).where(one).get();
    if (!notice) throw context.fail('noticeUnknown');
    if (notice.readAt === null) await tx.update(notices).set({ readAt: context.now() }).where(one);
    return { unread: await countUnread(tx, context.session) };
  });
});
