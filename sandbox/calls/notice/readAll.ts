import { and, eq, isNull } from 'drizzle-orm';
import { readAll } from '../../../app/contract/notice/readAll.ts';
import { notices } from '../../database/schema.ts';
import { handle } from '../handler.ts';

export const handleReadAll = handle(readAll, async (_, context) => {
  const unread = and(eq(notices.userId, context.session.userId), isNull(notices.readAt));
  await context.db.write((tx) => tx.update(notices).set({ readAt: context.now() }).where(unread));
  return { unread: 0 };
});
