import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

it('does work asked for meanwhile once more, with the last state', async () => {
  const ends: (() => void)[] = [];
  const again = oneAtATime(() => new Promise((done) => void ends.push(done)));
  const settle = async () => {
    ends.at(-1)?.();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  again();
  again();
  again();
  expect(ends).toHaveLength(1);
  await settle();
  expect(ends).toHaveLength(2);
  await settle();
  expect(ends).toHaveLength(2);
  again();
  expect(ends).toHaveLength(3);
});
