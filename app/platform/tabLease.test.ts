import { describe, expect, test } from 'vitest';
import { openLeaseTabs } from '../../tests/support/leaseTabs.ts';
import { createVirtualClock } from '../../tests/support/virtualClock.ts';
import { createMemoryDatabase } from './database/memoryDatabase.ts';
import { type LeaseRows, leaseLayout, leaseLock } from './tabLease.ts';

describe('a lease among tabs', () => {
  test('is held by the first to ask, for as long as it renews it', async () => {
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
    const tabs = [openTab(), openTab(), openTab()] as const;
    const [held] = tabs.map((tab) => tab.ask());
    await time.pass(10_000);
    held?.release();
    await time.pass(50);
    expect(tabs.map(({ log }) => log.length).sort()).toEqual([0, 1, 1]);
    expect(tabs[0].log).toEqual(['held']);
  });

  test('goes on at once when the page of the holder goes', async () => {
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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

test('where nothing can be stored every tab is told that there is no lock', async () => {
  const time = createVirtualClock();
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
