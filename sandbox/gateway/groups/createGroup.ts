import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole, groupStatus, joinSource } from '../../../app/contract/gateway/enums.ts';
import type { createGroup } from '../../../app/contract/gateway/functions/groups.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { addMembers, roomIn } from './addMembers.ts';
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

/** Makes a group with the caller as its owner and those who can be added. @returns who cannot be, too */
export async function foundGroup(
  context: WriteContext,
  { groupBaseInfo, memberList }: Input,
): Promise<{ group: Group; notAdded: NotAdded[] }> {
  const { db, caller } = context;
  const roles = rolesOf(memberList.filter(({ userID }) => userID !== caller.userId));
  const group = await insertGroup(context, groupBaseInfo);
  const room = (await roomIn(db, group)) - 1;
  const { welcome, notAdded } = await whoCanBeAdded(context, distinctIds([...roles.keys()]), room);
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
