import { and, isNull } from 'drizzle-orm';
import { readAll } from '../../../app/contract/notice/readAll.ts';
import { notices } from '../../database/schema.ts';
import { noticesOf } from '../../notices/noticesOf.ts';
import { handle } from '../handler.ts';

export const handleReadAll = handle(readAll, async (_, context) => {
  const unread = and(noticesOf(context.session), isNull(notices.readAt));
  await context.db.write((tx) => tx.update(notices).set({ readAt: context.now() }).where(unread));
  return { unread: 0 };
});
