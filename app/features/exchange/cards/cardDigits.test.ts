import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDigits, caretAfter, groupedCard, isLuhn } from './cardDigits.ts';

const digits = fc.stringMatching(/^\d{0,19}$/);

describe('isLuhn', () => {
  it.each(['4111111111111111', '6222020000000000000'])('lets %s pass', (number) => {
    expect(isLuhn(number)).toBe(true);
  });

  it.each(['4111111111111112', '6222020000000000'])('finds %s doubtful', (number) => {
    expect(isLuhn(number)).toBe(false);
  });

  it('notices every single digit mistyped', () => {
    const place = fc.nat({ max: 18 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const right = '6222020000000000000';
        const wrong = (Number(right[at]) + by) % 10;
        expect(isLuhn(right.slice(0, at) + wrong + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('groupedCard', () => {
  it('stands in fours, as on the card', () => {
    expect(groupedCard('6222020000004821')).toBe('6222 0200 0000 4821');
    expect(groupedCard('6222')).toBe('6222');
    expect(groupedCard('62220')).toBe('6222 0');
    expect(groupedCard('6222020000000000000')).toBe('6222 0200 0000 0000 000');
  });

  it('reads back as the same digits', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(cardDigits(groupedCard(number))).toBe(number);
      }),
    );
  });

  it('keeps the caret behind the digit it stood behind', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 19 }), (number, wish) => {
        const count = Math.min(wish, number.length);
        const grouped = groupedCard(number);
        expect(cardDigits(grouped.slice(0, caretAfter(count, grouped)))).toHaveLength(count);
      }),
    );
  });
});

describe('cardDigits', () => {
  it('takes a number as it was pasted, and no more digits than there can be', () => {
    expect(cardDigits(' 6222-0200 ００００ 4821\n')).toBe('6222020000004821');
    expect(cardDigits('12345678901234567890123')).toBe('1234567890123456789');
  });
});
