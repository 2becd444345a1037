import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import { brandMarks, findForbidden, foreignMarks, namespaceTexts } from './leaks.ts';

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
      expect(findForbidden(leak, forbidden).map(({ of }) => of)).toContain('the brand meadow');
    }
  });

  it("says nothing about the site's own texts", () => {
    const forbidden = foreignMarks(harbour, [harbour, meadow], '');
    expect(findForbidden(JSON.stringify(harbour), forbidden)).toEqual([]);
  });

  it('ignores a brand called like a word of the product', () => {
    const discover = brand('discover', 'Discover');
    const forbidden = foreignMarks(harbour, [harbour, discover], '{"findTab":"Discover"}');
    expect(forbidden.map(({ text }) => text)).not.toContain('Discover');
  });

  it('does not take part of a longer word for a name', () => {
    const short = brand('alpha', 'Alpha');
    expect(findForbidden('Alphabet', foreignMarks(harbour, [short], ''))).toEqual([]);
  });

  it('knows names in Chinese, which have no word boundaries and few letters', () => {
    expect(brandMarks(brand('quedu', '鹊渡'))).toContain('鹊渡');
  });
});

describe('namespaceTexts', () => {
  it('gives what only the left-out feature says', () => {
    const dropped = {
      tab: 'Local',
      safety: 'Nobody has to pay to meet anyone.',
      ok: 'Try again later',
    };
    expect(namespaceTexts(dropped, [{ retry: 'Try again later' }])).toEqual([
      'Nobody has to pay to meet anyone.',
    ]);
  });
});
