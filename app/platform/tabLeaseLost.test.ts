import { describe, expect, test } from 'vitest';
import { openLeaseTabs } from '../../tests/support/leaseTabs.ts';

describe('a holder that slept', () => {
  test('is not certain when it wakes, and finds out that it lost before anything else', async () => {
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
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
    const { time, openTab } = openLeaseTabs();
    const [first, second] = [openTab(), openTab()];
    first.ask();
    await time.pass(2_000);
    second.ask(true);
    await time.pass(1_100);
    expect([first.log, second.log]).toEqual([['held', 'lost'], ['held']]);
  });

  test('by all at once is left with exactly one', async () => {
    const { time, openTab } = openLeaseTabs();
    const tabs = [openTab(), openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.ask(true);
    await time.pass(3_000);
    expect(tabs.filter(({ log }) => log.at(-1) === 'held')).toHaveLength(1);
  });

  test('is found to be lost by the holder that looks', async () => {
    const { time, openTab } = openLeaseTabs();
    const [first, second] = [openTab(), openTab()];
    const held = first.ask();
    await time.pass(2_000);
    second.ask(true);
    await time.pass(10);
    expect(await held.confirm()).toBe(false);
    expect(first.log).toEqual(['held', 'lost']);
  });
});
