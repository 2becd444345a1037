import { expect, it } from 'vitest';
import { checkSchedules } from '../support/money/sandbox/checkSchedules.ts';

it('every point is accounted for after a few steps, in thousands of schedules', async () => {
  const { failure, tally } = await checkSchedules({ runs: 4_000, seed: 2027, length: 10 });
  expect(failure).toBeNull();
  expect(tally.exchanges).toBeGreaterThan(500);
  expect(tally.unknown).toBeGreaterThan(500);
}, 1_800_000);
