import { expect, it } from 'vitest';
import { checkSchedules } from '../support/money/sandbox/checkSchedules.ts';

it('every point is accounted for after a few steps, in hundreds of schedules', async () => {
  const { failure, tally } = await checkSchedules({ runs: 400, seed: 2027, length: 10 });
  expect(failure).toBeNull();
  expect(tally.exchanges).toBeGreaterThan(100);
  expect(tally.unknown).toBeGreaterThan(100);
}, 1_800_000);
