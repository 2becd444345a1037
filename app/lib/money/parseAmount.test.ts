import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostAmount } from '../../contract/fields/money.ts';
import { formatAmount } from './formatAmount.ts';
import { type AmountReading, decimalMark, type ParsedAmount, parseAmount } from './parseAmount.ts';

const tags = ['zh-CN', 'zh-Hant', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'] as const;
const anyTag = fc.constantFrom(...tags);
const anyMark = fc.constantFrom('.', ',');
const usdt = 6;

const digits = (least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
/** Digits as a first group has them: without a zero in front. */
const leading = (most: number) =>
  fc.tuple(fc.constantFrom(...'123456789'), digits(0, most - 1)).map((parts) => parts.join(''));

const valueRead = (parsed: ParsedAmount) => ('value' in parsed ? parsed.value : null);
const readingsOf = (parsed: ParsedAmount): readonly AmountReading[] =>
  'problem' in parsed && parsed.problem === 'twoWays' ? parsed.readings : [];

describe('parseAmount', () => {
  it.each([
    ['0.1', 'en-US', 10],
    ['12.3', 'en-US', 1230],
    ['１２.５', 'zh-CN', 1250],
    ['00012', 'en-US', 1200],
    ['1,234.56', 'en-US', 123456],
    ['1,2360.50', 'zh-CN', 1236050],
    ['12.360,50', 'vi-VN', 1236050],
    ['0,1', 'es-ES', 10],
    ['1,5', 'en-US', 150],
    ['12.50', 'es-ES', 1250],
    ['1,234', 'en-US', 123400],
    ['500.000', 'vi-VN', 50000000],
    ['1.234.567', 'en-US', 123456700],
    ['1.234,56', 'en-US', 123456],
    ['12 345,6', 'en-US', 1234560],
    ['12,3456', 'zh-CN', 12345600],
    ['1,234', 'zh-CN', 123400],
    ['12。5', 'zh-CN', 1250],
    [' 500 ', 'ms-MY', 50000],
    ['9999999999.99', 'en-US', 999999999999],
    ['10,000,000,000.00', 'en-US', 1000000000000],
  ])('reads %s in %s', (text, tag, value) => {
    expect(parseAmount(text, tag)).toEqual({ value });
  });

  it.each([
    ['1.005', 'en-US', 'decimals'],
    ['1e3', 'en-US', 'shape'],
    ['-5', 'en-US', 'shape'],
    ['', 'en-US', 'empty'],
    ['0', 'en-US', 'zero'],
    ['0.00', 'en-US', 'zero'],
    ['1.2.3', 'en-US', 'shape'],
    ['.5', 'en-US', 'shape'],
    ['5.', 'en-US', 'shape'],
    ['12345678901', 'en-US', 'tooLong'],
    ['10000000001', 'en-US', 'tooLong'],
    ['12.3456', 'es-ES', 'shape'],
    ['12.3456', 'vi-VN', 'shape'],
    ['12,3456', 'en-US', 'shape'],
    ['1.2345', 'zh-CN', 'decimals'],
    ['1,23,456', 'en-US', 'shape'],
    ['1,234,5678', 'zh-CN', 'shape'],
    ['1.234.56', 'es-ES', 'shape'],
    ['12 34', 'en-US', 'shape'],
    ['1234,567', 'en-US', 'shape'],
    ['0,500', 'en-US', 'shape'],
    ['1.234', 'en-US', 'decimals'],
    ['1,234.567', 'es-ES', 'decimals'],
    [',500', 'en-US', 'shape'],
    ['٣', 'en-US', 'shape'],
  ])('refuses %j in %s as %s', (text, tag, problem) => {
    const parsed = parseAmount(text, tag);
    expect('problem' in parsed ? parsed.problem : undefined).toBe(problem);
  });

  it('reads what is written, in every language', () => {
    const amounts = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(amounts, anyTag, (amount, tag) => {
        expect(parseAmount(formatAmount(amount, { tag }), tag)).toEqual({ value: amount });
      }),
    );
  });

  it('reads every amount that one order can move, up to the last', () => {
    const near = fc.integer({ min: mostAmount - 1_000_000, max: mostAmount });
    fc.assert(
      fc.property(near, anyTag, (amount, tag) => {
        expect(parseAmount(formatAmount(amount, { tag }), tag)).toEqual({ value: amount });
      }),
      { examples: [[mostAmount, 'en-US']] },
    );
  });

  it('reads no millionths that a number cannot hold', () => {
    expect(parseAmount('9007199254.740991', 'en-US', 6)).toEqual({ value: 9007199254740991 });
    expect(parseAmount('9007199254.740992', 'en-US', 6)).toEqual({ problem: 'tooLong' });
    expect(parseAmount('9999999999.999999', 'en-US', 6)).toEqual({ problem: 'tooLong' });
  });

  it('never reads more or less than the digits say', () => {
    const decimals = fc.constantFrom(2, 6);
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), anyTag, decimals, (text, tag, places) => {
        const parsed = parseAmount(text, tag, places);
        if ('problem' in parsed) return;
        expect(Number.isSafeInteger(parsed.value)).toBe(true);
        expect(parsed.value).toBeGreaterThan(0);
      }),
    );
  });
});

describe('one mark', () => {
  it('with one or two digits behind it parts the decimals in every language', () => {
    const places = fc.constantFrom(2, usdt);
    fc.assert(
      fc.property(
        digits(1, 8),
        anyMark,
        digits(1, 2),
        anyTag,
        places,
        (front, mark, behind, tag, of) => {
          const value = Number(front) * 10 ** of + Number(behind.padEnd(of, '0'));
          const parsed = parseAmount(`${front}${mark}${behind}`, tag, of);
          expect(parsed).toEqual(value === 0 ? { problem: 'zero' } : { value });
        },
      ),
    );
  });

  it('with four digits behind it parts a group in Chinese (China) alone', () => {
    fc.assert(
      fc.property(leading(4), anyMark, digits(4), anyTag, (front, mark, behind, tag) => {
        const whole = Number(front + behind) * 100;
        const isGroup = tag === 'zh-CN' && mark === ',';
        expect(valueRead(parseAmount(`${front}${mark}${behind}`, tag))).toBe(
          isGroup ? whole : null,
        );
      }),
    );
  });

  it('with three digits behind it is asked about in USDT, in every language', () => {
    fc.assert(
      fc.property(leading(3), anyMark, digits(3), anyTag, (front, mark, behind, tag) => {
        const readings = readingsOf(parseAmount(`${front}${mark}${behind}`, tag, usdt));
        expect(readings.map(({ value }) => value)).toEqual([
          Number(front + behind) * 10 ** usdt,
          Number(`${front}${behind}000`),
        ]);
      }),
    );
  });

  it('behind what is no group parts the decimals of USDT, in every language', () => {
    const noGroup = fc.oneof(
      fc.tuple(leading(1), digits(4, 6)).map((parts) => parts.join('')),
      digits(0, 3).map((front) => `0${front}`),
    );
    fc.assert(
      fc.property(noGroup, anyMark, digits(3), anyTag, (front, mark, behind, tag) => {
        const value = Number(`${front}${behind}000`);
        const parsed = parseAmount(`${front}${mark}${behind}`, tag, usdt);
        expect(parsed).toEqual(value === 0 ? { problem: 'zero' } : { value });
      }),
    );
  });

  it('with three digits behind it is asked about in points where both are amounts', () => {
    expect(readingsOf(parseAmount('1.500', 'en-US'))).toEqual([
      { value: 150_000, text: '1500', between: null },
      { value: 150, text: '1.50', between: [1, 2] },
    ]);
    expect(readingsOf(parseAmount('2,000', 'vi-VN'))).toEqual([
      { value: 200_000, text: '2000', between: null },
      { value: 200, text: '2,00', between: null },
    ]);
    expect(readingsOf(parseAmount('1.234', 'es-ES', usdt))).toEqual([
      { value: 1_234_000_000, text: '1234', between: null },
      { value: 1_234_000, text: '1,2340', between: [1, 2] },
    ]);
  });
});

/** What people type and paste: groups of any size between any marks. */
const typed = fc
  .tuple(
    digits(1, 5),
    fc.array(fc.tuple(fc.constantFrom('.', ',', ' '), digits(1, 7)), { maxLength: 4 }),
  )
  .map(([first, more]) => first + more.map((part) => part.join('')).join(''));

describe('an amount that is typed', () => {
  it('is never one amount in one language and another one in another', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(2, usdt), (text, of) => {
        const all = tags.map((tag) => parseAmount(text, tag, of));
        const read = new Set(all.flatMap((parsed) => valueRead(parsed) ?? []));
        expect(read.size, text).toBeLessThanOrEqual(1);
        for (const readings of all.map(readingsOf).filter(({ length }) => length > 0))
          for (const value of read)
            expect(
              readings.map((one) => one.value),
              text,
            ).toContain(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds all its digits, in one way to read it or in the other', () => {
    fc.assert(
      fc.property(typed, anyTag, fc.constantFrom(2, usdt), (text, tag, of) => {
        const parsed = parseAmount(text, tag, of);
        const values = [valueRead(parsed), ...readingsOf(parsed).map(({ value }) => value)];
        const bare = (digitsOf: string) => digitsOf.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        for (const value of values) if (value !== null) expect(bare(`${value}`)).toBe(bare(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read as it was chosen, without another question', () => {
    fc.assert(
      fc.property(typed, anyTag, fc.constantFrom(2, usdt), (text, tag, of) => {
        const readings = readingsOf(parseAmount(text, tag, of));
        expect(new Set(readings.map(({ value }) => value)).size).toBe(readings.length);
        for (const { text: chosen, value, between } of readings) {
          expect(parseAmount(chosen, tag, of)).toEqual({ value });
          expect(between !== null).toBe(value % 10 ** of !== 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('with the mark of another region is read as with the own one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostAmount }), anyTag, (amount, tag) => {
        const text = formatAmount(amount, { tag });
        const swapped = text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
        expect(text).toContain(decimalMark(tag));
        const isByFour = /[.]\d{4}/.test(swapped);
        if (!isByFour) expect(parseAmount(swapped, tag)).toEqual({ value: amount });
      }),
    );
  });
});
