import { walkWith } from './support/motionWalk.ts';
import { expect, test } from './support/test.ts';

test('everything opens and closes with the motion of the look', async ({ page }) => {
  const moved = await walkWith(page, 'no-preference');
  for (const [what, motions] of Object.entries(moved)) expect(motions, what).not.toEqual([]);
  expect(new Set(Object.values(moved).flat()).size).toBeGreaterThan(3);
});
