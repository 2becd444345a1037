import { expect, it } from 'vitest';
import { runs, seed } from '../support/depth.ts';
import { checkSchedules } from '../support/money/sandbox/checkSchedules.ts';

// The same ones each time; `npm run bench:money` plays others.
it('every point is accounted for after a few steps, and no screen says what is not so', async () => {
  const { failure, tally } = await checkSchedules({
    runs: runs(50, 400),
    seed: seed + 1,
    length: 10,
  });
  expect(failure).toBeNull();
  expect(tally.exchanges).toBeGreaterThan(runs(10, 100));
  expect(tally.unknown).toBeGreaterThan(runs(10, 100));
}, 1_800_000);
