import { expect, it } from 'vitest';
import { topInView } from './topInView.ts';

/** Rows of 100 pixels; those in capitals are markers. */
const rows = [...'Dabcd'].map((key) => ({ key, isMarker: key === 'D' }));
const at = (scrollOffset: number): string | null =>
  topInView(
    rows,
    { scrollOffset, findItemIndex: (offset) => Math.min(4, Math.floor(offset / 100)) },
    40,
  );

it('names the row at the top of the view', () => {
  expect(at(100)).toBe('a');
  expect(at(199)).toBe('a');
  expect(at(250)).toBe('b');
});

it('names none where a marker stands there, even in part', () => {
  expect(at(0)).toBeNull();
  expect(at(99)).toBeNull();
  const below = [...'abD'].map((key) => ({ key, isMarker: key === 'D' }));
  const layout = { findItemIndex: (offset: number) => Math.floor(offset / 100) };
  expect(topInView(below, { ...layout, scrollOffset: 150 }, 40)).toBe('b');
  expect(topInView(below, { ...layout, scrollOffset: 161 }, 40)).toBeNull();
});

it('names none in a list without rows', () => {
  expect(topInView([], { scrollOffset: 0, findItemIndex: () => 0 }, 40)).toBeNull();
});
