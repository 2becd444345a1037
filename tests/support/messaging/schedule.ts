import fc from 'fast-check';
import type { GroupStep } from './modelGroup.ts';

/** What happens in a schedule. Numbers choose among what there is at that moment. */
export type Operation =
  | { kind: 'send'; device: number; to: number; count: number }
  | { kind: 'send-picture'; device: number; to: number }
  | { kind: 'cancel-upload'; device: number; which: number }
  | { kind: 'revoke'; device: number; which: number }
  | { kind: 'remove'; device: number; which: number }
  | { kind: 'resend'; device: number }
  | { kind: 'read'; device: number; to: number }
  | { kind: 'load-older'; device: number; to: number }
  | { kind: 'pin'; device: number; to: number; isPinned: boolean }
  | { kind: 'receive-option'; device: number; to: number; option: 0 | 1 | 2 }
  | { kind: 'hide-conversation'; device: number; to: number }
  | { kind: 'draft'; device: number; to: number; text: string }
  | { kind: 'type'; device: number; to: number; isTyping: boolean }
  | { kind: 'load-members'; device: number }
  | { kind: 'member'; who: number; step: GroupStep }
  | { kind: 'cut'; device: number; ending: 'lost' | 'after-commit' | 'half-open'; lateness: number }
  | { kind: 'refuse'; device: number; isRefused: boolean }
  | { kind: 'restart' }
  | { kind: 'server-fault'; device: number; fault: 'before-commit' | 'after-commit' }
  | { kind: 'block'; device: number; to: number; isBlocked: boolean }
  | { kind: 'reload'; device: number }
  | { kind: 'kill-at'; device: number; after: number; isCommitted: boolean }
  | { kind: 'storage-faults'; device: number; after: number; count: number; isCommitted: boolean }
  | { kind: 'storage-full'; device: number; after: number; isForGood: boolean }
  | { kind: 'open-tab'; device: number }
  | { kind: 'close-tab'; device: number }
  | { kind: 'freeze'; device: number }
  | { kind: 'thaw'; device: number }
  | { kind: 'hide'; device: number; isVisible: boolean }
  | { kind: 'switch-account'; device: number }
  | { kind: 'clock'; device: number; by: number }
  | { kind: 'wait'; milliseconds: number };

export type Schedule = {
  seed: number;
  latency: number;
  isUnordered: boolean;
  doubling: number;
  /** Milliseconds that pass after each operation. */
  pace: number;
  operations: Operation[];
};

const device = fc.nat({ max: 2 });
/** Often the group, so that people meet. */
const to = fc.constantFrom(0, 0, 0, 1, 2);
const which = fc.nat({ max: 5 });
const after = fc.nat({ max: 12 });
const yes = fc.boolean();

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device,
      to,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 3_000 }), fc.nat({ max: 20_000 })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cut' as const),
      device,
      ending: fc.constantFrom('lost' as const, 'after-commit' as const, 'half-open' as const),
      lateness: fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 30_000 })),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('read' as const), device, to }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('revoke' as const), device, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), device, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), device }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('kill-at' as const),
      device,
      after,
      isCommitted: yes,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('storage-faults' as const),
      device,
      after,
      count: fc.integer({ min: 1, max: 4 }),
      isCommitted: yes,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('server-fault' as const),
      device,
      fault: fc.constantFrom('before-commit' as const, 'after-commit' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refuse' as const), device, isRefused: yes }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('block' as const), device, to, isBlocked: yes }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open-tab' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close-tab' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('thaw' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('hide' as const), device, isVisible: yes }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('switch-account' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      device,
      by: fc.integer({ min: -7_200_000, max: 7_200_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resend' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('send-picture' as const), device, to }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel-upload' as const), device, which }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('load-older' as const), device, to }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pin' as const), device, to, isPinned: yes }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('receive-option' as const),
      device,
      to,
      option: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('hide-conversation' as const), device, to }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('draft' as const),
      device,
      to,
      text: fc.constantFrom('', 'perhaps', 'later'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('type' as const), device, to, isTyping: yes }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('load-members' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('member' as const),
      who: fc.nat({ max: 2 }),
      step: fc.constantFrom('enter' as const, 'leave' as const, 'rename' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('storage-full' as const),
      device,
      after,
      isForGood: yes,
    }),
  },
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
    pace: fc.constantFrom(0, 20, 250, 2_500),
    operations: fc.array(operation, { minLength: 2, maxLength: longest, size: 'max' }),
  });
}
