import fc from 'fast-check';

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
  | { kind: 'cut'; device: number; ending: 'lost' | 'after-commit' | 'half-open'; lateness: number }
  | { kind: 'refuse'; device: number; isRefused: boolean }
  | { kind: 'restart' }
  | { kind: 'server-fault'; device: number; fault: 'before-commit' | 'after-commit' }
  | { kind: 'block'; device: number; to: number; isBlocked: boolean }
  | { kind: 'reload'; device: number }
  | { kind: 'kill-at'; device: number; after: number; isCommitted: boolean }
  | { kind: 'storage-faults'; device: number; after: number; count: number; isCommitted: boolean }
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
  operations: Operation[];
};

const device = fc.nat({ max: 2 });
const to = fc.nat({ max: 2 });
const which = fc.nat({ max: 5 });
const after = fc.nat({ max: 12 });
const yes = fc.boolean();

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device,
      to,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 12,
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
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), device, to }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('revoke' as const), device, which }) },
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
    operations: fc.array(operation, { minLength: 2, maxLength: longest, size: 'max' }),
  });
}
