import fc from 'fast-check';
import type { GroupStep } from './modelGroup.ts';
import { type Deed, deeds } from './modelStranger.ts';
import type { DeviceOperation } from './playDevice.ts';

/** What happens in a schedule. Numbers choose among what there is at that moment. */
export type Operation =
  | { kind: 'send'; device: number; to: number; count: number }
  | { kind: 'send-picture'; device: number; to: number }
  /** The page goes so many turns of its promises after the key, 0: in the task of the key. */
  | { kind: 'send-and-go'; device: number; to: number; turns: number; going: Going }
  /** The page dies after so many steps more: what it sends, hears, writes, reads and waits for. */
  | { kind: 'doom'; device: number; steps: number }
  | { kind: 'cancel-upload'; device: number; which: number }
  | { kind: 'revoke'; device: number; which: number }
  | { kind: 'remove'; device: number; which: number }
  | { kind: 'resend'; device: number }
  /** `left` is how many messages, at most, stay unread. */
  | { kind: 'read'; device: number; to: number; left: number }
  /** Opens a conversation and leaves it open. */
  | { kind: 'look'; device: number; to: number }
  | { kind: 'load-older'; device: number; to: number }
  | { kind: 'load-newer'; device: number; to: number }
  /** Opens a conversation at a message, as a search does. */
  | { kind: 'look-at'; device: number; to: number; which: number }
  /** Opens it at the first of so many unread messages. */
  | { kind: 'look-unread'; device: number; to: number; count: number }
  | { kind: 'to-newest'; device: number; to: number }
  | { kind: 'pin'; device: number; to: number; isPinned: boolean }
  | { kind: 'receive-option'; device: number; to: number; option: 0 | 1 | 2 }
  | { kind: 'hide-conversation'; device: number; to: number }
  | { kind: 'draft'; device: number; to: number; text: string }
  | { kind: 'type'; device: number; to: number; isTyping: boolean }
  | { kind: 'load-members'; device: number }
  | { kind: 'member'; who: number; step: GroupStep }
  | DeviceOperation
  | { kind: 'restart' }
  | { kind: 'server-fault'; device: number; fault: 'before-commit' | 'after-commit' }
  | { kind: 'block'; device: number; to: number; isBlocked: boolean }
  /** What it had not written to the disk is lost. */
  | { kind: 'kill-browser'; device: number }
  | { kind: 'storage-faults'; device: number; after: number; count: number; isCommitted: boolean }
  | { kind: 'storage-full'; device: number; after: number; isForGood: boolean }
  /** Transactions take up to so long from here on, on different stores in any order. */
  /** The device takes no short texts any more, or does again. */
  | { kind: 'refuse-texts'; device: number; isRefused: boolean }
  | { kind: 'storage-slow'; device: number; milliseconds: number }
  /** Only so many bytes more fit, until some are freed. */
  | { kind: 'storage-quota'; device: number; bytes: number }
  | { kind: 'hide'; device: number; isVisible: boolean }
  | { kind: 'clock'; device: number; by: number }
  /** What somebody does who means harm, in the group (0) or to one person. */
  | { kind: 'stranger'; deed: Deed; to: number; which: number }
  /** Messages of a conversation that a person deletes with no device of this world. */
  | { kind: 'delete-elsewhere'; who: number; to: number; which: number }
  | { kind: 'clear-elsewhere'; who: number; to: number }
  /** A message ends for everybody. */
  | { kind: 'burn'; who: number; to: number; which: number; isTold: boolean }
  | { kind: 'wait'; milliseconds: number };

/** How a page goes: `die` without a word, or `close` as a tab does. */
export type Going = 'die' | 'close';

export type Schedule = {
  seed: number;
  latency: number;
  isUnordered: boolean;
  doubling: number;
  /** Which message the server finds first of several under one id. @default false */
  isNewestFirst?: boolean;
  /** Messages of the group from before the first device came. @default 0 */
  history?: number;
  /** Milliseconds that pass after each operation. */
  pace: number;
  operations: Operation[];
};

const device = fc.nat({ max: 2 });
/** Often the group, so that people meet. */
const to = fc.constantFrom(0, 0, 0, 1, 2);
const who = fc.nat({ max: 2 });
const which = fc.nat({ max: 5 });
/** One of a long list. */
const any = fc.nat({ max: 40 });
const after = fc.nat({ max: 12 });
const yes = fc.boolean();
/** Most of what happens between key and disk happens in the first hundred turns. */
const turns = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 120 }), fc.nat({ max: 400 }));

type Fields<Kind extends Operation['kind']> = Omit<Extract<Operation, { kind: Kind }>, 'kind'>;

/** How often an operation comes, of all weights together, and what it may be. */
function one<Kind extends Operation['kind']>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof Fields<Kind>]: fc.Arbitrary<Fields<Kind>[Name]> },
): fc.WeightedArbitrary<Operation> {
  const arbitrary = fc.record({ kind: fc.constant(kind), ...fields });
  return { weight, arbitrary: arbitrary as unknown as fc.Arbitrary<Operation> };
}

const operation: fc.Arbitrary<Operation> = fc.oneof(
  one(16, 'send', { device, to, count: fc.integer({ min: 1, max: 3 }) }),
  one(6, 'send-and-go', { device, to, turns, going: fc.constantFrom('die', 'close') }),
  one(3, 'doom', { device, steps: fc.nat({ max: 60 }) }),
  one(8, 'wait', {
    milliseconds: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 3_000 }), fc.nat({ max: 20_000 })),
  }),
  one(4, 'cut', {
    device,
    ending: fc.constantFrom('lost', 'after-commit', 'half-open'),
    lateness: fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 30_000 })),
  }),
  one(5, 'read', { device, to, left: fc.nat(2) }),
  one(3, 'revoke', { device, which }),
  one(2, 'remove', { device, which }),
  one(2, 'reload', { device }),
  one(1, 'kill-browser', { device }),
  one(3, 'kill-at', { device, after, isCommitted: yes }),
  one(2, 'storage-faults', {
    device,
    after,
    count: fc.integer({ min: 1, max: 4 }),
    isCommitted: yes,
  }),
  one(2, 'server-fault', { device, fault: fc.constantFrom('before-commit', 'after-commit') }),
  one(1, 'restart', {}),
  one(1, 'refuse', { device, isRefused: yes }),
  one(1, 'block', { device, to, isBlocked: yes }),
  one(2, 'open-tab', { device }),
  one(1, 'close-tab', { device }),
  one(1, 'freeze', { device }),
  one(1, 'thaw', { device }),
  one(1, 'hide', { device, isVisible: yes }),
  one(1, 'switch-account', { device }),
  one(1, 'clock', { device, by: fc.integer({ min: -7_200_000, max: 7_200_000 }) }),
  one(1, 'resend', { device }),
  one(1, 'send-picture', { device, to }),
  one(1, 'cancel-upload', { device, which }),
  one(4, 'look', { device, to }),
  one(1, 'load-older', { device, to }),
  one(2, 'load-newer', { device, to }),
  one(3, 'look-at', { device, to, which: any }),
  one(1, 'look-unread', { device, to, count: fc.integer({ min: 1, max: 400 }) }),
  one(1, 'to-newest', { device, to }),
  one(1, 'pin', { device, to, isPinned: yes }),
  one(1, 'receive-option', { device, to, option: fc.constantFrom(0, 1, 2) }),
  one(1, 'hide-conversation', { device, to }),
  one(1, 'draft', { device, to, text: fc.constantFrom('', 'perhaps', 'later') }),
  one(2, 'type', { device, to, isTyping: yes }),
  one(1, 'load-members', { device }),
  one(2, 'member', {
    who,
    step: fc.constantFrom('enter', 'leave', 'rename'),
  }),
  one(5, 'stranger', { deed: fc.constantFrom(...deeds), to: fc.nat({ max: 3 }), which: any }),
  one(2, 'delete-elsewhere', { who, to, which }),
  one(1, 'clear-elsewhere', { who, to }),
  one(2, 'burn', { who, to, which, isTold: yes }),
  one(1, 'refuse-texts', { device, isRefused: yes }),
  one(1, 'storage-full', { device, after, isForGood: yes }),
  one(1, 'storage-slow', { device, milliseconds: fc.constantFrom(0, 3, 50, 1_500) }),
  one(1, 'storage-quota', { device, bytes: fc.nat({ max: 6_000 }) }),
);

/** @param longest operations in one schedule */
export function schedules(longest: number): fc.Arbitrary<Schedule> {
  return fc.record({
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
    latency: fc.constantFrom(5, 60, 400, 2_500),
    isUnordered: fc.oneof(
      { weight: 3, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: yes },
    ),
    doubling: fc.constantFrom(0, 0, 0.3),
    isNewestFirst: yes,
    history: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 40),
    pace: fc.constantFrom(0, 20, 250, 2_500),
    operations: fc.array(operation, { minLength: 2, maxLength: longest, size: 'max' }),
  });
}
