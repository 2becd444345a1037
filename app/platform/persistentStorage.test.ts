import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../tests/support/memoryStore.ts';
import { askToPersist, persistInterval } from './persistentStorage.ts';

function browser(answers: { persisted: boolean; persist: boolean }) {
  let now = 1_000_000;
  const manager = {
    persisted: vi.fn(async () => answers.persisted),
    persist: vi.fn(async () => answers.persist),
  };
  const storage = memoryStore();
  return {
    manager,
    pass: (time: number) => {
      now += time;
    },
    ask: () => askToPersist({ manager, storage, clock: () => now }),
  };
}

it('asks for storage that stays, and says what the browser promised', async () => {
  const { ask, manager } = browser({ persisted: false, persist: true });
  expect(await ask()).toBe(true);
  expect(manager.persist).toHaveBeenCalledTimes(1);
});

it('asks nothing where it has been promised already', async () => {
  const { ask, manager } = browser({ persisted: true, persist: false });
  expect(await ask()).toBe(true);
  expect(manager.persist).not.toHaveBeenCalled();
});

it('does not nag who refused, and asks again after a month or a clock that was wrong', async () => {
  const { ask, manager, pass } = browser({ persisted: false, persist: false });
  expect([await ask(), await ask()]).toEqual([false, false]);
  pass(persistInterval - 1);
  await ask();
  expect(manager.persist).toHaveBeenCalledTimes(1);
  pass(1);
  await ask();
  expect(manager.persist).toHaveBeenCalledTimes(2);
  pass(-persistInterval);
  await ask();
  expect(manager.persist).toHaveBeenCalledTimes(3);
});

it('goes on without it in browsers that throw', async () => {
  const needs = { storage: memoryStore(), clock: () => 1 };
  const persisted = () => Promise.reject(new TypeError('not here'));
  expect(await askToPersist({ ...needs, manager: { persisted, persist: persisted } })).toBe(false);
});
