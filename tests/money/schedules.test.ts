import { expect, it } from 'vitest';
import { checkSchedules } from '../support/money/sandbox/checkSchedules.ts';

// The same ones each time; `npm run bench:money` plays others. `shortSchedules.test.ts` beside it plays
// more of short ones, so that two workers share them.
it('every point is accounted for, and no screen says what is not so, whatever fails', async () => {
  const { failure, tally } = await checkSchedules({ runs: 200, seed: 2026, length: 80 });
  expect(failure).toBeNull();
  // What the rules are about came up.
  for (const [name, count] of Object.entries(tally)) expect(count, name).toBeGreaterThan(20);
}, 1_800_000);
