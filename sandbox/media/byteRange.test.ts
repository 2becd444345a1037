import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=95-', { start: 95, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['BYTES=0-0', { start: 0, end: 0 }],
  ])('reads %s of 100 bytes', (header, range) => expect(byteRange(header, 100)).toEqual(range));

  it.each(['bytes=100-', 'bytes=-0', 'bytes=100-200'])('finds %s outside of 100 bytes', (header) =>
    expect(byteRange(header, 100)).toBe('unsatisfiable'),
  );

  it.each(['', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    'ignores "%s"',
    (header) => expect(byteRange(header, 100)).toBeNull(),
  );

  it('never leads outside of the file', () => {
    const number = fc.option(fc.nat(), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.nat(), (first, last, size) => {
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
