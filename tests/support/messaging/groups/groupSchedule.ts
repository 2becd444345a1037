import fc from 'fast-check';
import type { DeviceOperation } from '../playDevice.ts';

/** What somebody does in a group. */
export const groupDeeds = [
  'join',
  'quit',
  'remove',
  'removeWithMessages',
  'invite',
  'accept',
  'refuse',
  'makeAdmin',
  'unmakeAdmin',
  'mute',
  'unmute',
  'muteAll',
  'unmuteAll',
  'transfer',
  'dismiss',
  'askToJoin',
  'askStrangers',
  'letAllIn',
  'hideMembers',
  'showMembers',
  'rename',
  'nameSelf',
  'nameOther',
  'announce',
  'pin',
  'toChannel',
  'toGroup',
] as const;
export type GroupDeed = (typeof groupDeeds)[number];

/** What happens in a schedule. Numbers choose among what there is at that moment. */
export type GroupOperation =
  /** `on`: whom it is done to. */
  | { kind: 'do'; device: number; group: number; deed: GroupDeed; on: number }
  | { kind: 'send'; device: number; group: number; count: number }
  /** `on`: who is meant; one more than there are people means everybody. */
  | { kind: 'mention'; device: number; group: number; on: number }
  /** Takes back what somebody wrote last, as far as the device knows. */
  | { kind: 'take-back'; device: number; group: number; on: number }
  | { kind: 'read'; device: number; group: number }
  | { kind: 'silence'; device: number; group: number; option: 0 | 1 | 2 }
  | { kind: 'look'; device: number; group: number }
  | { kind: 'load-members'; device: number; group: number }
  /** Asks who somebody is. */
  | { kind: 'look-up'; device: number; group: number; on: number }
  /** So many events on their way to a device never come. */
  | { kind: 'lose'; device: number; count: number }
  | DeviceOperation
  | { kind: 'wait'; milliseconds: number };

export type GroupSchedule = {
  seed: number;
  latency: number;
  isUnordered: boolean;
  doubling: number;
  /** Milliseconds that pass after each operation. */
  pace: number;
  /** How many people are in the groups at first; the others come. */
  members: number;
  /** As `groupVerification`. */
  verification: 0 | 1 | 2;
  operations: GroupOperation[];
};

/** The owner has two devices, the last one changes hands between two people. */
const device = fc.constantFrom(0, 0, 1, 2, 2, 3);
/** 0 is a group at first, 1 a channel. */
const group = fc.constantFrom(0, 0, 0, 1, 1);
const on = fc.nat({ max: 3 });
const yes = fc.boolean();

type Fields<Kind extends GroupOperation['kind']> = Omit<
  Extract<GroupOperation, { kind: Kind }>,
  'kind'
>;

/** How often an operation comes, of all weights together, and what it may be. */
function one<Kind extends GroupOperation['kind']>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof Fields<Kind>]: fc.Arbitrary<Fields<Kind>[Name]> },
): fc.WeightedArbitrary<GroupOperation> {
  const arbitrary = fc.record({ kind: fc.constant(kind), ...fields });
  return { weight, arbitrary: arbitrary as unknown as fc.Arbitrary<GroupOperation> };
}

const operation: fc.Arbitrary<GroupOperation> = fc.oneof(
  one(36, 'do', { device, group, deed: fc.constantFrom(...groupDeeds), on }),
  one(14, 'send', { device, group, count: fc.integer({ min: 1, max: 3 }) }),
  one(3, 'mention', { device, group, on: fc.nat({ max: 4 }) }),
  one(3, 'take-back', { device, group, on }),
  one(4, 'read', { device, group }),
  one(2, 'silence', { device, group, option: fc.constantFrom(0, 1, 2) }),
  one(4, 'look', { device, group }),
  one(4, 'load-members', { device, group }),
  one(3, 'look-up', { device, group, on }),
  one(5, 'cut', {
    device,
    ending: fc.constantFrom('lost', 'after-commit', 'half-open'),
    lateness: fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 30_000 })),
  }),
  one(2, 'lose', { device, count: fc.integer({ min: 1, max: 4 }) }),
  one(1, 'refuse', { device, isRefused: yes }),
  one(2, 'reload', { device }),
  one(1, 'open-tab', { device }),
  one(1, 'close-tab', { device }),
  one(2, 'kill-at', { device, after: fc.nat({ max: 12 }), isCommitted: yes }),
  one(1, 'freeze', { device }),
  one(1, 'thaw', { device }),
  one(3, 'switch-account', { device: fc.constant(3) }),
  one(7, 'wait', {
    milliseconds: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 3_000 }), fc.nat({ max: 20_000 })),
  }),
);

/** @param longest operations in one schedule */
export function groupSchedules(longest: number): fc.Arbitrary<GroupSchedule> {
  return fc.record({
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
    latency: fc.constantFrom(5, 60, 400),
    isUnordered: fc.constantFrom(false, false, true),
    doubling: fc.constantFrom(0, 0, 0.3),
    pace: fc.constantFrom(0, 20, 250, 2_500),
    members: fc.integer({ min: 1, max: 4 }),
    verification: fc.constantFrom(0, 1, 2),
    operations: fc.array(operation, { minLength: 2, maxLength: longest, size: 'max' }),
  });
}
