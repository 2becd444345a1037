import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calmText } from './calmText.ts';

const bidi = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const pieces = fc.constantFrom(
  ...bidi,
  'a',
  'א',
  '\n',
  ' ',
  '\u0301',
  '\u200d',
  '👩',
  '🏽',
  '\ufe0f',
);
const wild = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

describe('calmText', () => {
  it.each([
    'Nguyễn Thị Hồng'.normalize('NFD'),
    'น้ำใจดีที่สุด',
    'हिन्दी में क्षत्रिय, द्‍ध्र्य',
    'ཧྐྵྨླྺྼྻྂ',
    'שָׁלוֹם עֲלֵיכֶ֑ם',
    'مُحَمَّدٌ',
    '👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸 🏳️‍🌈',
    'می‌خواهم',
  ])('leaves %s as it is', (text) => expect(calmText(text)).toBe(text));

  it('keeps eight of ten thousand marks on one letter', () => {
    expect(calmText(`Z${'\u0301'.repeat(10_000)}!`)).toBe(`Z${'\u0301'.repeat(8)}!`);
    expect(calmText(`Z${'\u0301\u200d'.repeat(5_000)}!`)).toHaveLength(10);
  });

  it('takes pictures apart that are joined without end', () => {
    expect(calmText('👩🏽\u200d'.repeat(2_000))).toBe('👩🏽'.repeat(2_000));
  });

  it('ends every run that turns the direction, and drops what ends none', () => {
    expect(calmText('a\u202eb')).toBe('a\u202eb\u202c');
    expect(calmText('\u2069\u202ca')).toBe('a');
    expect(calmText('\u2067a\u202eb\u2069c')).toBe('\u2067a\u202eb\u202c\u2069c');
    expect(calmText('\u202ea\nb')).toBe('\u202ea\u202c\nb');
    expect(calmText('\u202e'.repeat(10_000))).toHaveLength(120);
  });

  it('whatever it is given, runs are ended within their line and stay so', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const calm = calmText(text);
        expect(calmText(calm)).toBe(calm);
        expect(calm).not.toMatch(/\p{M}{9}/u);
        for (const line of calm.split('\n')) {
          expect(line.replace(/[^\u2066-\u2068]/g, '').length).toBe(
            line.replace(/[^\u2069]/g, '').length,
          );
          expect(line.replace(/[^\u202a\u202b\u202d\u202e]/g, '').length).toBe(
            line.replace(/[^\u202c]/g, '').length,
          );
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
