import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth, formatTable, printable } from './text.ts';

describe('displayWidth', () => {
  it.each([
    ['abc', 3],
    ['鹊渡', 4],
    ['Diều', 4],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 2],
    ['，', 2],
    ['', 0],
  ])('of %j is %d', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('printable', () => {
  it('shows characters that steer a terminal or turn the direction of text', () => {
    expect(printable('a\u001B[31mb\u202Ec\nd')).toBe('a\\u{1B}[31mb\\u{202E}c\\u{A}d');
    expect(printable('Diều 鹊渡 👩‍👩‍👧')).toBe('Diều 鹊渡 👩‍👩‍👧');
  });

  it('leaves no control character in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/\p{Control}/u);
      }),
    );
  });
});

describe('formatTable', () => {
  it('aligns columns by what the terminal shows', () => {
    const table = formatTable(
      ['ID', 'NAME', 'X'],
      [
        ['a', '鹊渡', '1'],
        ['bcd', 'Acme', ''],
      ],
      String,
    );
    expect(table.split('\n')).toEqual(['ID   NAME  X', 'a    鹊渡  1', 'bcd  Acme']);
  });
});
