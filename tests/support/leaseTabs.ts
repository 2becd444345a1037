import { createMemoryDatabase } from '../../app/platform/database/memoryDatabase.ts';
import {
  type LeaseRows,
  leaseLayout,
  leaseLock,
  type ReleaseNote,
} from '../../app/platform/tabLease.ts';
import { createVirtualClock } from './virtualClock.ts';

/** The tabs of one browser, each with its own clock, that stop and go on. */
export function openLeaseTabs() {
  const time = createVirtualClock();
  const database = { ...createMemoryDatabase<LeaseRows>(leaseLayout), isDurable: true };
  let ids = 0;
  let note: string | null = null;
  const hearers = new Set<() => void>();
  const released: ReleaseNote = {
    read: () => note,
    write(holder) {
      note = holder;
      for (const hear of [...hearers]) time.timers.set(hear, 1);
    },
    subscribe(listener) {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
  };

  const openTab = () => {
    const log: string[] = [];
    const hiders = new Set<() => void>();
    const wakers = new Set<() => void>();
    let skew = 0;
    let asleep: (() => void)[] | null = null;
    let isDead = false;
    const later = (callback: () => void): void => {
      if (isDead) return;
      if (asleep) asleep.push(callback);
      else callback();
    };
    const lock = leaseLock('account', {
      database: Promise.resolve(database),
      released: {
        ...released,
        subscribe: (listener) => released.subscribe(() => later(listener)),
      },
      clock: () => time.now() + skew,
      timers: {
        set: (callback, delay) => time.timers.set(() => later(callback), delay),
        clear: time.timers.clear,
      },
      newId: () => `id${++ids}`,
      onHide(listener) {
        hiders.add(listener);
        return () => hiders.delete(listener);
      },
      onWake(listener) {
        wakers.add(listener);
        return () => wakers.delete(listener);
      },
    });
    const ask = (steal = false) =>
      lock.request({
        steal,
        onHeld: () => log.push('held'),
        onLost: () => log.push('lost'),
        onDenied: () => log.push('denied'),
      });
    return {
      log,
      ask,
      changeClock(by: number) {
        skew += by;
      },
      crash() {
        isDead = true;
      },
      sleep() {
        asleep ??= [];
      },
      wake() {
        const missed = asleep ?? [];
        asleep = null;
        for (const callback of missed) later(callback);
        for (const waker of [...wakers]) waker();
      },
      hide() {
        for (const hider of [...hiders]) hider();
      },
      comeBack() {
        for (const waker of [...wakers]) waker();
      },
    };
  };
  return { time, openTab, database };
}
