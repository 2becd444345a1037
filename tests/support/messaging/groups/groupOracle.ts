import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { contentType } from '../../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../../app/contract/gateway/entities/message.ts';
import {
  groupRole,
  groupStatus,
  groupVerification,
} from '../../../../app/contract/gateway/enums.ts';
import {
  type GroupAction,
  groupRefusal,
  leads,
} from '../../../../app/contract/gateway/groupRights.ts';
import { isChannel } from '../../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../../../sandbox/database/database.ts';
import { messages } from '../../../../sandbox/database/schema.ts';
import { groupMembers, groups } from '../../../../sandbox/gateway/groups/tables.ts';
import type { WriteContext } from '../../../../sandbox/gateway/handler.ts';

type Group = typeof groups.$inferSelect;
type Member = typeof groupMembers.$inferSelect;
type Notice = Pick<Message, 'groupID' | 'contentType' | 'content'>;
type State = { group: Group; members: ReadonlyMap<string, Member> };

/** Looks at what the gateway does to some groups, transaction by transaction. */
export type GroupOracle = ReturnType<typeof createGroupOracle>;

export function createGroupOracle(groupIDs: readonly string[]) {
  let states = new Map<string, State>();
  /** What was after each transaction. */
  const past: ReadonlyMap<string, State>[] = [];
  let lastRow = new Map<string, number>();
  /** By sender and id: who was in the group right before or after the message was taken. */
  const readers = new Map<string, Set<string>>();
  /** By group and person: whether they were ever in it. */
  const everIn = new Set<string>();
  /** Likewise, whether they ever led it. */
  const everLed = new Set<string>();
  /** Who may read what was said, of each group. */
  const said = new Map<string, Set<string>[]>();
  const faults: string[] = [];

  const read = async (db: Queries): Promise<void> => {
    const rows = await db
      .select({ group: groups, member: groupMembers })
      .from(groups)
      .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
      .where(inArray(groups.id, [...groupIDs]));
    const found = new Map<string, { group: Group; members: Map<string, Member> }>();
    for (const { group, member } of rows) {
      const state = found.get(group.id) ?? { group, members: new Map() };
      found.set(group.id, state);
      if (!member) continue;
      state.members.set(member.userId, member);
      everIn.add(`${group.id} ${member.userId}`);
      if (leads(member)) everLed.add(`${group.id} ${member.userId}`);
    }
    states = found;
  };

  const judge = ({ caller: { userId }, now }: WriteContext, before: State, after: State): void => {
    const check = (actions: readonly GroupAction[], otherID?: string): void => {
      const other = otherID === undefined ? undefined : standingOf(before.members.get(otherID));
      const own = standingOf(before.members.get(userId)) ?? null;
      const standing = { group: before.group, own, now, ...(other ? { other } : {}) };
      const refusals = actions.map((action) => groupRefusal(action, standing));
      if (refusals.every((refusal) => refusal !== null)) {
        faults.push(`${userId} did ${actions} to ${otherID ?? 'the group'}, against: ${refusals}`);
      }
    };
    for (const [of, action] of Object.entries(changedBy(before, after, userId))) check(action, of);
    for (const id of after.members.keys()) {
      if (before.members.has(id) || mayLetIn(before, userId, id)) continue;
      faults.push(`${id} came in by ${userId}, and the group asks first`);
    }
    const wasMuted = before.group.status === groupStatus.muted;
    const { status } = after.group;
    if (status !== before.group.status) {
      if (status === groupStatus.dismissed) check(['dismiss']);
      else if (wasMuted !== (status === groupStatus.muted)) check(['muteAll']);
    }
    if (after.group.name !== before.group.name) check(['setInfo']);
    if (after.group.notification !== before.group.notification) check(['setAnnouncement']);
    if (after.group.needVerification !== before.group.needVerification) check(['setRules']);
    if (after.group.lookMemberInfo !== before.group.lookMemberInfo) check(['setRules']);
    const owners = [...after.members.values()].filter(
      ({ roleLevel }) => roleLevel === groupRole.owner,
    );
    if (status !== groupStatus.dismissed && owners.length !== 1) {
      faults.push(`the group has ${owners.length} owners`);
    }
  };

  const judgeMessages = async (
    db: Queries,
    before: ReadonlyMap<string, State>,
    now: number | null,
  ): Promise<void> => {
    const threadIds = groupIDs.map((groupID) => `group ${groupID}`);
    const found = await db
      .select({
        threadId: messages.threadId,
        seq: messages.seq,
        senderId: messages.senderId,
        clientMsgId: messages.clientMsgId,
        contentType: messages.contentType,
      })
      .from(messages)
      .where(
        or(
          ...threadIds.map((id) =>
            and(eq(messages.threadId, id), gt(messages.seq, lastRow.get(id) ?? 0)),
          ),
        ),
      );
    for (const row of found) {
      const groupID = row.threadId.slice('group '.length);
      lastRow.set(row.threadId, Math.max(lastRow.get(row.threadId) ?? 0, row.seq));
      const ids = [before, states].flatMap((at) => [...(at.get(groupID)?.members.keys() ?? [])]);
      const own = new Set(ids);
      readers.set(`${row.senderId} ${row.clientMsgId}`, own);
      said.set(groupID, [...(said.get(groupID) ?? []), own]);
      if (now === null || row.contentType !== contentType.text) continue;
      const at = before.get(groupID);
      const writer = standingOf(at?.members.get(row.senderId)) ?? null;
      const refusal = at
        ? groupRefusal('post', { group: at.group, own: writer, now })
        : 'notMember';
      if (refusal !== null) faults.push(`${row.senderId} wrote, against: ${refusal}`);
    }
    // Whoever comes to a channel reads what was posted before.
    for (const [groupID, { group, members }] of states) {
      if (!isChannel(group)) continue;
      for (const who of said.get(groupID) ?? []) for (const id of members.keys()) who.add(id);
    }
  };

  const mayKnow = (userID: string, groupID: string, otherID: string): boolean => {
    if (![userID, otherID].every((id) => everIn.has(`${groupID} ${id}`))) return false;
    const group = states.get(groupID)?.group;
    if (!group || !isChannel(group) || userID === otherID) return true;
    // Followers of a channel do not see each other.
    return [userID, otherID].some((id) => everLed.has(`${groupID} ${id}`));
  };

  return {
    /** What was done against the rights. */
    faults,
    /** What there is already counts as right. */
    async begin(db: Queries): Promise<void> {
      await read(db);
      past.push(states);
      await judgeMessages(db, states, null);
    },
    async watch<Result>(context: WriteContext, work: () => Promise<Result>): Promise<Result> {
      if (groupIDs.length === 0) return work();
      const [kept, keptRows] = [states, lastRow];
      lastRow = new Map(lastRow);
      try {
        const result = await work();
        await read(context.db);
        for (const [id, before] of kept) {
          const after = states.get(id);
          if (after) judge(context, before, after);
        }
        await judgeMessages(context.db, kept, context.now);
        past.push(states);
        return result;
      } catch (error) {
        // What failed is undone.
        [states, lastRow] = [kept, keptRows];
        throw error;
      }
    },
    /** Counts what was written: something that is told later may be true to any moment since then. */
    moment: () => past.length - 1,
    /** Whether a person may be told that another one is in a group. */
    maySee: (userID: string, groupID: string, otherID: string, since: number) =>
      sinceThen(past, since).some((then) => {
        const state = then.get(groupID);
        const [own, other] = [userID, otherID].map((id) => state?.members.get(id));
        if (!state || !own || !other) return false;
        return !isChannel(state.group) || leads(own) || leads(other);
      }),
    /** Whether a person may be told who would come into a group. */
    mayAnswer: (userID: string, groupID: string, since: number) =>
      sinceThen(past, since).some((then) => {
        const own = then.get(groupID)?.members.get(userID);
        return own !== undefined && leads(own);
      }),
    /** Whether a person may be told about another one: where no group of both forbids it, or one allows it. */
    mayLookAt: (userID: string, otherID: string, since: number) =>
      sinceThen(past, since).some((then) => {
        const refusals = [...then.values()].flatMap(({ group, members }) => {
          const [own, other] = [userID, otherID].map((id) => standingOf(members.get(id)));
          if (!own || !other || group.status === groupStatus.dismissed) return [];
          return [groupRefusal('lookAtMember', { group, own, other, now: 0 })];
        });
        return refusals.includes(null) || refusals.every((refusal) => refusal === 'channel');
      }),
    /** Whether a person may have a message of a group. */
    mayRead: (userID: string, { sendID, clientMsgID }: { sendID: string; clientMsgID: string }) =>
      readers.get(`${sendID} ${clientMsgID}`)?.has(userID) ?? false,
    hasTaken: (sendID: string, clientMsgID: string) => readers.has(`${sendID} ${clientMsgID}`),
    /** Whether a person may ever have had another one among the members of a group. */
    mayKnow,
    /** @returns whom a notice of a channel names to somebody who may not know them there, or undefined */
    hiddenIn(userID: string, { groupID, contentType: kind, content }: Notice): string | undefined {
      const group = states.get(groupID)?.group;
      if (kind < contentType.groupCreated || !group || !isChannel(group)) return undefined;
      const ids = [...everIn].filter((key) => key.startsWith(`${groupID} `));
      return ids
        .map((key) => key.slice(groupID.length + 1))
        .find((id) => content.includes(`"${id}\\"`) && !mayKnow(userID, groupID, id));
    },
  };
}

/** What was at a moment, right before it, and whenever later. */
function sinceThen(
  past: readonly ReadonlyMap<string, State>[],
  since: number,
): readonly ReadonlyMap<string, State>[] {
  return past.slice(Math.max(0, since - 1));
}

/** Whether somebody, who leads or has the right, brings another one in without asking; or comes by themselves. */
function mayLetIn({ group, members }: State, userId: string, id: string): boolean {
  if (id === userId) return group.needVerification === groupVerification.none;
  const own = members.get(userId);
  if (!own) return false;
  return leads(own) || group.needVerification !== groupVerification.both;
}

function standingOf(member: Member | undefined) {
  if (!member) return undefined;
  const { userId: userID, roleLevel, mutedUntil } = member;
  return { userID, roleLevel, muteEndTime: mutedUntil / 1_000 };
}

/** @returns what somebody did to members: by the member, the rights of which one is needed */
function changedBy(before: State, after: State, userId: string): Record<string, GroupAction[]> {
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
