import { describe, expect, test } from 'vitest';
import { createVirtualTime } from '../../tests/support/messaging/virtualTime.ts';
import { createMemoryDatabase } from './database/memoryDatabase.ts';
import { type LeaseRows, leaseLayout, leaseLock, type ReleaseNote } from './tabLease.ts';

/** The tabs of one browser, each with its own clock, that stop and go on. */
function setUp() {
  const time = createVirtualTime();
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

describe('a lease among tabs', () => {
  test('is held by the first to ask, for as long as it renews it', async () => {
    const { time, openTab } = setUp();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    const held = first.ask();
    second.ask();
    third.ask();
    await time.pass(60 * 60_000);
    expect([first.log, second.log, third.log]).toEqual([['held'], [], []]);
    expect(held.isCertain()).toBe(true);
    expect(await held.confirm()).toBe(true);
  });

  test('goes on at once to one of those that wait, when it is released', async () => {
    const { time, openTab } = setUp();
    const tabs = [openTab(), openTab(), openTab()] as const;
    const [held] = tabs.map((tab) => tab.ask());
    await time.pass(10_000);
    held?.release();
    await time.pass(50);
    expect(tabs.map(({ log }) => log.length).sort()).toEqual([0, 1, 1]);
    expect(tabs[0].log).toEqual(['held']);
  });

  test('goes on at once when the page of the holder goes', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    const held = first.ask();
    second.ask();
    await time.pass(2_000);
    first.hide();
    first.crash();
    await time.pass(50);
    expect(second.log).toEqual(['held']);
    expect(held.isCertain()).toBe(false);
  });

  test('is lost by a page that comes back from the browser’s cache', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    first.ask();
    second.ask();
    await time.pass(2_000);
    first.hide();
    await time.pass(60_000);
    first.comeBack();
    expect(first.log).toEqual(['held', 'lost']);
    expect(second.log).toEqual(['held']);
  });

  test('is not taken by a page in the browser’s cache', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    const held = first.ask();
    await time.pass(100);
    second.ask();
    await time.pass(2_000);
    second.hide();
    held.release();
    await time.pass(60_000);
    expect(second.log).toEqual([]);
    second.comeBack();
    await time.pass(50);
    expect(second.log).toEqual(['held']);
  });

  test('passes to one alone after the holder died without a word', async () => {
    const { time, openTab } = setUp();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    first.ask();
    await time.pass(100);
    second.ask();
    third.ask();
    await time.pass(3_000);
    first.crash();
    await time.pass(3_000);
    expect([...second.log, ...third.log]).toEqual([]);
    await time.pass(5_000);
    expect([...second.log, ...third.log]).toEqual(['held']);
  });

  test('that is long over is taken at once by a page that comes', async () => {
    const { time, openTab } = setUp();
    const first = openTab();
    first.ask();
    await time.pass(100);
    first.crash();
    await time.pass(60_000);
    const second = openTab();
    second.ask();
    await time.pass(10);
    expect(second.log).toEqual(['held']);
  });

  test('passes on also where the dead holder wrote a time that is still to come', async () => {
    const { time, openTab } = setUp();
    const first = openTab();
    first.changeClock(24 * 60 * 60_000);
    first.ask();
    await time.pass(100);
    first.crash();
    const second = openTab();
    second.ask();
    await time.pass(7_000);
    expect(second.log).toEqual(['held']);
  });

  test('stays where it is when clocks jump', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    first.ask();
    await time.pass(100);
    second.ask();
    for (const jump of [60 * 60_000, -2 * 60 * 60_000, 10_000]) {
      await time.pass(10_000);
      first.changeClock(jump);
      second.changeClock(jump);
    }
    await time.pass(10_000);
    expect([first.log, second.log]).toEqual([['held'], []]);
  });
});

describe('a holder that slept', () => {
  test('is not certain when it wakes, and finds out that it lost before anything else', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    const held = first.ask();
    await time.pass(100);
    second.ask();
    await time.pass(2_000);
    first.sleep();
    await time.pass(20_000);
    expect(second.log).toEqual(['held']);
    expect(held.isCertain()).toBe(false);
    const confirmed = held.confirm();
    first.wake();
    await time.pass(10);
    expect(await confirmed).toBe(false);
    expect(first.log).toEqual(['held', 'lost']);
    await time.pass(20_000);
    expect(second.log).toEqual(['held']);
  });

  test('goes on where nobody took over', async () => {
    const { time, openTab } = setUp();
    const first = openTab();
    const held = first.ask();
    await time.pass(2_000);
    first.sleep();
    await time.pass(60 * 60_000);
    first.wake();
    expect(held.isCertain()).toBe(false);
    expect(await held.confirm()).toBe(true);
    expect(first.log).toEqual(['held']);
  });

  test('keeps the lease from one that slept with it', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    first.ask();
    await time.pass(100);
    second.ask();
    await time.pass(4_000);
    first.sleep();
    second.sleep();
    await time.pass(60 * 60_000);
    second.wake();
    await time.pass(2_000);
    first.wake();
    await time.pass(10_000);
    expect([first.log, second.log]).toEqual([['held'], []]);
  });
});

describe('a lease that is stolen', () => {
  test('is lost by its holder within a second', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    first.ask();
    await time.pass(2_000);
    second.ask(true);
    await time.pass(1_100);
    expect([first.log, second.log]).toEqual([['held', 'lost'], ['held']]);
  });

  test('by all at once is left with exactly one', async () => {
    const { time, openTab } = setUp();
    const tabs = [openTab(), openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.ask(true);
    await time.pass(3_000);
    expect(tabs.filter(({ log }) => log.at(-1) === 'held')).toHaveLength(1);
  });

  test('is found to be lost by the holder that looks', async () => {
    const { time, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    const held = first.ask();
    await time.pass(2_000);
    second.ask(true);
    await time.pass(10);
    expect(await held.confirm()).toBe(false);
    expect(first.log).toEqual(['held', 'lost']);
  });
});

test('where nothing can be stored every tab is told that there is no lock', async () => {
  const time = createVirtualTime();
  const log: string[] = [];
  const lock = leaseLock('account', {
    database: Promise.resolve(createMemoryDatabase<LeaseRows>(leaseLayout)),
    released: { read: () => null, write: () => undefined, subscribe: () => () => undefined },
    clock: time.now,
    timers: time.timers,
    newId: () => 'id',
    onHide: () => () => undefined,
    onWake: () => () => undefined,
  });
  lock.request({
    onHeld: () => log.push('held'),
    onLost: () => log.push('lost'),
    onDenied: () => log.push('denied'),
  });
  await time.pass(10_000);
  expect(log).toEqual(['denied']);
  expect(time.waiting()).toBe(0);
});
