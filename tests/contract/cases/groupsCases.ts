import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CallName } from '../../../app/contract/calls.ts';
import { groupRole, groupVerification } from '../../../app/contract/gateway/enums.ts';
import { createGroup } from '../../../app/contract/groups/createGroup.ts';
import { dismissGroup } from '../../../app/contract/groups/dismissGroup.ts';
import { getGroupByCode } from '../../../app/contract/groups/getGroupByCode.ts';
import { getGroupByName } from '../../../app/contract/groups/getGroupByName.ts';
import { getGroupCode } from '../../../app/contract/groups/getGroupCode.ts';
import { getGroupSeen } from '../../../app/contract/groups/getGroupSeen.ts';
import { getUserGroups } from '../../../app/contract/groups/getUserGroups.ts';
import { users } from '../../../sandbox/database/schema.ts';
import { foreignBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';
import { featureOff } from '../support/featureOff.ts';
import type { Person, World } from '../support/world.ts';

const named = (groupName: string, memberIds: string[] = []) => ({ groupName, memberIds });

async function newGroup(world: World, owner: Person, members: Person[] = [], fields = {}) {
  const ids = members.map(({ userId }) => userId);
  const input = { ...named(`Choir ${world.next()}`, ids), ...fields };
  const { groupId } = (await world.as(owner, createGroup, input)).data;
  return { groupId, groupName: input.groupName };
}

async function gone(world: World, owner: Person): Promise<string> {
  const { groupId } = await newGroup(world, owner);
  await world.as(owner, dismissGroup, { groupId });
  return groupId;
}

async function codeOf(world: World, person: Person, groupId: string): Promise<string> {
  return (await world.as(person, getGroupCode, { groupId })).data.code;
}

/** Members are seen by those whom one of them invites, and where anybody may walk in. */
async function strangersSeeLeaders(world: World): Promise<void> {
  const [owner, member] = [await world.person(), await world.person()];
  const { groupId } = await newGroup(world, owner, [member]);
  const { services, gateway } = world.sandbox;
  const { db } = services;
  for (const { userId } of [owner, member])
    await db.write((tx) =>
      tx
        .update(users)
        .set({ avatar: `/media/${userId}.png` })
        .where(eq(users.id, userId)),
    );
  const [first, second] = [`/media/${owner.userId}.png`, `/media/${member.userId}.png`];
  const guest = await world.person();
  const seen = async (person: Person) =>
    (await world.as(person, getGroupSeen, { groupId })).data.group.faces;
  expect(await seen(guest)).toEqual([first]);
  expect(await seen(member)).toEqual([first, second]);
  const code = await codeOf(world, member, groupId);
  const invited = await world.as(guest, getGroupByCode, { code });
  expect(invited.data.group.faces).toEqual([first, second]);
  const verification = groupVerification.none;
  await gateway.call(owner.userId, 'SetGroupVerification', { groupID: groupId, verification });
  expect(await seen(guest)).toEqual([first, second]);
}

/** Nobody who could not be added gives their name to a group. */
async function isNamedAfterWhoCame(
  world: World,
  owner: Person,
  { came, others }: { came: Person; others: string[] },
): Promise<void> {
  const { groupId } = (await world.as(owner, createGroup, named('', others))).data;
  const { call } = world.sandbox.gateway;
  const people = (await call(owner.userId, 'GetUsersInfo', [owner.userId, came.userId])) ?? [];
  const nameOf = ({ userId }: Person) =>
    people.find(({ publicInfo }) => publicInfo?.userID === userId)?.publicInfo?.nickname;
  const [group] = (await call(owner.userId, 'GetGroupsInfo', [groupId])) ?? [];
  expect(group?.groupName).toBe(`${nameOf(owner)}, ${nameOf(came)}`);
}

/** Where nobody could be added, a group without a name is named after its owner, who may have none either. */
async function isNeverNameless(world: World, others: string[]): Promise<void> {
  const { call } = world.sandbox.gateway;
  const nameOfGroup = async (owner: Person): Promise<string | undefined> => {
    const { groupId } = (await world.as(owner, createGroup, named('', others))).data;
    return (await call(owner.userId, 'GetGroupsInfo', [groupId]))?.[0]?.groupName;
  };
  const [alone, nameless] = [await world.person(), await world.person()];
  const own = await call(alone.userId, 'GetSelfUserInfo', undefined);
  expect(own?.nickname).not.toBe('');
  expect(await nameOfGroup(alone)).toBe(own?.nickname);
  await world.sandbox.services.db.write((tx) =>
    tx.update(users).set({ nickName: '' }).where(eq(users.id, nameless.userId)),
  );
  expect(await nameOfGroup(nameless)).toBe('New group');
}

/** What the calls of Groups answer. */
export const groupsCases: CasesOf<Extract<CallName, `groups.${string}`>> = {
  'groups.getUserGroups': {
    good: async (world) => {
      const [owner, member] = [await world.person(), await world.person()];
      const own = await newGroup(world, owner, [member]);
      world.sandbox.clock.now += 1;
      const channel = await newGroup(world, member, [], { isChannel: true });
      const answer = await world.as(member, getUserGroups, {});
      expect(answer.data.list).toEqual([
        { ...own, faceUrl: '', memberCount: 2, isChannel: false, role: 'member' },
        { ...channel, faceUrl: '', memberCount: 1, isChannel: true, role: 'owner' },
      ]);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', getUserGroups, {}),
    },
  },
  'groups.createGroup': {
    good: async (world) => {
      const [owner, member, blocking] = [
        await world.person(),
        await world.person(),
        await world.person(),
      ];
      const { call } = world.sandbox.gateway;
      await call(blocking.userId, 'AddBlack', owner.userId);
      const ids = [owner.userId, member.userId, blocking.userId, 'nobody'];
      const answer = await world.as(owner, createGroup, named(' Choir ', ids));
      expect(answer.data.notAdded).toEqual([
        { userId: blocking.userId, reason: 'unreachable' },
        { userId: 'nobody', reason: 'unknown' },
      ]);
      const [group] = (await call(member.userId, 'GetJoinedGroupList', undefined)) ?? [];
      expect(group).toMatchObject({
        ...{ groupID: answer.data.groupId, groupName: 'Choir', memberCount: 2 },
        ...{ ownerUserID: owner.userId, needVerification: groupVerification.application },
      });
      await isNamedAfterWhoCame(world, owner, { came: member, others: ids });
      await isNeverNameless(world, ['nobody']);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', createGroup, named('Choir')),
      groupNameInvalid: async (world) => {
        const person = await world.person();
        expect((await world.as(person, createGroup, named('a\u202eb'))).code).toBe(3024);
        const channel = { ...named(''), isChannel: true };
        expect((await world.as(person, createGroup, channel)).code).toBe(3024);
        return world.as(person, createGroup, named('  '));
      },
      groupFaceUnknown: async (world) => {
        const faceUrl = '/media/nobody.png';
        return world.as(await world.person(), createGroup, { ...named('Choir'), faceUrl });
      },
    },
  },
  'groups.dismissGroup': {
    good: async (world) => {
      const [owner, member] = [await world.person(), await world.person()];
      const { groupId } = await newGroup(world, owner, [member]);
      const answer = await world.as(owner, dismissGroup, { groupId });
      expect((await world.as(member, getUserGroups, {})).data.list).toEqual([]);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', dismissGroup, { groupId: '1' }),
      groupUnknown: async (world) => {
        const { groupId } = await newGroup(world, await world.person());
        // Of another platform.
        const foreigner = await world.person({ packageId: foreignBrand.packageId });
        expect((await world.as(foreigner, dismissGroup, { groupId })).code).toBe(3020);
        return world.as(await world.person(), dismissGroup, { groupId: 'none' });
      },
      groupGone: async (world) => {
        const owner = await world.person();
        return world.as(owner, dismissGroup, { groupId: await gone(world, owner) });
      },
      groupNotMember: async (world) => {
        const { groupId } = await newGroup(world, await world.person());
        return world.as(await world.person(), dismissGroup, { groupId });
      },
      groupNotAllowed: async (world) => {
        const [owner, admin] = [await world.person(), await world.person()];
        const { groupId } = await newGroup(world, owner, [admin]);
        const role = { groupID: groupId, userID: admin.userId, roleLevel: groupRole.admin };
        await world.sandbox.gateway.call(owner.userId, 'SetGroupMemberRoleLevel', role);
        return world.as(admin, dismissGroup, { groupId });
      },
    },
  },
  'groups.getGroupByName': {
    good: async (world) => {
      const owner = await world.person();
      const name = `Chèo thuyền ${world.next()}`;
      const { groupId } = await newGroup(world, owner, [], { groupName: name });
      const seeker = await world.person();
      const found = {
        ...{ groupId, groupName: name, faceUrl: '', introduction: '', memberCount: 1 },
        ...{ isChannel: false, needVerification: 0, isMember: false, faces: [] },
      };
      for (const text of [groupId, name.toUpperCase(), 'chè', 'thuyền'])
        expect((await world.as(seeker, getGroupByName, { name: text })).data.list).toEqual([found]);
      expect((await world.as(seeker, getGroupByName, { name: 'huyền' })).data.list).toEqual([]);
      expect((await world.as(seeker, getGroupByName, { name: 'c' })).data.list).toEqual([]);
      const answer = await world.as(owner, getGroupByName, { name });
      expect(answer.data.list).toEqual([{ ...found, isMember: true }]);
      await world.as(owner, dismissGroup, { groupId });
      expect((await world.as(seeker, getGroupByName, { name })).data.list).toEqual([]);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', getGroupByName, { name: 'a' }),
    },
  },
  'groups.getGroupCode': {
    good: async (world) => {
      const [owner, member] = [await world.person(), await world.person()];
      const { groupId } = await newGroup(world, owner, [member]);
      const answer = await world.as(member, getGroupCode, { groupId });
      expect(await world.as(member, getGroupCode, { groupId })).toMatchObject({
        data: answer.data,
      });
      expect(await codeOf(world, owner, groupId)).not.toBe(answer.data.code);
      const week = 7 * 86_400;
      expect(answer.data.expiresAt).toBe(Math.floor(world.sandbox.clock.now / 1000) + week);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', getGroupCode, { groupId: '1' }),
      groupUnknown: async (world) =>
        world.as(await world.person(), getGroupCode, { groupId: 'none' }),
      groupGone: async (world) => {
        const owner = await world.person();
        return world.as(owner, getGroupCode, { groupId: await gone(world, owner) });
      },
      groupNotMember: async (world) => {
        const { groupId } = await newGroup(world, await world.person());
        return world.as(await world.person(), getGroupCode, { groupId });
      },
    },
  },
  'groups.getGroupByCode': {
    good: async (world) => {
      const [owner, member] = [await world.person(), await world.person({ nickName: 'Ana' })];
      const { groupId, groupName } = await newGroup(world, owner, [member]);
      const code = await codeOf(world, member, groupId);
      const guest = await world.person();
      const answer = await world.as(guest, getGroupByCode, { code });
      const group = { groupId, groupName, memberCount: 2, isMember: false };
      expect(answer.data).toMatchObject({ group, entersAtOnce: true, inviterName: 'Ana' });
      // Where members answer for everybody, a code makes an application as well.
      const verification = groupVerification.both;
      const { call } = world.sandbox.gateway;
      await call(owner.userId, 'SetGroupVerification', { groupID: groupId, verification });
      expect((await world.as(guest, getGroupByCode, { code })).data.entersAtOnce).toBe(false);
      // Those who follow a channel invite nobody to it.
      const channel = await newGroup(world, owner, [member], { isChannel: true });
      const entersBy = async (maker: Person) => {
        const made = await codeOf(world, maker, channel.groupId);
        return (await world.as(guest, getGroupByCode, { code: made })).data.entersAtOnce;
      };
      expect([await entersBy(owner), await entersBy(member)]).toEqual([true, false]);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', getGroupByCode, { code: '1' }),
      codeUnknown: async (world) => {
        const [owner, member] = [await world.person(), await world.person()];
        const { groupId } = await newGroup(world, owner, [member]);
        const code = await codeOf(world, member, groupId);
        // It ends with its maker's leaving.
        await world.sandbox.gateway.call(member.userId, 'QuitGroup', groupId);
        expect((await world.as(owner, getGroupByCode, { code })).code).toBe(3026);
        return world.as(owner, getGroupByCode, { code: 'nobodys' });
      },
      codeExpired: async (world) => {
        const owner = await world.person();
        const { groupId } = await newGroup(world, owner);
        const code = await codeOf(world, owner, groupId);
        world.sandbox.clock.now += 7 * 86_400_000;
        return world.as(await world.person(), getGroupByCode, { code });
      },
      groupGone: async (world) => {
        const owner = await world.person();
        const { groupId } = await newGroup(world, owner);
        const code = await codeOf(world, owner, groupId);
        await world.as(owner, dismissGroup, { groupId });
        return world.as(await world.person(), getGroupByCode, { code });
      },
    },
  },
  'groups.getGroupSeen': {
    good: async (world) => {
      const { groupId, groupName } = await newGroup(world, await world.person());
      const answer = await world.as(await world.person(), getGroupSeen, { groupId });
      expect(answer.data.group).toMatchObject({ groupId, groupName, isMember: false });
      await strangersSeeLeaders(world);
      return answer;
    },
    errors: {
      featureOff: featureOff('groups', getGroupSeen, { groupId: '1' }),
      groupUnknown: async (world) =>
        world.as(await world.person(), getGroupSeen, { groupId: 'none' }),
      groupGone: async (world) => {
        const groupId = await gone(world, await world.person());
        return world.as(await world.person(), getGroupSeen, { groupId });
      },
    },
  },
};
