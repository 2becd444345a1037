import { inArray } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole, groupStatus, joinSource } from '../../../app/contract/gateway/enums.ts';
import type { createGroup } from '../../../app/contract/gateway/functions/groups.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import { mostIn } from '../../../app/contract/gateway/groupSize.ts';
import { isChannel } from '../../../app/contract/gateway/isChannel.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { addMembers } from './addMembers.ts';
import { groupInfoOf, groupMembersOf } from './groupEntities.ts';
import { namedInTip, postGroupNews } from './groupNews.ts';
import { type Group, groupOf, tellsWhoComes } from './groups.ts';
import { groupTexts } from './groupTexts.ts';
import { groups } from './tables.ts';
import { type NotAdded, whoCanBeAdded } from './whoCanBeAdded.ts';

type Input = FunctionInput<typeof createGroup>;

export const handleCreateGroup: Handler<'CreateGroup'> = {
  kind: 'write',
  async run(input, context) {
    const { group } = await foundGroup(context, input);
    return groupInfoOf(context.db, group.id);
  },
};

/**
 * Makes a group with the caller as its owner and those who can be added.
 * @param nameOf makes the name of a group that was given none, from the names of owner and members
 * @returns who cannot be added, too
 */
export async function foundGroup(
  context: WriteContext,
  { groupBaseInfo, memberList }: Input,
  nameOf?: (names: readonly string[]) => string,
): Promise<{ group: Group; notAdded: NotAdded[] }> {
  const { db, caller } = context;
  const roles = rolesOf(memberList.filter(({ userID }) => userID !== caller.userId));
  const room = mostIn({ isChannel: isChannel({ ex: groupBaseInfo.ex ?? '' }) }) - 1;
  const { welcome, notAdded } = await whoCanBeAdded(context, distinctIds([...roles.keys()]), room);
  const groupName = nameOf
    ? nameOf(await namesOf(db, [caller.userId, ...welcome.slice(0, mostNamed)]))
    : groupBaseInfo.groupName;
  const group = await insertGroup(context, { ...groupBaseInfo, groupName });
  const invited = { joinSource: joinSource.invitation, inviterId: caller.userId };
  await addMembers(context, group, [
    { ...invited, userId: caller.userId, roleLevel: groupRole.owner },
    ...welcome.map((userId) => ({
      ...invited,
      userId,
      roleLevel: roles.get(userId) || groupRole.ordinary,
    })),
  ]);
  const members = await groupMembersOf(db, group.id);
  for (const member of members) context.tell([caller.userId], 'OnGroupMemberAdded', member);
  const owner = members.find(({ userID }) => userID === caller.userId);
  const named = tellsWhoComes(group) ? members : members.filter((one) => one === owner);
  await postGroupNews(context, group, {
    contentType: contentType.groupCreated,
    detail: { ...namedInTip('memberList', named), groupOwnerUser: owner },
    defaultTips: 'The group was created',
  });
  return { group, notAdded };
}

/** Members that a group can be named after; their names are never all read. */
const mostNamed = 50;

/** @returns what people call themselves, in the order of their ids */
async function namesOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? '');
}

function rolesOf(memberList: Input['memberList']): Map<string, number> {
  for (const { roleLevel } of memberList) {
    if (roleLevel !== 0 && roleLevel !== groupRole.ordinary && roleLevel !== groupRole.admin)
      throw badArgument('roleLevel of a member is neither 1 nor 3');
  }
  return new Map(memberList.map(({ userID, roleLevel }) => [userID, roleLevel]));
}

async function insertGroup(context: WriteContext, base: Input['groupBaseInfo']): Promise<Group> {
  const { db, caller, now } = context;
  const texts = groupTexts({ ...base, groupName: base.groupName });
  const group: Group = {
    id: await freeNumber(context),
    platformId: caller.platformId,
    name: '',
    notification: '',
    introduction: '',
    faceURL: '',
    ex: '',
    ...texts,
    status: groupStatus.ok,
    groupType: base.groupType,
    creatorId: caller.userId,
    ownerId: caller.userId,
    needVerification: base.needVerification,
    lookMemberInfo: 0,
    applyMemberFriend: 0,
    createdAt: now,
    notificationAt: texts.notification ? now : 0,
    notificationUserId: texts.notification ? caller.userId : '',
    shownAfterSeq: 0,
  };
  await db.insert(groups).values(group);
  return group;
}

/** @returns ten digits no group has: people read them out to each other. */
async function freeNumber({ db, services }: WriteContext): Promise<string> {
  for (;;) {
    const drawn = Buffer.from(services.randomBytes(6)).readUIntBE(0, 6);
    const id = String(1_000_000_000 + (drawn % 9_000_000_000));
    if (!(await groupOf(db, id))) return id;
  }
}
