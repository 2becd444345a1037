import { count, desc, sql } from 'drizzle-orm';
import { noticeList } from '../../../app/contract/notice/noticeList.ts';
import { notices } from '../../database/schema.ts';
import { countUnread } from '../../notices/countUnread.ts';
import { noticeText } from '../../notices/notices.ts';
import { noticesOf } from '../../notices/noticesOf.ts';
import { handle } from '../handler.ts';

export const handleNoticeList = handle(noticeList, async ({ page, pageSize }, context) => {
  const db = context.db.read;
  const own = noticesOf(context.session);
  const rows = await db
    .select()
    .from(notices)
    .where(own)
    // The row number settles the order of notices of the same millisecond.
    .orderBy(desc(notices.createdAt), desc(sql`rowid`))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const all = await db.select({ total: count() }).from(notices).where(own).get();
  return {
    list: rows.map((row) => ({
      id: row.id,
      ...noticeText(row.kind, JSON.parse(row.values), context.locale),
      createdAt: Math.floor(row.createdAt / 1000),
      isRead: row.readAt === null ? (0 as const) : (1 as const),
    })),
    total: all?.total ?? 0,
    unread: await countUnread(db, context.session),
  };
});
