import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRole, groupStatus } from './enums.ts';
import { groupActions, groupRefusal, leads, mayInGroup, type Standing } from './groupRights.ts';
import { channelMark } from './isChannel.ts';

const now = 1_000_000_000;
const { ordinary, admin, owner } = groupRole;
/** From the lowest to the highest. */
const ranks = [ordinary, admin, owner];
const rankOf = (roleLevel: number) => ranks.indexOf(roleLevel as never);

const group = fc.record({
  status: fc.constantFrom(groupStatus.ok, groupStatus.muted),
  ex: fc.constantFrom('', channelMark),
  lookMemberInfo: fc.constantFrom(0, 1),
  applyMemberFriend: fc.constantFrom(0, 1),
});
const roleLevel = fc.constantFrom(...ranks);
const muteEndTime = fc.constantFrom(0, now / 1000 + 60);
const own = fc.record({ userID: fc.constant('self'), roleLevel, muteEndTime });
const other = fc.record({ userID: fc.constant('other'), roleLevel });
const action = fc.constantFrom(...groupActions);
const standing = fc.record({ group, own, other, now: fc.constant(now) });

function holds(check: (of: (typeof groupActions)[number], standing: Standing) => void): void {
  fc.assert(fc.property(action, standing, check), { numRuns: 2_000 });
}

describe('the table of rights', () => {
  it('lets nobody do anything in a group that was dismissed, or that they are not in', () => {
    holds((of, one) => {
      const gone = { ...one.group, status: groupStatus.dismissed };
      expect(groupRefusal(of, { ...one, group: gone })).toBe('dismissed');
      expect(groupRefusal(of, { ...one, own: null })).toBe('notMember');
    });
  });

  it('lets whoever ranks higher do all that others may, but an owner leave', () => {
    holds((of, one) => {
      if (!one.own || of === 'quit' || !mayInGroup(of, one)) return;
      const own = { ...one.own, roleLevel: owner };
      // Somebody else owns it then.
      const below = one.other?.roleLevel === owner ? { ...one.other, roleLevel: ordinary } : null;
      expect(groupRefusal(of, { ...one, own, ...(below && { other: below }) })).toBeNull();
    });
  });

  it('lets nobody do to the owner or to their like what is done to those below', () => {
    holds((of, one) => {
      if (!one.own || !one.other) return;
      if (!['mute', 'remove', 'rename', 'revokeOther'].includes(of)) return;
      if (!mayInGroup(of, one)) return;
      expect(rankOf(one.own.roleLevel)).toBeGreaterThan(rankOf(one.other.roleLevel));
    });
  });

  it('lets nobody transfer a group, end it or make admins but its owner', () => {
    holds((of, one) => {
      if (!['transfer', 'dismiss', 'setRole', 'setKind'].includes(of)) return;
      expect(mayInGroup(of, one)).toBe(one.own?.roleLevel === owner);
    });
  });

  it('offers without a member in mind just what can be done to some member', () => {
    holds((of, one) => {
      const { other: _, ...nobody } = one;
      const some = ranks.some((role) =>
        mayInGroup(of, { ...one, other: { userID: 'other', roleLevel: role } }),
      );
      expect(mayInGroup(of, nobody)).toBe(some);
    });
  });

  it('lets a muted member do all but write, and never silences who leads', () => {
    holds((of, one) => {
      if (!one.own) return;
      const free = { ...one, own: { ...one.own, muteEndTime: 0 } };
      const open = { ...free, group: { ...one.group, status: groupStatus.ok } };
      if (of !== 'post' || leads(one.own)) {
        expect(groupRefusal(of, one)).toBe(groupRefusal(of, open));
      }
    });
  });

  it('has those who follow a channel write nothing, and see nobody who follows it too', () => {
    const channel = { status: groupStatus.ok, ex: channelMark, lookMemberInfo: 0 };
    const follower = { userID: 'self', roleLevel: ordinary, muteEndTime: 0 };
    const standing = { group: { ...channel, applyMemberFriend: 0 }, own: follower, now };
    for (const of of ['post', 'listMembers', 'invite'] as const)
      expect(groupRefusal(of, standing)).toBe('channel');
    const fellow = { userID: 'other', roleLevel: ordinary };
    for (const of of ['lookAtMember', 'befriend'] as const) {
      expect(groupRefusal(of, { ...standing, other: fellow })).toBe('channel');
      expect(groupRefusal(of, { ...standing, other: { ...fellow, roleLevel: admin } })).toBeNull();
    }
  });
});
