import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createReorderCheck } from './reorderCheck.ts';

function setUp() {
  const time = createVirtualClock();
  const looks: string[] = [];
  const reorderCheck = createReorderCheck(time.timers);
  const told = (subject: string): void => reorderCheck.note(subject, () => looks.push(subject));
  return { time, looks, told, close: reorderCheck.close };
}

test('what was told twice within seconds is looked at once, when it has become quiet', async () => {
  const { time, looks, told } = setUp();
  told('a');
  told('b');
  await time.pass(3_000);
  for (let count = 0; count < 5; count += 1) told('a');
  expect(looks).toEqual([]);
  await time.pass(1_000);
  expect(looks).toEqual(['a']);
});

test('what was told long ago is forgotten, and nothing is left to wait for', async () => {
  const { time, looks, told } = setUp();
  told('a');
  await time.pass(60_000);
  told('a');
  await time.pass(60_000);
  expect(looks).toEqual([]);
  expect(time.waiting()).toBe(0);
});

test('nothing is looked at after the end', async () => {
  const { time, looks, told, close } = setUp();
  told('a');
  told('a');
  close();
  await time.pass(60_000);
  expect(looks).toEqual([]);
  expect(time.waiting()).toBe(0);
});
