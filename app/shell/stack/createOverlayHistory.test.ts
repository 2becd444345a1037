import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OverlayEntryStore } from '../../platform/history.ts';
import { createOverlayHistory } from './createOverlayHistory.ts';

/** A browser's entries as [page, depth], which moves a moment after it was asked to. */
function makeBrowser() {
  let entries: [page: string, depth: number][] = [
    ['before', 0],
    ['page', 0],
  ];
  let index = 1;
  const listeners = new Set<() => void>();
  let isReady = Promise.resolve();
  const go = (delta: number): void => {
    void isReady.then(() => {
      if (!entries[index + delta]) return;
      index += delta;
      for (const listener of listeners) listener();
    });
  };
  const push = (page: string, depth: number): void => {
    entries = [...entries.slice(0, index + 1), [page, depth]];
    index += 1;
  };
  const current = (): [string, number] => entries[index] ?? ['', 0];
  const store: OverlayEntryStore = {
    depth: () => current()[1],
    push: (depth) => push(current()[0], depth),
    go,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    store,
    settle,
    go: async (delta: number) => {
      go(delta);
      await settle();
    },
    /** Moves no more until that is called. */
    hold: (): (() => void) => {
      let release = (): void => undefined;
      isReady = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    visit: (page: string) => push(page, 0),
    replace: (page: string) => {
      entries[index] = [page, 0];
    },
    at: () => current().join(' '),
    all: () => entries.map((entry) => entry.join(' ')),
  };
}

async function start() {
  const browser = makeBrowser();
  const overlays = createOverlayHistory(browser.store);
  overlays.follow();
  const closed: string[] = [];
  const open = (name: string, refuses = false) =>
    overlays.add(() => (refuses ? null : () => closed.push(name)));
  await browser.settle();
  return { browser, overlays, open, closed };
}

describe('createOverlayHistory', () => {
  it('adds an entry that going back takes away, with its overlay', async () => {
    const { browser, open, closed } = await start();
    const remove = open('sheet');
    await browser.settle();
    expect(browser.at()).toBe('page 1');
    await browser.go(-1);
    expect(closed).toEqual(['sheet']);
    remove();
    await browser.settle();
    expect(browser.at()).toBe('page 0');
    await browser.go(-1);
    expect(browser.at()).toBe('before 0');
    expect(closed).toEqual(['sheet']);
  });

  it('takes the entry away when the overlay closes by itself', async () => {
    const { browser, open, closed } = await start();
    open('sheet')();
    await browser.settle();
    expect(browser.all()).toEqual(['before 0', 'page 0']);
    const remove = open('dialog');
    await browser.settle();
    remove();
    await browser.settle();
    expect(browser.at()).toBe('page 0');
    expect(closed).toEqual([]);
  });

  it('closes one after the other what lies over one another', async () => {
    const { browser, open, closed } = await start();
    open('sheet');
    await browser.settle();
    open('dialog');
    await browser.settle();
    expect(browser.at()).toBe('page 2');
    await browser.go(-1);
    expect(closed).toEqual(['dialog']);
    await browser.go(-1);
    expect(closed).toEqual(['dialog', 'sheet']);
    expect(browser.at()).toBe('page 0');
  });

  it('closes everything when the person goes further back at once', async () => {
    const { browser, open, closed } = await start();
    open('sheet');
    open('dialog');
    await browser.settle();
    await browser.go(-3);
    expect(browser.at()).toBe('before 0');
    expect(closed).toEqual(['dialog', 'sheet']);
  });

  it('keeps the entry when one overlay gives way to another', async () => {
    const { browser, open } = await start();
    const remove = open('first');
    await browser.settle();
    remove();
    open('second');
    await browser.settle();
    expect(browser.all()).toEqual(['before 0', 'page 0', 'page 1']);
    expect(browser.at()).toBe('page 1');
  });

  it('opens nothing when the person goes forward to where an overlay was', async () => {
    const { browser, open, closed } = await start();
    open('sheet');
    await browser.settle();
    await browser.go(-1);
    await browser.go(1);
    expect(browser.at()).toBe('page 0');
    expect(closed).toEqual(['sheet']);
  });

  it('stays where an answer is needed', async () => {
    const { browser, open, closed } = await start();
    open('question', true);
    await browser.settle();
    await browser.go(-1);
    expect(browser.at()).toBe('page 1');
    expect(closed).toEqual([]);
  });

  it('goes back to the page itself after a reload, which no overlay outlives', async () => {
    const browser = makeBrowser();
    browser.store.push(1);
    browser.store.push(2);
    createOverlayHistory(browser.store).follow();
    await browser.settle();
    expect(browser.at()).toBe('page 0');
  });

  it('lets somebody leave for another page with no entry of an overlay in between', async () => {
    const { browser, overlays, open, closed } = await start();
    const remove = open('sheet');
    await browser.settle();
    overlays.leave(() => browser.visit('next'));
    remove();
    await browser.settle();
    expect(closed).toEqual(['sheet']);
    expect(browser.all()).toEqual(['before 0', 'page 0', 'next 0']);
    expect(browser.at()).toBe('next 0');
  });

  it('lets somebody leave while the entry of what just closed is being taken away', async () => {
    const { browser, overlays, open } = await start();
    const remove = open('dialog');
    await browser.settle();
    remove();
    await Promise.resolve();
    overlays.leave(() => browser.visit('next'));
    await browser.settle();
    expect(browser.all()).toEqual(['before 0', 'page 0', 'next 0']);
  });

  it('leaves at once where nothing lies over the page', async () => {
    const { browser, overlays } = await start();
    overlays.leave(() => browser.visit('next'));
    expect(browser.at()).toBe('next 0');
  });

  it('waits for a browser that is slow, so that nobody comes back to the page they left', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { browser, overlays, open } = await start();
    const remove = open('dialog');
    await browser.settle();
    const moves = browser.hold();
    remove();
    await browser.settle();
    overlays.leave(() => browser.replace('next'));
    await vi.advanceTimersByTimeAsync(2500);
    moves();
    await browser.settle();
    expect(browser.at()).toBe('next 0');
    expect(browser.all().slice(0, 2)).toEqual(['before 0', 'next 0']);
  });

  it('does not wait without end for a browser that refuses to move', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { browser, overlays, open } = await start();
    const remove = open('dialog');
    await browser.settle();
    browser.hold();
    remove();
    await browser.settle();
    overlays.leave(() => browser.visit('next'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(browser.at()).toBe('next 0');
  });
});
