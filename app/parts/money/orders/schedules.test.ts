import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderSchedule, runOrderSchedule } from '../../../../tests/support/money/orderSchedules.ts';

it('an order has one effect at most, and no screen says what is not so', async () => {
  const total = { effects: 0, done: 0, refused: 0, unknown: 0, dropped: 0 };
  await fc.assert(
    fc.asyncProperty(orderSchedule, async (schedule) => {
      const tally = await runOrderSchedule(schedule);
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += tally[name];
    }),
    { numRuns: 300 },
  );
  // What the rules are about came up.
  for (const count of Object.values(total)) expect(count).toBeGreaterThan(40);
});
