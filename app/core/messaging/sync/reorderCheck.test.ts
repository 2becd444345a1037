import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createReorderCheck } from './reorderCheck.ts';

function setUp() {
  const time = createVirtualClock();
  const looks: string[] = [];
  const reorderCheck = createReorderCheck(time.timers);
  const note = (subject: string): void => reorderCheck.note(subject, () => looks.push(subject));
  return { time, looks, note, close: reorderCheck.close };
}

test('what had two events within seconds is checked once, a second later', async () => {
  const { time, looks, note } = setUp();
  note('a');
  note('b');
  await time.pass(3_000);
  for (let count = 0; count < 5; count += 1) note('a');
  expect(looks).toEqual([]);
  await time.pass(1_000);
  expect(looks).toEqual(['a']);
});

test('events of long ago are forgotten, and nothing is left to wait for', async () => {
  const { time, looks, note } = setUp();
  note('a');
  await time.pass(60_000);
  note('a');
  await time.pass(60_000);
  expect(looks).toEqual([]);
  expect(time.waiting()).toBe(0);
});

test('nothing is looked at after the end', async () => {
  const { time, looks, note, close } = setUp();
  note('a');
  note('a');
  close();
  await time.pass(60_000);
  expect(looks).toEqual([]);
  expect(time.waiting()).toBe(0);
});
