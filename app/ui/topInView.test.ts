import { expect, it } from 'vitest';
import { type TopInView, topInView } from './topInView.ts';

/** Rows of 100 pixels; those in capitals are markers. */
function at(keys: string, scrollOffset: number): TopInView {
  const rows = [...keys].map((key) => ({ key, isMarker: key === key.toUpperCase() }));
  const last = Math.max(0, rows.length - 1);
  const findItemIndex = (offset: number) => Math.min(last, Math.floor(offset / 100));
  return topInView(rows, { scrollOffset, findItemIndex }, 40);
}

it('names the row at the top of the view', () => {
  expect(at('Dabcd', 100)).toEqual({ key: 'a', isMarked: false });
  expect(at('Dabcd', 199)).toEqual({ key: 'a', isMarked: false });
  expect(at('Dabcd', 250)).toEqual({ key: 'b', isMarked: false });
});

it('tells that a marker stands there, even in part, and names the row below it', () => {
  expect(at('Dabcd', 0)).toEqual({ key: 'a', isMarked: true });
  expect(at('Dabcd', 99)).toEqual({ key: 'a', isMarked: true });
  expect(at('SDab', 50)).toEqual({ key: 'a', isMarked: true });
  expect(at('abD', 150)).toEqual({ key: 'b', isMarked: false });
  expect(at('abD', 161)).toEqual({ key: 'b', isMarked: true });
});

it('names none where markers alone are left, or nothing', () => {
  expect(at('aT', 150)).toEqual({ key: null, isMarked: true });
  expect(at('', 0)).toEqual({ key: null, isMarked: false });
});
