import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { hanLetter } from '../../app/parts/people/hanLetter.ts';
import { hanLetters } from './hanLetters.ts';

const letters = await hanLetters();
const plain = (text: string) => text.normalize('NFKD').slice(0, 1).toUpperCase();

it.each(['normal', 'surname'] as const)('reads every character as the library does, %s', (mode) => {
  const read = mode === 'surname' ? letters : { ...letters, surnames: {} };
  const own = mode === 'surname' ? ['种', '秘', '佴', '單', '區', '樂'] : [];
  for (let point = 0x4e00; point <= 0x9fff; point += 1) {
    const character = String.fromCodePoint(point);
    if (own.includes(character)) continue;
    const letter = plain(pinyin(character, { mode }));
    expect(hanLetter(character, read), character).toBe(/^[A-Z]$/.test(letter) ? letter : null);
  }
});

it('knows nothing of other scripts', () => {
  for (const other of ['a', 'さ', '한', '\u{2a6d6}', ''])
    expect(hanLetter(other, letters)).toBeNull();
});
