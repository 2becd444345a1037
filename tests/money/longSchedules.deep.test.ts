import { expect, it } from 'vitest';
import { seed } from '../support/depth.ts';
import { checkSchedules } from '../support/money/sandbox/checkSchedules.ts';

it('every point is accounted for, and no screen says what is not so, whatever fails', async () => {
  const { failure, tally } = await checkSchedules({ runs: 200, seed, length: 80 });
  expect(failure).toBeNull();
  // What the rules are about came up.
  for (const [name, count] of Object.entries(tally)) expect(count, name).toBeGreaterThan(20);
}, 1_800_000);
