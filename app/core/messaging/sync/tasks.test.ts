import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { createWaits } from '../retry/waits.ts';
import { createTasks } from './tasks.ts';

const unknown = new GatewayError('GetFriendList', 'unknown', 0);
const refused = new GatewayError('GetFriendList', 'refused', 201);

function setUp({ width = 2 } = {}) {
  const time = createVirtualClock();
  const waits = createWaits(time.timers);
  const state = { isOnline: true };
  const tasks = createTasks({ waits, width, isOnline: () => state.isOnline });
  return { time, waits, state, tasks };
}

test('work that fails is tried again, later each time, until it succeeds', async () => {
  const { time, tasks } = setUp();
  const at: number[] = [];
  const start = time.now();
  tasks.start('list', async () => {
    at.push(time.now() - start);
    if (at.length < 4) throw unknown;
  });
  await time.pass(60_000);
  expect(at).toEqual([0, 500, 1_500, 3_500]);
});

test('what the gateway refuses, or a lost connection ends, is not tried again', async () => {
  const { time, state, tasks } = setUp();
  let tries = 0;
  tasks.start('refused', async () => {
    tries += 1;
    throw refused;
  });
  await time.pass(60_000);
  expect(tries).toBe(1);
  tasks.start('cut', async () => {
    tries += 1;
    state.isOnline = false;
    throw unknown;
  });
  await time.pass(60_000);
  expect(tries).toBe(2);
  expect(time.waiting()).toBe(0);
});

test('however often work is asked for while it runs, it is done once more', async () => {
  const { time, tasks } = setUp();
  const ends: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  for (let count = 0; count < 5; count += 1) tasks.start('list', work);
  await time.pass(0);
  expect(ends.length).toBe(1);
  ends[0]?.();
  await time.pass(0);
  expect(ends.length).toBe(2);
  ends[1]?.();
  await time.pass(0);
  expect(ends.length).toBe(2);
});

test('no more than its width is at work at once, and none is left out', async () => {
  const { time, tasks } = setUp({ width: 2 });
  let running = 0;
  let most = 0;
  let done = 0;
  for (let count = 0; count < 7; count += 1) {
    tasks.start(`list ${count}`, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        time.timers.set(resolve, 10);
      });
      running -= 1;
      done += 1;
    });
  }
  await time.pass(1_000);
  expect([most, done]).toEqual([2, 7]);
});
