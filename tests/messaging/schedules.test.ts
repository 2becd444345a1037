import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSchedule } from '../support/messaging/runSchedule.ts';
import { schedules } from '../support/messaging/schedule.ts';

const runs = Number(process.env['SCHEDULES'] ?? 5_000);
/** The same schedules every time; `npm run bench:schedules` tries new ones. */
const seed = Number(process.env['SEED'] ?? 2_026);

test('Whatever happens, every message is on every device once, in the same order', async () => {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(schedules(10), async (schedule) => {
      messages += (await runSchedule(schedule)).messages;
    }),
    { numRuns: runs, seed },
  );
  expect(messages).toBeGreaterThan(runs);
});
