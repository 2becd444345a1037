import { walkWith } from './support/motionWalk.ts';
import { expect, test } from './support/test.ts';

test('everything opens and closes where less motion is asked for, and nothing moves', async ({
  page,
}) => {
  const moved = await walkWith(page, 'reduce');
  expect(Object.values(moved).flat()).toEqual([]);
});
