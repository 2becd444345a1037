import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from './findLinks.ts';
import { maxAddressLength, parseWebAddress } from './webAddress.ts';

const linksIn = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

describe('findLinks', () => {
  it.each([
    ['https://example.com', ['https://example.com']],
    ['Look: https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
    ['(https://example.com/a)', ['https://example.com/a']],
    ['(see https://example.com/a_(b)), then', ['https://example.com/a_(b)']],
    ['[x](https://example.com/a).', ['https://example.com/a']],
    ['"https://example.com/a", he said', ['https://example.com/a']],
    ["Is it https://example.com/a?'!", ['https://example.com/a']],
    ['<https://example.com/a>', ['https://example.com/a']],
    ['«https://example.com/a»', ['https://example.com/a']],
    ['HTTPS://Example.com', ['HTTPS://Example.com']],
    ['www.example.com/a, please', ['www.example.com/a']],
    ['one https://a.com\ntwo https://b.com', ['https://a.com', 'https://b.com']],
    ['请看https://example.com/a。谢谢', ['https://example.com/a']],
    ['https://example.com看看', ['https://example.com']],
    ['https://example.com/a看看', ['https://example.com/a']],
    ['https://zh.example.org/wiki/维基百科，好', ['https://zh.example.org/wiki/维基百科']],
    ['https://例子.中国/路', ['https://例子.中国/路']],
    ['（https://example.com/a）', ['https://example.com/a']],
    ['https://example.com/a…', ['https://example.com/a']],
    ['https://example.com/?u=https://b.com', ['https://example.com/?u=https://b.com']],
  ])('finds in %j', (text, expected) => {
    expect(linksIn(text)).toEqual(expected);
  });

  it.each([
    'no link',
    'http://example.com',
    'http://www.example.com',
    'xhttps://example.com',
    'éhttps://example.com',
    'awww.example.com',
    'me@www.example.com',
    'example.com',
    'https://',
    'https://localhost',
    'https://127.0.0.1/a',
    'https://1.2.3.4.5',
    'https://good.com@evil.com',
    'https://user:pass@example.com',
    'https://exam\u200Bple.com',
    'https://example.com/\u202Egnp.exe',
    'https://example.com/\u2066a\u2069',
    '\u202Ehttps://example.com',
    'https://example.com\\@evil.com',
    'https://exa%6Dple.com',
    'https://example.com/?token=1',
    'www.',
    'www.example',
    `https://example.com/${'a'.repeat(maxAddressLength)}`,
  ])('finds none in %j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it.each([
    ['https://pаypal.com/a', 'https://xn--pypal-4ve.com/a'],
    ['https://pаypal.com/pаypal.com', 'https://xn--pypal-4ve.com/pаypal.com'],
    ['https://Example.com:443/A', 'https://Example.com:443/A'],
    ['https://例子.中国/路', 'https://例子.中国/路'],
    ['www.аррӏе.com?x', 'www.xn--80ak6aa92e.com?x'],
  ])('shows %j as %j', (text, shown) => {
    expect(findLinks(text)[0]?.shown).toBe(shown);
  });

  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'www.',
      'a.com',
      'evil.com',
      '/',
      '.',
      '@',
      '?',
      '#',
      '=',
      ' ',
      '\n',
    ],
    ...['(', ')', '[', ']', ',', '。', '看', '例子', 'аррӏе', '\u202E', '\u200B', '😀', '"', 'x'],
  );
  const messy = fc
    .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 30 })
    .map((pieces) => pieces.join(''));

  it('finds only what can be opened, in order, apart, and never within a word', () => {
    fc.assert(
      fc.property(messy, (text) => {
        let end = 0;
        for (const link of findLinks(text)) {
          expect(link.start).toBeGreaterThanOrEqual(end);
          expect(link.end).toBeGreaterThan(link.start);
          const written = text.slice(link.start, link.end);
          const whole = /^www\./i.test(written) ? `https://${written}` : written;
          expect(parseWebAddress(whole)).toEqual(link.address);
          expect(written).not.toMatch(/[\s\p{Cf}@\\]|[.,;:!?]$/u);
          expect(text.slice(0, link.start)).not.toMatch(/[a-z0-9@/\u200B\u202E]$/i);
          end = link.end;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds an address between words wherever they stand', () => {
    const words = fc.constantFrom('', 'See', 'see this: ', '(', '看', '“', 'a, ', '\n');
    fc.assert(
      fc.property(
        words.filter((one) => !/\w$/.test(one)),
        fc.webUrl({ validSchemes: ['https'], size: 'xsmall' }).filter((url) => {
          const clean = url === url.replace(/[.,;:!?'*~()[\]]+$/, '') && !url.includes('@');
          return clean && parseWebAddress(url).ok;
        }),
        fc.constantFrom('', ' and more', ', then', '.', '。好', '”', '\nnext'),
        (before, url, after) => {
          expect(linksIn(before + url + after)).toEqual([url]);
        },
      ),
    );
  });

  it('does little for texts that are made to take long', () => {
    for (const bad of [
      'https://'.repeat(20_000),
      ' https://'.repeat(20_000),
      ')'.repeat(40_000),
      `https://a.com/${')'.repeat(40_000)}`,
      'www.'.repeat(40_000),
      ' www.a.com'.repeat(20_000),
    ]) {
      expect(findLinks(bad).length).toBeLessThanOrEqual(100);
    }
  });
});
