// @vitest-environment happy-dom
import { act, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../tests/support/screen.tsx';
import { type SeenRows, useSeenRows } from './useSeenRows.ts';

/** Forty rows of 50 pixels, of which eight are in view. */
const rows = Array.from({ length: 40 }, (_, index) => ({ key: `row ${index}`, isMarker: false }));
const handle = {
  viewportSize: 400,
  findItemIndex: (offset: number) => Math.min(39, Math.floor(offset / 50)),
  getItemOffset: (index: number) => index * 50,
  getItemSize: () => 50,
  // As it was before rows came in above and moved the list.
  scrollOffset: 600,
} as unknown as VirtualizerHandle;

let seenRows: SeenRows;
let told: string[];
function List({ area }: { area: HTMLElement }) {
  const isSeen = (): boolean => true;
  const onLastInView = (key: string): void => void told.push(key);
  const needs = { area: useRef(area), virtual: useRef(handle), known: useRef(rows) };
  seenRows = useSeenRows({ ...needs, isSeen, onLastInView });
  return null;
}

let screen: ShownScreen;
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

it('sees what is in view where rows above have just moved the list', async () => {
  told = [];
  const area = document.createElement('section');
  screen = await showScreen(<List area={area} />, {});
  Object.defineProperty(area, 'scrollTop', { value: 1_600 });
  vi.useFakeTimers();
  seenRows.lookSoon();
  await act(async () => vi.advanceTimersByTime(100));
  expect(told).toEqual(['row 39']);
  expect(seenRows.firstUnseen()).toBe(-1);
});
