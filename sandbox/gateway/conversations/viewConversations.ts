import { and, eq, inArray, or } from 'drizzle-orm';
import type { Conversation } from '../../../app/contract/gateway/entities/conversation.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { friends, groups, messages, users } from '../../database/schema.ts';
import type { ConversationRow, MessageRow } from '../messages/messageRows.ts';
import { chunks, viewMessages } from '../messages/viewMessages.ts';

type Face = { name: string; faceURL: string };

/** @returns conversations as their owners see them, in the order given. */
export async function viewConversations(
  db: Queries,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const [faces, latest] = await Promise.all([facesOf(db, rows), latestOf(db, rows)]);
  return rows.map((row) => {
    const isSingle = row.sessionType === sessionType.single;
    const face = faces.get(faceKey(row));
    return {
      conversationID: row.conversationId,
      conversationType: row.sessionType,
      userID: isSingle ? row.peerId : '',
      groupID: isSingle ? '' : row.peerId,
      showName: face?.name ?? '',
      faceURL: face?.faceURL ?? '',
      recvMsgOpt: row.recvMsgOpt,
      unreadCount: row.unreadCount,
      groupAtType: row.groupAtType,
      latestMsg: latest.get(faceKey(row)) ?? '',
      latestMsgSendTime: row.latestAt,
      draftText: row.draftText,
      draftTextTime: row.draftAt,
      isPinned: row.isPinned === 1,
      isPrivateChat: row.isPrivateChat === 1,
      isNotInGroup: row.leftSeq !== null,
      updateUnreadCountTime: row.unreadChangedAt,
      attachedInfo: '',
      ex: '',
    };
  });
}

function faceKey(row: Pick<ConversationRow, 'ownerId' | 'conversationId'>): string {
  return `${row.ownerId} ${row.conversationId}`;
}

/** Names and pictures: a person's by the owner's remark, a group's for everybody alike. */
async function facesOf(
  db: Queries,
  rows: readonly ConversationRow[],
): Promise<ReadonlyMap<string, Face>> {
  const single = rows.filter((row) => row.sessionType === sessionType.single);
  const peerIds = idsOf(single);
  const groupIds = idsOf(rows.filter((row) => row.sessionType !== sessionType.single));
  const owners = [...new Set(single.map(({ ownerId }) => ownerId))];
  const people =
    peerIds.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.nickName, faceURL: users.avatar })
          .from(users)
          .where(inArray(users.id, peerIds));
  const remarks =
    peerIds.length === 0
      ? []
      : await db
          .select({ ownerId: friends.ownerId, userId: friends.userId, remark: friends.remark })
          .from(friends)
          .where(and(inArray(friends.ownerId, owners), inArray(friends.userId, peerIds)));
  const named =
    groupIds.length === 0
      ? []
      : await db
          .select({ id: groups.id, name: groups.name, faceURL: groups.faceURL })
          .from(groups)
          .where(inArray(groups.id, groupIds));
  const byId = new Map<string, Face>([...people, ...named].map((one) => [one.id, one]));
  const remarkOf = new Map(remarks.map((one) => [`${one.ownerId} ${one.userId}`, one.remark]));
  return new Map(
    rows.map((row) => {
      const face = byId.get(row.peerId) ?? { name: '', faceURL: '' };
      const remark = remarkOf.get(`${row.ownerId} ${row.peerId}`);
      return [faceKey(row), { ...face, name: remark || face.name }];
    }),
  );
}

function idsOf(rows: readonly ConversationRow[]): string[] {
  return [...new Set(rows.map(({ peerId }) => peerId))];
}

/** JSON of the newest message of each. */
async function latestOf(
  db: Queries,
  rows: readonly ConversationRow[],
): Promise<ReadonlyMap<string, string>> {
  const shown = rows.filter((row) => row.latestSeq > 0 || row.latestPlace > 0);
  const found = new Map<string, MessageRow>();
  const places = new Map(shown.map((row) => [placeKey(row), row]));
  for (const part of chunks([...places.values()], 100)) {
    const at = part.map((row) =>
      and(
        eq(messages.threadId, row.threadId),
        eq(messages.seq, row.latestSeq),
        eq(messages.place, row.latestPlace),
      ),
    );
    const rowsFound = await db
      .select()
      .from(messages)
      .where(or(...at));
    for (const row of rowsFound) {
      found.set(placeKey({ ...row, latestSeq: row.seq, latestPlace: row.place }), row);
    }
  }
  const byOwner = new Map<string, ConversationRow[]>();
  for (const row of shown) byOwner.set(row.ownerId, [...(byOwner.get(row.ownerId) ?? []), row]);
  const written = new Map<string, string>();
  for (const [ownerId, own] of byOwner) {
    const pairs = own.flatMap((row) => {
      const message = found.get(placeKey(row));
      return message ? [{ row, message }] : [];
    });
    const views = await viewMessages(
      db,
      ownerId,
      pairs.map(({ message }) => message),
    );
    for (const [index, { row }] of pairs.entries()) {
      written.set(faceKey(row), JSON.stringify(views[index]));
    }
  }
  return written;
}

function placeKey(row: Pick<ConversationRow, 'threadId' | 'latestSeq' | 'latestPlace'>): string {
  return `${row.latestSeq} ${row.latestPlace} ${row.threadId}`;
}
