import { and, eq } from 'drizzle-orm';
import { readOne } from '../../../app/contract/notice/readOne.ts';
import { notices } from '../../database/schema.ts';
import { countUnread } from '../../notices/countUnread.ts';
import { handle } from '../handler.ts';

export const handleReadOne = handle(readOne, async ({ id }, context) => {
  const { userId } = context.session;
  const one = and(eq(notices.id, id), eq(notices.userId, userId));
  return context.db.write(async (tx) => {
    const notice = await tx.select().from(notices).where(one).get();
    if (!notice) throw context.fail('noticeUnknown');
    if (notice.readAt === null) await tx.update(notices).set({ readAt: context.now() }).where(one);
    return { unread: await countUnread(tx, userId) };
  });
});
