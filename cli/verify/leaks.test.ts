import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import { brandMarks, errorNames, foreignSearch, makeSearch, namespaceTexts } from './leaks.ts';

function brand(id: string, name: string, extra: Partial<Brand> = {}): Brand {
  return {
    id,
    combineId: `${id}-combine`,
    origin: `https://${id}.example`,
    name: { 'en-US': name },
    shortName: { 'en-US': name },
    description: { 'en-US': `${name} is for neighbours` },
    lines: { api: ['/api'], im: '/im', codeUrls: [], zones: [], publicKeys: [] },
    recordKeys: [],
    ...extra,
  } as Brand;
}

const harbour = brand('harbour', 'Harbourlight');
const lineKey = 'lDwIBjjTlCeU0aLm7rCz8qbpMAEeS+1Q2+zvm35nTVk=';
const recordKey = 'W6oVin9F6SR2VVqitwc9aV45n9PwwdDPXJQ/fgY+ZkY=';
const meadow = brand('meadow', 'Meadowsong');

describe('foreignSearch', () => {
  it('finds every key, host and name of another brand in a site', () => {
    const search = foreignSearch([harbour, meadow], '')(harbour);
    for (const leak of ['meadow-combine', 'https://meadow.example/x', 'Welcome to Meadowsong!']) {
      expect(search(leak).map(({ of }) => of)).toContain('the brand meadow');
    }
  });

  it('finds the keys of another brand, and not those that two brands share', () => {
    const keyed = brand('keyed', 'Keyed', {
      lines: { ...meadow.lines, publicKeys: [lineKey] },
      recordKeys: [recordKey],
    });
    const data = `{"publicKeys":["${lineKey}"],"recordKeys":["${recordKey}"]}`;
    const alone = foreignSearch([harbour, keyed], '')(harbour)(data);
    expect(alone.map(({ text }) => text).sort()).toEqual([lineKey, recordKey].sort());
    const sharing = { ...harbour, recordKeys: [recordKey] };
    const shared = foreignSearch([sharing, keyed], '')(sharing)(data);
    expect(shared.map(({ text }) => text)).toEqual([lineKey]);
  });

  it("says nothing about the site's own texts", () => {
    const search = foreignSearch([harbour, meadow], '')(harbour);
    expect(search(JSON.stringify(harbour))).toEqual([]);
  });

  it('ignores a brand called like a word of the product', () => {
    const discover = brand('discover', 'Discover');
    const search = foreignSearch([harbour, discover], '{"findTab":"Discover"}')(harbour);
    expect(search('Discover').map(({ text }) => text)).not.toContain('Discover');
    expect(search('discover-combine')).toHaveLength(1);
  });

  it('does not take part of a longer word for a name', () => {
    const short = brand('alpha', 'Alpha');
    expect(foreignSearch([short], '')(harbour)('Alphabet')).toEqual([]);
  });

  it('finds names in Chinese, which have few letters and no word boundaries', () => {
    const ferry = brand('quedu', '鹊渡');
    expect(brandMarks(ferry)).toContain('鹊渡');
    const found = foreignSearch([ferry], '')(harbour)('欢迎来到鹊渡聊天');
    expect(found.map(({ text }) => text)).toEqual(['鹊渡']);
  });

  it('answers for each brand as if its search were made for it alone', () => {
    const name = fc.oneof(
      fc.stringMatching(/^(Bench|Ferry|Wood) (Brand|Chat) \d$/),
      fc.constantFrom('鹊渡', '鹊渡聊天', '📮📮 mail', 'Über Ferry', '-----', 'Ferry'),
    );
    const brands = fc
      .array(name, { minLength: 1, maxLength: 6 })
      .map((names) => names.map((one, index) => brand(`brand-${index}`, one)));
    fc.assert(
      fc.property(brands, fc.constantFrom('', 'Ferry', 'Chat 1'), (all, neutral) => {
        const text = all.map((one) => JSON.stringify(one)).join('');
        const search = foreignSearch(all, neutral);
        for (const own of all) {
          const expected = all
            .filter(({ id }) => id !== own.id)
            .flatMap((other) =>
              brandMarks(other)
                .filter((mark) => !JSON.stringify(own).includes(mark) && !neutral.includes(mark))
                .map((mark) => `${other.id} ${mark}`),
            );
          const found = search(own)(text).map((one) => `${one.of.slice(10)} ${one.text}`);
          expect(found.sort()).toEqual(expected.sort());
        }
      }),
    );
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
  it('does not take what letters of other scripts touch for a whole word', () => {
    const search = makeSearch([{ text: 'ferry', of: 'x' }]);
    for (const text of ['éferry', 'ferryé', '𝒜ferry', 'ferry𝒜', 'ferryboat']) {
      expect(search(text)).toEqual([]);
    }
    for (const text of ['ferry', '(ferry)', '📮ferry📮', '…ferry…']) {
      expect(search(text)).toHaveLength(1);
    }
  });

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
