import { eq } from 'drizzle-orm';
import type {
  GroupApplication,
  GroupMember,
} from '../../../app/contract/gateway/entities/group.ts';
import { leads } from '../../../app/contract/gateway/groupRights.ts';
import { reachableBy } from '../friends/mayReach.ts';
import { faceOf } from '../friends/people.ts';
import type { WriteContext } from '../handler.ts';
import { chunks } from '../messages/viewMessages.ts';
import { postNotification } from '../postNotification.ts';
import { inSeconds } from '../texts.ts';
import { groupInfoOf, membersById, peerOfGroup } from './groupEntities.ts';
import { type Group, leaderIds, memberIds, membersWith, tellsWhoComes } from './groups.ts';
import { groupMembers } from './tables.ts';

type News = {
  contentType: number;
  /** Beside `group`, `opUser` and `operationTime`. */
  detail?: Record<string, unknown>;
  defaultTips: string;
  recipients?: readonly string[];
  /** As that of `Post`. */
  isForThemAlone?: boolean;
  /** @default true */
  countsAsUnread?: boolean;
};

/** Posts into a group's conversation what the caller did, with the group as it is now. */
export async function postGroupNews(
  context: WriteContext,
  group: Group,
  { detail, ...news }: News,
): Promise<void> {
  await postNotification(context, {
    ...news,
    peer: peerOfGroup(group),
    detail: {
      group: await groupInfoOf(context.db, group.id),
      opUser: await callerIn(context, group.id),
      operationTime: inSeconds(context.now),
      ...detail,
    },
  });
}

/** Members that a notice shows whole. */
const mostShown = 50;

/** @returns members in the detail of a notice, which every member gets: the first, and ids of the others. */
export function namedInTip(name: string, members: readonly GroupMember[]): Record<string, unknown> {
  const others = members.slice(mostShown).map(({ userID }) => ({ userID }));
  return { [name]: [...members.slice(0, mostShown), ...others] };
}

/** @returns the caller as a member, or who they are where they are none. */
export async function callerIn(
  { db, caller }: WriteContext,
  groupID: string,
): Promise<Partial<GroupMember>> {
  const [own] = await membersById(db, groupID, [caller.userId]);
  return own ?? { groupID, userID: caller.userId, ...(await faceOf(db, caller.userId)) };
}

/** @returns members of a group whom telling something reaches now. */
export async function hearersIn(
  { db, listeners }: Pick<WriteContext, 'db' | 'listeners'>,
  groupID: string,
): Promise<string[]> {
  const listening = listeners();
  const count = await db.$count(groupMembers, eq(groupMembers.groupId, groupID));
  if (count <= listening.length) {
    const reached = new Set(listening);
    return (await memberIds(db, groupID)).filter((id) => reached.has(id));
  }
  const found: string[] = [];
  for (const part of chunks(listening, 500)) {
    const members = await membersWith(db, groupID, part);
    found.push(...members.map(({ userId }) => userId));
  }
  return found;
}

/** Tells members what their group looks like now. */
export async function tellGroupInfo(context: WriteContext, groupID: string): Promise<void> {
  const hearers = await hearersIn(context, groupID);
  if (hearers.length > 0)
    context.tell(hearers, 'OnGroupInfoChanged', await groupInfoOf(context.db, groupID));
}

/**
 * Tells members that others came or went, and how many there are now. Of those who follow a channel only its
 * leaders hear each; the others hear in a moment how many there are, once for all who come and go meanwhile.
 * @param people who came or went: they have heard it already
 */
export async function tellPeople(
  context: WriteContext,
  group: Pick<Group, 'id' | 'ex'>,
  event: 'OnGroupMemberAdded' | 'OnGroupMemberDeleted',
  people: readonly GroupMember[],
): Promise<void> {
  const { db } = context;
  const ids = new Set(people.map(({ userID }) => userID));
  const isTold = tellsWhoComes(group);
  const all = isTold ? await hearersIn(context, group.id) : await leaderIds(db, group.id);
  const hearers = all.filter((id) => !ids.has(id));
  if (hearers.length > 0) {
    for (const member of people) context.tell(hearers, event, member);
    context.tell(hearers, 'OnGroupInfoChanged', await groupInfoOf(db, group.id));
  }
  if (!isTold) context.soon(`group ${group.id}`, (later) => tellGroupInfo(later, group.id));
}

/**
 * Tells a group what members look like now, one after the other. Those who follow a channel hear of those who
 * lead it, and of themselves; `unmade` led it before, and are gone for them.
 * @returns the members
 */
export async function tellMemberInfo(
  context: WriteContext,
  group: Pick<Group, 'id' | 'ex'>,
  ids: readonly string[],
  unmade = '',
): Promise<GroupMember[]> {
  const { db } = context;
  const all = await hearersIn(context, group.id);
  const members = await membersById(db, group.id, ids);
  const leaders = tellsWhoComes(group) ? all : await leaderIds(db, group.id);
  const leading = new Set(leaders);
  const followers = all.filter((id) => !leading.has(id));
  for (const member of members) {
    context.tell([...leaders, member.userID], 'OnGroupMemberInfoChanged', member);
    const others = followers.filter((id) => id !== member.userID);
    if (others.length === 0) continue;
    if (leads(member)) context.tell(others, 'OnGroupMemberInfoChanged', member);
    else if (member.userID === unmade) context.tell(others, 'OnGroupMemberDeleted', member);
  }
  return members;
}

/**
 * Tells some people and those of owner and admins whom applicant and inviter may reach about an
 * application, each once.
 */
export async function tellApplication(
  context: WriteContext,
  application: GroupApplication,
  event: 'OnGroupApplicationAdded' | 'OnGroupApplicationAccepted' | 'OnGroupApplicationRejected',
  others: readonly string[],
): Promise<void> {
  const { db } = context;
  let leaders = await leaderIds(db, application.groupID);
  for (const by of [application.userID, application.inviterUserID])
    leaders = await reachableBy(db, by, leaders);
  context.tell([...new Set([...leaders, ...others])], event, application);
}
