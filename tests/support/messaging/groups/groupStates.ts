import { and, eq, gt, or } from 'drizzle-orm';
import { contentType } from '../../../../app/contract/gateway/contentType.ts';
import { groupStatus, groupVerification } from '../../../../app/contract/gateway/enums.ts';
import { type GroupAction, leads } from '../../../../app/contract/gateway/groupRights.ts';
import { isChannel } from '../../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../../../sandbox/database/database.ts';
import { messages } from '../../../../sandbox/database/schema.ts';
import type { groupMembers, groups } from '../../../../sandbox/gateway/groups/tables.ts';

export type GroupMemberRow = typeof groupMembers.$inferSelect;

/** A group and who is in it, right after a transaction. */
export type GroupState = {
  group: typeof groups.$inferSelect;
  members: ReadonlyMap<string, GroupMemberRow>;
};

/** Whether somebody sees another one among the members: followers of a channel do not see each other. */
export function sees({ group, members }: GroupState, userID: string, otherID: string): boolean {
  const [own, other] = [members.get(userID), members.get(otherID)];
  if (!own || !other) return false;
  return own === other || !isChannel(group) || leads(own) || leads(other);
}

export type NewRow = Awaited<ReturnType<typeof newRows>>[number];

/** @returns what was written in groups after the last messages that are known, and all that was taken back */
export async function newRows(
  db: Queries,
  groupIDs: readonly string[],
  last: ReadonlyMap<string, number>,
) {
  const rows = await db
    .select({
      threadId: messages.threadId,
      seq: messages.seq,
      senderId: messages.senderId,
      clientMsgId: messages.clientMsgId,
      contentType: messages.contentType,
      body: messages.body,
    })
    .from(messages)
    .where(
      or(
        ...groupIDs.map((id) =>
          and(
            eq(messages.threadId, `group ${id}`),
            or(
              gt(messages.seq, last.get(id) ?? 0),
              eq(messages.contentType, contentType.advancedRevoke),
            ),
          ),
        ),
      ),
    );
  return rows.map(({ threadId, ...row }) => ({ ...row, groupID: threadId.slice('group '.length) }));
}

/** What was at a moment, right before it, and whenever later. */
export function sinceThen(
  past: readonly ReadonlyMap<string, GroupState>[],
  since: number,
): readonly ReadonlyMap<string, GroupState>[] {
  return past.slice(Math.max(0, since - 1));
}

/** Whether somebody, who leads or has the right, brings another one in without asking; or comes by themselves. */
export function mayLetIn({ group, members }: GroupState, userId: string, id: string): boolean {
  if (id === userId) return group.needVerification === groupVerification.none;
  const own = members.get(userId);
  if (!own) return false;
  return leads(own) || group.needVerification !== groupVerification.both;
}

export function standingOf(member: GroupMemberRow | undefined) {
  if (!member) return undefined;
  const { userId: userID, roleLevel, mutedUntil } = member;
  return { userID, roleLevel, muteEndTime: mutedUntil / 1_000 };
}

/** @returns what somebody did to members: by the member, the rights of which one is needed */
export function changedBy(
  before: GroupState,
  after: GroupState,
  userId: string,
): Record<string, GroupAction[]> {
  const changes: Record<string, GroupAction[]> = {};
  if (after.group.status === groupStatus.dismissed) return changes;
  if (after.group.ownerId !== before.group.ownerId) {
    changes[after.group.ownerId] = ['transfer'];
    return changes;
  }
  for (const [id, member] of before.members) {
    const now = after.members.get(id);
    if (!now) changes[id] = id === userId ? ['quit'] : ['remove'];
    else if (now.roleLevel !== member.roleLevel) changes[id] = ['setRole'];
    else if (now.mutedUntil !== member.mutedUntil) changes[id] = ['mute'];
    else if (now.nickname !== member.nickname) {
      changes[id] = id === userId ? ['setOwnName'] : ['rename'];
    }
  }
  for (const id of after.members.keys()) {
    if (before.members.has(id) || id === userId) continue;
    changes[id] = ['invite', 'answerApplication'];
  }
  return changes;
}
