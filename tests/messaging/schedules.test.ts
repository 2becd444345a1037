import { expect, test } from 'vitest';
import { holdSchedules } from '../support/messaging/holdSchedules.ts';
import { lessons } from './lessons.data.ts';

test('Whatever happens, every message is on every device once, in the same order', async () => {
  expect(await holdSchedules(0, lessons)).toBeGreaterThan(0);
});
