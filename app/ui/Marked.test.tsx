import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { searchWordsOf } from '../lib/searchWords.ts';
import { Marked } from './Marked.tsx';

const shown = (text: string, query: string): string =>
  renderToStaticMarkup(<Marked text={text} words={searchWordsOf(query)} />).replaceAll(
    / class="[^"]*"/g,
    '',
  );

const escaped = (text: string): string => renderToStaticMarkup(text);

describe('Marked', () => {
  it.each([
    ['The red kite', 'KITE', 'The red <mark>kite</mark>'],
    ['Café au lait', 'cafe', '<mark>Café</mark> au lait'],
    ['red and red', 'red', '<mark>red</mark> and <mark>red</mark>'],
    ['nothing', 'else', 'nothing'],
    ['a <b> c', '<b>', 'a <mark>&lt;b&gt;</mark> c'],
  ])('%s, searched for %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('leaves every text as it is, but for the marks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          expect(shown(text, query).replaceAll(/<\/?mark>/g, '')).toBe(escaped(text));
        },
      ),
    );
  });
});
