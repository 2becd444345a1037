import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { writingStopOf } from './writingStopOf.ts';

const now = 1_700_000_000_000;
const info = v.parse(groupInfo, { groupID: 'g1' });
const ownMembership = v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel: 1 });
const free = { isBlocked: false, isNotInGroup: false, info, ownMembership, now };

describe('writingStopOf', () => {
  it('lets people write, also where nothing is known of the group', () => {
    expect(writingStopOf(free)).toBeNull();
    expect(writingStopOf({ ...free, info: null, ownMembership: null })).toBeNull();
  });

  it('tells a group that is gone from one the person has left', () => {
    const left = { ...free, isNotInGroup: true };
    expect(writingStopOf(left)?.key).toBe('failedNotInGroup');
    expect(writingStopOf({ ...left, info: { ...info, status: 2 } })?.key).toBe('groupDisbanded');
  });

  it('stops ordinary members, not admins, while all are muted', () => {
    const muted = { ...free, info: { ...info, status: 3 } };
    expect(writingStopOf(muted)?.key).toBe('onlyAdminsWrite');
    const admin = { ...ownMembership, roleLevel: 3 };
    expect(writingStopOf({ ...muted, ownMembership: admin })).toBeNull();
  });

  it('lets owner and admins write in a channel, and nobody else', () => {
    const channel = { ...free, info: { ...info, ex: '{"groupType":"channel"}' } };
    const as = (roleLevel: number) => ({ ...ownMembership, roleLevel });
    expect(writingStopOf(channel)?.key).toBe('onlyAdminsWrite');
    expect(writingStopOf({ ...channel, ownMembership: null })?.key).toBe('onlyAdminsWrite');
    expect(writingStopOf({ ...channel, ownMembership: as(2) })).toBeNull();
    expect(writingStopOf({ ...channel, ownMembership: as(3) })).toBeNull();
  });

  it('stops a muted member until the time is over', () => {
    const until = now / 1000 + 60;
    const member = { ...ownMembership, muteEndTime: until };
    expect(writingStopOf({ ...free, ownMembership: member })).toEqual({
      key: 'mutedUntil',
      until: until * 1000,
    });
    expect(writingStopOf({ ...free, ownMembership: member, now: now + 60_000 })).toBeNull();
  });

  it('stops who has blocked the other side', () => {
    expect(writingStopOf({ ...free, isBlocked: true })?.key).toBe('youBlocked');
  });
});
