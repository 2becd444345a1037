import { expect, test } from 'vitest';
import { holdSchedules } from '../support/messaging/holdSchedules.ts';

test('It is so for the other half of the schedules, on the other processor', async () => {
  expect(await holdSchedules(1, [])).toBeGreaterThan(0);
});
