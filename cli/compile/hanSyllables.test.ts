import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { createHanReader } from '../../app/parts/people/hanReader.ts';
import { hanLetters } from './hanLetters.ts';
import { hanSyllables } from './hanSyllables.ts';

const [letters, syllables] = [await hanLetters(), await hanSyllables()];
const read = createHanReader(letters, syllables).readingsOf;

/** As typed: ü is u or v. */
const typed = (reading: string): string[] =>
  reading.includes('ü') ? [reading.replace('ü', 'u'), reading.replace('ü', 'v')] : [reading];
const readingsOf = (character: string): Set<string> => {
  const options = { toneType: 'none', type: 'array', multiple: true } as const;
  const all = [
    ...pinyin(character, options),
    ...pinyin(character, { ...options, mode: 'surname' }),
  ];
  return new Set(all.flatMap(typed));
};
const rows = (encoding: string, first: number, last: number, firstCell: number): string[] => {
  const cells = Array.from({ length: (last - first + 1) * 256 }, (_, at) =>
    new TextDecoder(encoding).decode(new Uint8Array([first + (at >> 8), at & 255])),
  );
  return cells.filter((cell, at) => (at & 255) >= firstCell && /^\p{Script=Han}$/u.test(cell));
};

/** The frequent characters of both writings. */
const frequent = {
  simplified: rows('gbk', 0xb0, 0xd7, 0xa1),
  traditional: rows('big5', 0xa4, 0xc6, 0x40),
};

it.each(['simplified', 'traditional'] as const)(
  'reads each frequent character as the library: %s',
  (writing) => {
    expect(frequent[writing].length).toBeGreaterThan(3_500);
    for (const character of frequent[writing]) {
      const [found, known] = [new Set(read(character)), readingsOf(character)];
      for (const reading of found) expect(known, `${character} ${reading}`).toContain(reading);
      for (const reading of known) {
        if (/^[a-z]+$/.test(reading)) expect(found, `${character} ${reading}`).toContain(reading);
      }
    }
  },
);

it('reads nearly all others as the library, or by their letter alone', () => {
  let [count, wrong, whole] = [0, 0, 0];
  for (let point = 0x4e00; point <= 0x9fff; point += 1) {
    const character = String.fromCodePoint(point);
    const [own = '', known] = [read(character)[0], readingsOf(character)];
    if (![...known].some((reading) => /^[a-z]+$/.test(reading))) continue;
    count += 1;
    if (own.length > 1) whole += 1;
    if (![...known].some((reading) => (own.length > 1 ? reading === own : reading.startsWith(own))))
      wrong += 1;
  }
  expect(wrong / count).toBeLessThan(0.01);
  expect(whole / count).toBeGreaterThan(0.95);
});

it('takes no more than a few kilobytes', () => {
  expect(JSON.stringify(syllables).length).toBeLessThan(12_000);
  expect(syllables.syllables.split(' ')).toHaveLength([...syllables.firsts].length);
});

it('knows nothing of other scripts', () => {
  for (const other of ['a', 'さ', '한', '\u{2a6d6}', '']) expect(read(other)).toEqual([]);
});
