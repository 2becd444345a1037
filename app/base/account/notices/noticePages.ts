import type { InfiniteData } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/call.ts';
import type { Notice } from '../../../contract/notice/notice.ts';
import type { noticeList } from '../../../contract/notice/noticeList.ts';

export type NoticePage = OutputOf<typeof noticeList>;
export type NoticePages = InfiniteData<NoticePage, number>;

/** Notices asked for at a time. */
export const pageSize = 20;

/** @returns the notices of all pages, newest first; one that moved to a later page stands once. */
export function noticesOf(pages: readonly NoticePage[]): Notice[] {
  const byId = new Map<string, Notice>();
  for (const { list } of pages) {
    for (const notice of list) if (!byId.has(notice.id)) byId.set(notice.id, notice);
  }
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt);
}

/** @returns number of the page after these, or undefined after the last. */
export function nextPage(pages: readonly NoticePage[]): number | undefined {
  const last = pages.at(-1);
  // An empty page is the end, whatever the total says.
  if (!last || last.list.length === 0) return undefined;
  return pages.length * pageSize < last.total ? pages.length + 1 : undefined;
}

/** @param id null for every notice. @returns the pages with it marked as read. */
export function withRead(data: NoticePages, id: string | null, unread: number): NoticePages {
  const mark = (notice: Notice): Notice =>
    id === null || notice.id === id ? { ...notice, isRead: 1 } : notice;
  const pages = data.pages.map((page) => ({ ...page, unread, list: page.list.map(mark) }));
  return { ...data, pages };
}
