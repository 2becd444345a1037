import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import { brandMarks, errorNames, foreignMarks, makeSearch, namespaceTexts } from './leaks.ts';

function brand(id: string, name: string, extra: Partial<Brand> = {}): Brand {
  return {
    id,
    combineId: `${id}-combine`,
    origin: `https://${id}.example`,
    name: { 'en-US': name },
    shortName: { 'en-US': name },
    description: { 'en-US': `${name} is for neighbours` },
    lines: { api: ['/api'], im: '/im', codeUrls: [], zones: [], publicKeys: [] },
    ...extra,
  } as Brand;
}

const harbour = brand('harbour', 'Harbourlight');
const meadow = brand('meadow', 'Meadowsong');

describe('foreignMarks', () => {
  it('finds every key, host and name of another brand in a site', () => {
    const forbidden = foreignMarks(harbour, [harbour, meadow], '');
    for (const leak of ['meadow-combine', 'https://meadow.example/x', 'Welcome to Meadowsong!']) {
      expect(makeSearch(forbidden)(leak).map(({ of }) => of)).toContain('the brand meadow');
    }
  });

  it("says nothing about the site's own texts", () => {
    const forbidden = foreignMarks(harbour, [harbour, meadow], '');
    expect(makeSearch(forbidden)(JSON.stringify(harbour))).toEqual([]);
  });

  it('ignores a brand called like a word of the product', () => {
    const discover = brand('discover', 'Discover');
    const forbidden = foreignMarks(harbour, [harbour, discover], '{"findTab":"Discover"}');
    expect(forbidden.map(({ text }) => text)).not.toContain('Discover');
  });

  it('does not take part of a longer word for a name', () => {
    const short = brand('alpha', 'Alpha');
    expect(makeSearch(foreignMarks(harbour, [short], ''))('Alphabet')).toEqual([]);
  });

  it('finds names in Chinese, which have few letters and no word boundaries', () => {
    const ferry = brand('quedu', '鹊渡');
    expect(brandMarks(ferry)).toContain('鹊渡');
    const found = makeSearch(foreignMarks(harbour, [ferry], ''))('欢迎来到鹊渡聊天');
    expect(found.map(({ text }) => text)).toEqual(['鹊渡']);
  });
});

describe('namespaceTexts', () => {
  it('gives what only the left-out feature says', () => {
    const dropped = {
      tab: 'Local',
      safety: 'Nobody has to pay to meet anyone.',
      ok: 'Try again later',
      inUse: 'Currently in use',
    };
    const kept = [{ retry: 'Try again later' }, { line: 'Currently in use: list 3' }];
    expect(namespaceTexts(dropped, kept)).toEqual(['Nobody has to pay to meet anyone.']);
  });
});

describe('errorNames', () => {
  it('gives what only the left-out feature calls its errors', () => {
    const dropped = { superiorSelf: 'You.', seatTaken: 'Taken.', timeout: 'Late.' };
    const names = errorNames(dropped, [{ seatTaken: 'Somebody sits here.' }, {}]);
    expect(names).toEqual(['superiorSelf']);
    const search = makeSearch(names.map((text) => ({ text, of: 'x' })));
    expect(search('e={superiorSelf:{code:3005}}')).toHaveLength(1);
    expect(search('e.superiorSelfish=1')).toEqual([]);
  });
});

describe('makeSearch', () => {
  it('finds exactly the forbidden texts that stand in a text as whole words', () => {
    const words = fc.stringMatching(/^[a-z]{1,3}([ .:/-][a-z]{1,3}){0,2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(words, { maxLength: 8 }), fc.array(words), (texts, parts) => {
        const text = parts.join(' ');
        const found = makeSearch(texts.map((one) => ({ text: one, of: 'x' })))(text);
        const expected = texts.filter((one) =>
          new RegExp(`(?<![a-z])${one.replace(/[.]/g, '\\.')}(?![a-z])`).test(text),
        );
        expect(new Set(found.map((one) => one.text))).toEqual(new Set(expected));
      }),
    );
  });
});
