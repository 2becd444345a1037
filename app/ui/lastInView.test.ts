import { describe, expect, it } from 'vitest';
import { lastInView } from './lastInView.ts';

/** Rows of these heights, of which 100 pixels are in view. */
function laidOut(heights: readonly number[], scrollOffset: number) {
  const offsetOf = (index: number) => heights.slice(0, index).reduce((sum, one) => sum + one, 0);
  return {
    scrollOffset,
    viewportSize: 100,
    findItemIndex: (offset: number) =>
      Math.max(
        0,
        heights.findLastIndex((_, index) => offsetOf(index) <= offset),
      ),
    getItemOffset: offsetOf,
    getItemSize: (index: number) => heights[index] ?? 0,
  };
}
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}` }));

describe('lastInView', () => {
  it('is the last row whose end can be seen', () => {
    const heights = [60, 60, 60];
    expect(lastInView(rowsOf(3), laidOut(heights, 0))).toBe(1);
    expect(lastInView(rowsOf(3), laidOut(heights, 20))).toBe(1);
    expect(lastInView(rowsOf(3), laidOut(heights, 80))).toBe(2);
  });

  it('takes a row of which most can be seen', () => {
    expect(lastInView(rowsOf(2), laidOut([60, 60], 0))).toBe(1);
    expect(lastInView(rowsOf(2), laidOut([80, 30], 0))).toBe(1);
    expect(lastInView(rowsOf(2), laidOut([90, 30], 0))).toBe(0);
  });

  it('takes a row higher than the view once its end is near', () => {
    expect(lastInView(rowsOf(2), laidOut([60, 400], 60))).toBe(0);
    expect(lastInView(rowsOf(2), laidOut([60, 400], 340))).toBe(1);
  });

  it('stops at a row before which others may come in, until it was seen', () => {
    const rows = [{ key: 'a' }, { key: 'b', isLoose: true }, { key: 'c' }];
    expect(lastInView(rows, laidOut([30, 30, 30], 0))).toBe(0);
    expect(lastInView(rows, laidOut([30, 30, 30], 0), 1)).toBe(2);
  });

  it('looks past markers', () => {
    const rows = [{ key: 'a' }, { key: 'day', isMarker: true }];
    expect(lastInView(rows, laidOut([50, 40], 0))).toBe(0);
    expect(lastInView([{ key: 'day', isMarker: true }], laidOut([50], 0))).toBe(-1);
    expect(lastInView([], laidOut([], 0))).toBe(-1);
  });
});
