import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { recallRights } from './recallRights.ts';

const group = v.parse(groupInfo, { groupID: 'g1', ownerUserID: 'ola' });
const memberAs = (userID: string, roleLevel: number) =>
  v.parse(groupMember, { groupID: 'g1', userID, roleLevel });
const members = new Map(
  [
    memberAs('ola', groupRole.owner),
    memberAs('adi', groupRole.admin),
    memberAs('mia', groupRole.ordinary),
  ].map((one) => [one.userID, one]),
);
const of = (sendID: string, roleLevel: number | null, known = members) =>
  recallRights({
    messages: [{ sendID }],
    isOwn: sendID === 'me',
    info: roleLevel === null ? null : group,
    ownMembership: roleLevel === null ? null : memberAs('me', roleLevel),
    isOut: roleLevel === null,
    members: known,
    now: 0,
  });

describe('recallRights', () => {
  it.each([
    ['an admin, what a member wrote', 'mia', groupRole.admin, true],
    ['an admin, what somebody wrote who has left', 'gone', groupRole.admin, true],
    ['an admin, what another admin wrote', 'adi', groupRole.admin, false],
    ['an admin, what the owner wrote', 'ola', groupRole.admin, false],
    ['an admin, their own', 'me', groupRole.admin, true],
    ['the owner, what an admin wrote', 'adi', groupRole.owner, true],
    ['a member, what another wrote', 'mia', groupRole.ordinary, false],
    ['a member, their own of long ago', 'me', groupRole.ordinary, false],
  ])('%s', (_, sendID, roleLevel, mayRecallAlways) => {
    expect(of(sendID, roleLevel)).toEqual({ mayRecallAlways, mayRecallOwn: true });
  });

  it('knows the owner before the members are there', () => {
    expect(of('ola', groupRole.admin, new Map()).mayRecallAlways).toBe(false);
  });

  it('offers nothing to whoever is no longer in the group', () => {
    expect(of('me', null)).toEqual({ mayRecallAlways: false, mayRecallOwn: false });
  });

  it('leaves chats with one person as they were', () => {
    const messages = [{ sendID: 'me' }];
    const none = { info: null, ownMembership: null, members: new Map(), isOut: false, now: 0 };
    expect(recallRights({ messages, isOwn: true, ...none })).toEqual({
      mayRecallAlways: false,
      mayRecallOwn: true,
    });
  });
});
