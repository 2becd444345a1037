import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../support/depth.ts';
import { runSchedule } from '../support/messaging/runSchedule.ts';
import { type Schedule, schedules } from '../support/messaging/schedule.ts';
import { lessons } from './lessons.data.ts';

// The same ones each time; `npm run bench:schedules` plays others.
test('Whatever happens, every message is on every device once, in the same order', async () => {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(schedules(10), async (schedule) => {
      messages += (await runSchedule(schedule)).messages;
    }),
    {
      numRuns: lessons.length + runs(100, 2_000),
      examples: lessons.map((schedule) => [schedule] as [Schedule]),
    },
  );
  expect(messages).toBeGreaterThan(0);
}, 1_800_000);
