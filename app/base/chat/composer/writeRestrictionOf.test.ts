import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { writeRestrictionOf } from './writeRestrictionOf.ts';

const now = 1_700_000_000_000;
const info = v.parse(groupInfo, { groupID: 'g1' });
const ownMembership = v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel: 1 });
const free = {
  isBlocked: false,
  isNotFriend: false,
  hasAsked: false,
  isNotInGroup: false,
  parting: null,
  info,
  ownMembership,
  selfID: 'u1',
  now,
};

const said = (input: Parameters<typeof writeRestrictionOf>[0]) => {
  const restriction = writeRestrictionOf(input);
  if (restriction?.of === 'group') return restriction.reason;
  return restriction?.of === 'person' ? restriction.key : restriction?.of;
};

describe('writeRestrictionOf', () => {
  it('lets people write, also where nothing is known of the group', () => {
    expect(writeRestrictionOf(free)).toBeNull();
    expect(writeRestrictionOf({ ...free, info: null, ownMembership: null })).toBeNull();
  });

  it('says that friends alone can write, and of one who is blocked that first', () => {
    const refused = { ...free, info: null, ownMembership: null, isNotFriend: true };
    expect(said(refused)).toBe('failedNotFriend');
    expect(said({ ...refused, isBlocked: true })).toBe('youBlocked');
  });

  it('says that a friend request waits for its answer, where one can write to friends alone', () => {
    const asked = { ...free, info: null, ownMembership: null, hasAsked: true };
    expect(writeRestrictionOf(asked)).toBeNull();
    expect(said({ ...asked, isNotFriend: true })).toBe('friendAsked');
  });

  it('tells a group that is gone from one the person has left', () => {
    const left = { ...free, isNotInGroup: true };
    expect(said(left)).toBe('left');
    expect(said({ ...left, info: { ...info, status: 2 } })).toBe('dismissed');
  });

  it('tells who was removed from who left', () => {
    const out = { ...free, isNotInGroup: true };
    expect(said({ ...out, parting: 'removed' })).toBe('removed');
    expect(said({ ...out, parting: 'left' })).toBe('left');
    // Whoever was added again is in it, whatever was said before.
    expect(said({ ...free, parting: 'removed' })).toBeUndefined();
  });

  it('knows a group that is gone by its last message, where the gateway names it no more', () => {
    const gone = { ...free, info: null, ownMembership: null, isNotInGroup: true };
    expect(said({ ...gone, parting: 'dismissed' })).toBe('dismissed');
  });

  it('stops ordinary members, not admins, while all are muted', () => {
    const muted = { ...free, info: { ...info, status: 3 } };
    expect(said(muted)).toBe('allMuted');
    const admin = { ...ownMembership, roleLevel: 3 };
    expect(writeRestrictionOf({ ...muted, ownMembership: admin })).toBeNull();
  });

  it('lets owner and admins write in a channel, and nobody else', () => {
    const channel = { ...free, info: { ...info, ex: '{"groupType":"channel"}' } };
    const as = (roleLevel: number) => ({ ...ownMembership, roleLevel });
    expect(said(channel)).toBe('readOnly');
    expect(writeRestrictionOf({ ...channel, ownMembership: as(2) })).toBeNull();
    expect(writeRestrictionOf({ ...channel, ownMembership: as(3) })).toBeNull();
  });

  it('says nothing of a channel before the own place in it is known, but to its owner', () => {
    const channel = { ...info, ex: '{"groupType":"channel"}', ownerUserID: 'bea' };
    const unknown = { ...free, info: channel, ownMembership: null };
    expect(writeRestrictionOf(unknown)).toEqual({ of: 'unknownPlace' });
    expect(writeRestrictionOf({ ...unknown, selfID: 'bea' })).toBeNull();
    const gone = { ...channel, status: 2 };
    expect(said({ ...unknown, info: gone, selfID: 'bea' })).toBe('dismissed');
  });

  it('stops a muted member until the time is over', () => {
    const until = now / 1000 + 60;
    const member = { ...ownMembership, muteEndTime: until };
    expect(writeRestrictionOf({ ...free, ownMembership: member })).toEqual({
      ...{ of: 'group', reason: 'muted' },
      until: until * 1000,
    });
    expect(writeRestrictionOf({ ...free, ownMembership: member, now: now + 60_000 })).toBeNull();
  });

  it('stops who has blocked the other side', () => {
    expect(said({ ...free, isBlocked: true })).toBe('youBlocked');
  });
});
