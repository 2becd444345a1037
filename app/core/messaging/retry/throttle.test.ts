import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { throttle } from './throttle.ts';
import { createWaits } from './waits.ts';

function setUp() {
  const time = createVirtualClock();
  const waits = createWaits(time.timers);
  const log: number[] = [];
  const start = time.now();
  const ask = throttle(waits, 1_000, () => log.push(time.now() - start));
  return { time, waits, log, ask };
}

test('what is asked for several times runs once, after the delay', async () => {
  const { time, log, ask } = setUp();
  ask();
  await time.pass(600);
  ask();
  await time.pass(5_000);
  ask();
  await time.pass(5_000);
  expect(log).toEqual([1_000, 6_600]);
});

test('nothing runs once the waits are closed', async () => {
  const { time, waits, log, ask } = setUp();
  ask();
  waits.close();
  ask();
  await time.pass(5_000);
  expect(log).toEqual([]);
});
