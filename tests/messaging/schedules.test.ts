import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSchedule } from '../support/messaging/runSchedule.ts';
import { type Schedule, schedules } from '../support/messaging/schedule.ts';

const runs = Number(process.env['SCHEDULES'] ?? 5_000);
/** The same schedules every time; `npm run bench:schedules` tries new ones. */
const seed = Number(process.env['SEED'] ?? 2_026);

/** Schedules that once went wrong. */
const lessons: Schedule[] = [
  // Kept by the device and told as failed: nobody looked again.
  {
    seed: 0,
    latency: 5,
    isUnordered: false,
    doubling: 0,
    operations: [
      { kind: 'wait', milliseconds: 11 },
      { kind: 'load-older', device: 0, to: 2 },
      { kind: 'wait', milliseconds: 10 },
      { kind: 'open-tab', device: 1 },
      { kind: 'storage-faults', device: 0, after: 6, count: 3, isCommitted: true },
      { kind: 'switch-account', device: 1 },
      { kind: 'send', device: 1, to: 0, count: 3 },
      { kind: 'send', device: 2, to: 2, count: 2 },
      { kind: 'wait', milliseconds: 10 },
      { kind: 'send', device: 0, to: 0, count: 1 },
    ],
  },
];

test('Whatever happens, every message is on every device once, in the same order', async () => {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(schedules(10), async (schedule) => {
      messages += (await runSchedule(schedule)).messages;
    }),
    { numRuns: runs, seed, examples: lessons.map((schedule) => [schedule] as [Schedule]) },
  );
  expect(messages).toBeGreaterThan(runs);
});
