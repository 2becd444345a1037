import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupRole, groupStatus, joinSource } from '../../../app/contract/gateway/enums.ts';
import type { createGroup } from '../../../app/contract/gateway/functions/groups.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import { reachableBy } from '../friends/mayReach.ts';
import { publicUsersOf } from '../friends/personEntities.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument, refused } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { addMembers, type NewMember } from './addMembers.ts';
import { groupInfoOf, groupMembersOf } from './groupEntities.ts';
import { postGroupNews } from './groupNews.ts';
import { type Group, groupOf } from './groups.ts';
import { groupTexts } from './groupTexts.ts';
import { groups } from './tables.ts';

type Input = FunctionInput<typeof createGroup>;

export const handleCreateGroup: Handler<'CreateGroup'> = {
  kind: 'write',
  async run({ groupBaseInfo, memberList }, context) {
    const { db, caller } = context;
    const others = await invitedAt(context, memberList);
    const group = await insertGroup(context, groupBaseInfo);
    const owner = {
      userId: caller.userId,
      joinSource: joinSource.invitation,
      inviterId: caller.userId,
      roleLevel: groupRole.owner,
    };
    await addMembers(context, group, [owner, ...others]);
    const members = await groupMembersOf(db, group.id);
    for (const member of members) context.tell([caller.userId], 'OnGroupMemberAdded', member);
    await postGroupNews(context, group, {
      contentType: contentType.groupCreated,
      detail: {
        memberList: members,
        groupOwnerUser: members.find(({ userID }) => userID === caller.userId),
      },
      defaultTips: 'The group was created',
    });
    return groupInfoOf(db, group.id);
  },
};

async function invitedAt(
  { db, caller }: WriteContext,
  memberList: Input['memberList'],
): Promise<NewMember[]> {
  const roles = new Map(memberList.map(({ userID, roleLevel }) => [userID, roleLevel]));
  roles.delete(caller.userId);
  const ids = distinctIds([...roles.keys()]);
  const known = await publicUsersOf(db, caller.platformId, ids);
  if (known.length < ids.length) throw refused('some of the members do not exist: check the ids');
  if ((await reachableBy(db, caller.userId, ids)).length < ids.length)
    throw refused('some of the members do not want to be added by you');
  return ids.map((userId) => {
    const roleLevel = roles.get(userId) || groupRole.ordinary;
    if (roleLevel !== groupRole.ordinary && roleLevel !== groupRole.admin)
      throw badArgument('roleLevel of a member is neither 1 nor 3');
    return { userId, joinSource: joinSource.invitation, inviterId: caller.userId, roleLevel };
  });
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
