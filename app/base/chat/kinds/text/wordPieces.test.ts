import { expect, it } from 'vitest';
import { wordPieces } from './wordPieces.ts';

const short = (text: string, names: readonly string[] = [], end = text.length) => {
  const mentions = names.map((name) => {
    const start = text.indexOf(name);
    return { start, end: start + name.length, userID: 'u1' };
  });
  return wordPieces(text, mentions, end).map(({ kind, text: words }) => `${kind} ${words}`);
};

it('cuts words at links and mentions, and loses none of them', () => {
  expect(short('')).toEqual([]);
  expect(short('Plain words')).toEqual(['words Plain words']);
  expect(short('@Bea see https://a.com.', ['@Bea'])).toEqual([
    'mention @Bea',
    'words  see ',
    'link https://a.com',
    'words .',
  ]);
});

it('takes no link from a name', () => {
  expect(short('@Bea https://a.com hi', ['@Bea https://a.com'])).toEqual([
    'mention @Bea https://a.com',
    'words  hi',
  ]);
});

it('takes nothing for whole that is cut', () => {
  expect(short('See https://a.com/xyz', [], 17)).toEqual(['words See https://a.com']);
  expect(short('Hi @Bea', ['@Bea'], 5)).toEqual(['words Hi @B']);
});
