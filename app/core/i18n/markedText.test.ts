import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedText } from './markedText.ts';

describe('markedText', () => {
  it('splits a sentence at its marks', () => {
    expect(markedText('Read the <a>terms</a> and <b>rules</b>.')).toEqual([
      { text: 'Read the ', mark: null },
      { text: 'terms', mark: 'a' },
      { text: ' and ', mark: null },
      { text: 'rules', mark: 'b' },
      { text: '.', mark: null },
    ]);
  });

  it('takes a mark that is not closed for plain text', () => {
    expect(markedText('1 <a>2')).toEqual([{ text: '1 <a>2', mark: null }]);
    expect(markedText('')).toEqual([]);
  });

  it('loses no word of a sentence without marks', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replace(/[<>]/g, '');
        expect(markedText(plain).map((piece) => piece.text)).toEqual(plain === '' ? [] : [plain]);
      }),
    );
  });
});
