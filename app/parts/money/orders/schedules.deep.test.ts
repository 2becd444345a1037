import fc from 'fast-check';
import { it } from 'vitest';
import { orderSchedule, runOrderSchedule } from '../../../../tests/support/money/orderSchedules.ts';

it('an order has one effect at most over thousands of schedules', async () => {
  await fc.assert(
    fc.asyncProperty(orderSchedule, async (schedule) => void (await runOrderSchedule(schedule))),
    { numRuns: 1_500 },
  );
});
