import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const oneEach = (text: string) => [...text].length;

describe('wrapText', () => {
  it.each([
    ['Scan to open it', 8, 9, ['Scan to', 'open it']],
    ['quedu.example/long-path', 10, 9, ['quedu.exam', 'ple/long-p', 'ath']],
    ['扫码打开鹊渡', 4, 9, ['扫码打开', '鹊渡']],
    ['安静、紧凑、可靠。', 4, 9, ['安静、紧', '凑、可', '靠。']],
    ['安静，紧凑', 2, 9, ['安', '静，', '紧凑']],
    ['one two three', 5, 2, ['one', 'two…']],
    ['', 5, 2, []],
    ['   ', 5, 2, []],
  ])('breaks %j at %i', (text, width, maxLines, lines) => {
    expect(wrapText(text, width, oneEach, maxLines)).toEqual(lines);
  });

  it('keeps to width and number of lines, and loses no letter when all lines are kept', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '字', '-'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 12 }), (given, width) => {
        const lines = wrapText(given, width, oneEach, 99);
        for (const line of lines) expect(oneEach(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(given.replace(/\s/g, ''));
        const few = wrapText(given, width, oneEach, 2);
        expect(few.length).toBeLessThanOrEqual(2);
        for (const line of few) expect(oneEach(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
