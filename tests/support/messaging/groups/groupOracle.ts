import { eq, inArray } from 'drizzle-orm';
import { contentType } from '../../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../../app/contract/gateway/entities/message.ts';
import { atAllTag, groupRole, groupStatus } from '../../../../app/contract/gateway/enums.ts';
import {
  type GroupAction,
  groupRefusal,
  leads,
} from '../../../../app/contract/gateway/groupRights.ts';
import { isChannel } from '../../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../../../sandbox/database/database.ts';
import { groupMembers, groups } from '../../../../sandbox/gateway/groups/tables.ts';
import type { WriteContext } from '../../../../sandbox/gateway/handler.ts';
import {
  changedBy,
  type GroupMemberRow,
  type GroupState,
  mayLetIn,
  type NewRow,
  newRows,
  sees,
  sinceThen,
  standingOf,
} from './groupStates.ts';

type Notice = Pick<Message, 'groupID' | 'contentType' | 'content'>;

/** Looks at what the gateway does to some groups, transaction by transaction. */
export type GroupOracle = ReturnType<typeof createGroupOracle>;

export function createGroupOracle(groupIDs: readonly string[]) {
  let states = new Map<string, GroupState>();
  /** What was after each transaction. */
  const past: ReadonlyMap<string, GroupState>[] = [];
  let lastRow = new Map<string, number>();
  /** By sender and id: who was in the group right before or after the message was taken. */
  const readers = new Map<string, Set<string>>();
  /** Who was ever in a group, and who ever led it. */
  const everIn = new Map<string, Set<string>>(groupIDs.map((id) => [id, new Set()]));
  const everLed = new Map<string, Set<string>>(groupIDs.map((id) => [id, new Set()]));
  /** By group, person and other person: whether the one could ever see the other there. */
  const everSeen = new Set<string>();
  /** Who may read what was said, of each group. */
  const said = new Map<string, Set<string>[]>();
  /** By sender and id, what was taken back. */
  const takenBack = new Set<string>();
  const faults: string[] = [];

  const read = async (db: Queries): Promise<void> => {
    const rows = await db
      .select({ group: groups, member: groupMembers })
      .from(groups)
      .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
      .where(inArray(groups.id, [...groupIDs]));
    const found = new Map<string, GroupState & { members: Map<string, GroupMemberRow> }>();
    for (const { group, member } of rows) {
      const state = found.get(group.id) ?? { group, members: new Map() };
      found.set(group.id, state);
      if (!member) continue;
      state.members.set(member.userId, member);
      everIn.get(group.id)?.add(member.userId);
      if (leads(member)) everLed.get(group.id)?.add(member.userId);
    }
    for (const state of found.values()) noteSeen(state);
    states = found;
  };
  const noteSeen = (state: GroupState): void => {
    const { group, members } = state;
    for (const own of members.keys()) {
      for (const other of everIn.get(group.id) ?? []) {
        const isNamed = everLed.get(group.id)?.has(other) ?? false;
        if (isNamed || sees(state, own, other)) everSeen.add(`${group.id} ${own} ${other}`);
      }
    }
  };

  const judge = (
    { caller: { userId }, now }: WriteContext,
    before: GroupState,
    after: GroupState,
  ): void => {
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
    if (isChannel(after.group) !== isChannel(before.group)) check(['setKind']);
    else if (after.group.ex !== before.group.ex) check(['pinMessage']);
    const owners = [...after.members.values()].filter(
      ({ roleLevel }) => roleLevel === groupRole.owner,
    );
    if (status !== groupStatus.dismissed && owners.length !== 1) {
      faults.push(`the group has ${owners.length} owners`);
    }
  };

  const judgeMessages = async (
    db: Queries,
    before: ReadonlyMap<string, GroupState>,
    by: { userId: string; now: number } | null,
  ): Promise<void> => {
    // Whoever comes to a channel reads nothing of the group that it was.
    for (const [groupID, { group }] of states) {
      const was = before.get(groupID)?.group;
      if (was && isChannel(group) && !isChannel(was)) said.delete(groupID);
    }
    for (const row of await newRows(db, groupIDs, lastRow)) {
      const { groupID, senderId, clientMsgId } = row;
      const key = `${senderId} ${clientMsgId}`;
      const at = before.get(groupID);
      if (row.contentType === contentType.advancedRevoke) {
        if (by && at && !takenBack.has(key)) judgeTakingBack(at, senderId, by);
        takenBack.add(key);
        continue;
      }
      lastRow.set(groupID, Math.max(lastRow.get(groupID) ?? 0, row.seq));
      const ids = [at, states.get(groupID)].flatMap((one) => [...(one?.members.keys() ?? [])]);
      const own = new Set(ids);
      readers.set(key, own);
      said.set(groupID, [...(said.get(groupID) ?? []), own]);
      if (by) judgePosting(at, row, by.now);
    }
    // Whoever comes to a channel reads what was posted in it before.
    for (const [groupID, { group, members }] of states) {
      if (!isChannel(group)) continue;
      for (const who of said.get(groupID) ?? []) for (const id of members.keys()) who.add(id);
    }
  };
  const judgePosting = (at: GroupState | undefined, row: NewRow, now: number): void => {
    if (row.contentType !== contentType.text && row.contentType !== contentType.atText) return;
    const own = standingOf(at?.members.get(row.senderId)) ?? null;
    const meansAll = row.contentType === contentType.atText && row.body.includes(atAllTag);
    for (const action of meansAll ? (['post', 'mentionAll'] as const) : (['post'] as const)) {
      const refusal = at ? groupRefusal(action, { group: at.group, own, now }) : 'notMember';
      if (refusal !== null) faults.push(`${row.senderId} did ${action}, against: ${refusal}`);
    }
  };
  const judgeTakingBack = (
    { group, members }: GroupState,
    authorId: string,
    { userId, now }: { userId: string; now: number },
  ): void => {
    const own = standingOf(members.get(userId)) ?? null;
    if (authorId === userId && own) return;
    // Whoever has left ranks as low as anybody.
    const author = { userID: authorId, roleLevel: groupRole.ordinary };
    const other = standingOf(members.get(authorId)) ?? author;
    const refusal = groupRefusal('revokeOther', { group, own, other, now });
    if (refusal !== null) faults.push(`${userId} took back a message, against: ${refusal}`);
  };

  const mayKnow = (userID: string, groupID: string, otherID: string): boolean =>
    userID === otherID || everSeen.has(`${groupID} ${userID} ${otherID}`);

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
        await judgeMessages(context.db, kept, {
          userId: context.caller.userId,
          now: context.now,
        });
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
        return state !== undefined && sees(state, userID, otherID);
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
    /** @returns whom a notice of what is a channel now names to somebody who may not know them there, or undefined */
    hiddenIn(userID: string, { groupID, contentType: kind, content }: Notice): string | undefined {
      const group = states.get(groupID)?.group;
      if (kind < contentType.groupCreated || !group || !isChannel(group)) return undefined;
      return [...(everIn.get(groupID) ?? [])].find(
        (id) => content.includes(`"${id}\\"`) && !mayKnow(userID, groupID, id),
      );
    },
  };
}
