import { and, eq, inArray, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { atAllTag, messageFrom, sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { blacklist, messageReads } from '../../database/schema.ts';
import type { MessageRow } from './messageRows.ts';

type Read = { readerId: string; readAt: number };

/** @returns messages as one person sees them, with what was read since. */
export async function viewMessages(
  db: Queries,
  viewerId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const reads = await readsOf(db, viewerId, rows);
  return rows.map((row) => viewMessage(row, viewerId, reads.get(keyOf(row)) ?? []));
}

/** @returns one message as one person sees it. */
export function viewMessage(
  row: MessageRow,
  viewerId: string,
  reads: readonly Read[] = [],
): Message {
  const body = JSON.parse(row.body) as Message;
  const isGroup = body.sessionType !== sessionType.single;
  const isOwn = row.senderId === viewerId;
  const { attachedInfoElem } = body;
  const tellsReaders = !isGroup || !isOwn || Boolean(attachedInfoElem?.groupHasReadInfo);
  const others = reads.filter(({ readerId }) => tellsReaders && readerId !== row.senderId);
  const message: Message = {
    ...body,
    seq: isNumbered(row, body) ? row.seq : 0,
    status: row.status,
    isRead: isGroup && !isOwn ? others.some((one) => one.readerId === viewerId) : others.length > 0,
  };
  if (row.contentType === contentType.atText && body.atElem && message.atElem) {
    message.atElem = { ...body.atElem, isAtSelf: isMeant(body.atElem.atUserList ?? [], viewerId) };
  }
  if (isGroup && isOwn && attachedInfoElem?.groupHasReadInfo) {
    message.attachedInfoElem = {
      ...attachedInfoElem,
      groupHasReadInfo: {
        ...attachedInfoElem.groupHasReadInfo,
        hasReadUserIDList: others.map(({ readerId }) => readerId),
        hasReadCount: others.length,
      },
    };
  }
  const [first] = others;
  if (!isGroup && first) {
    const rest = attachedInfoElem ?? { isPrivateChat: false };
    message.attachedInfoElem = { ...rest, hasReadTime: first.readAt };
  }
  return message;
}

/** What somebody put there by themselves has no number; what the platform posted for some alone has one. */
function isNumbered({ place }: MessageRow, { msgFrom }: Message): boolean {
  return place === 0 || msgFrom === messageFrom.system;
}

/** @returns whether a list of mentions means somebody. */
export function isMeant(atUserList: readonly string[], userId: string): boolean {
  return atUserList.includes(userId) || atUserList.includes(atAllTag);
}

/**
 * Who read these, as far as the viewer may know: of a group message only its author knows all, and nobody
 * hears what those whom they block have read since.
 */
async function readsOf(
  db: Queries,
  viewerId: string,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, Read[]>> {
  const byThread = new Map<string, MessageRow[]>();
  for (const row of rows) byThread.set(row.threadId, [...(byThread.get(row.threadId) ?? []), row]);
  const found = new Map<string, Read[]>();
  for (const part of chunks([...byThread], 100)) {
    const places = part.map(([threadId, ofThread]) => placesOf(threadId, ofThread, viewerId));
    const reads = await db
      .select()
      .from(messageReads)
      .where(and(or(...places), notExists(blockedBefore(db, viewerId))))
      .orderBy(messageReads.readAt);
    for (const read of reads) {
      const key = keyOf(read);
      found.set(key, [...(found.get(key) ?? []), read]);
    }
  }
  return found;
}

function blockedBefore(db: Queries, viewerId: string) {
  return db
    .select({ userId: blacklist.userId })
    .from(blacklist)
    .where(
      and(
        eq(blacklist.ownerId, viewerId),
        eq(blacklist.userId, messageReads.readerId),
        lte(blacklist.createdAt, messageReads.readAt),
      ),
    );
}

function placesOf(threadId: string, rows: readonly MessageRow[], viewerId: string) {
  const isGroup = threadId.startsWith('group ');
  const seqs = (own: boolean) =>
    rows.filter((row) => !isGroup || (row.senderId === viewerId) === own).map((row) => row.seq);
  const at = (list: number[]): SQL =>
    list.length === 0 ? sql`0` : inArray(messageReads.seq, list);
  if (!isGroup) return and(eq(messageReads.threadId, threadId), at(seqs(true)));
  const others = and(at(seqs(false)), eq(messageReads.readerId, viewerId));
  return and(eq(messageReads.threadId, threadId), or(at(seqs(true)), others));
}

function keyOf({ threadId, seq }: { threadId: string; seq: number }): string {
  return `${seq} ${threadId}`;
}

/** @returns a list cut into parts of at most so many items. */
export function chunks<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most));
}
