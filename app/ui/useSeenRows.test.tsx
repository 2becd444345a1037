// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { VirtualizerHandle } from 'virtua';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnchoredRow } from './anchoredRow.ts';
import { type SeenRows, useSeenRows } from './useSeenRows.ts';

/** A view of three rows, scrolled to the start. */
const layout = {
  scrollOffset: 0,
  viewportSize: 30,
  findItemIndex: (offset: number) => Math.floor(offset / 10),
  getItemOffset: (index: number) => index * 10,
  getItemSize: () => 10,
} as VirtualizerHandle;

const rowsOf = (keys: string): AnchoredRow[] => [...keys].map((key) => ({ key }));
const known = { current: rowsOf('a') as readonly AnchoredRow[] };
const told: string[] = [];
let seenRows: SeenRows;
let root: Root;

function List() {
  seenRows = useSeenRows({
    virtual: { current: layout },
    known,
    isSeen: () => true,
    onLastInView: (key) => told.push(key),
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  known.current = rowsOf('a');
  root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('sees what was in view for a glance', () => {
  seenRows.lookSoon();
  vi.advanceTimersByTime(99);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a']);
  expect(seenRows.firstUnseen()).toBe(-1);
});

it('gives rows that come in during a glance one of their own', () => {
  seenRows.lookSoon();
  vi.advanceTimersByTime(90);
  known.current = rowsOf('abc');
  seenRows.lookSoon();
  vi.advanceTimersByTime(10);
  expect(told).toEqual(['a']);
  expect(seenRows.firstUnseen()).toBe(1);
  vi.advanceTimersByTime(99);
  expect(told).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'c']);
  expect(seenRows.firstUnseen()).toBe(-1);
});

it('looks again where the last row of a glance is gone', () => {
  seenRows.lookSoon();
  known.current = rowsOf('xyz');
  vi.advanceTimersByTime(100);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['z']);
});
