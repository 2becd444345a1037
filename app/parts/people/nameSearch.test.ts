import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHanLetters } from './hanLetter.ts';
import { createHanReader, loadHanSyllables } from './hanReader.ts';
import { beginsWithQuery, holdsQuery, nameQueryOf, searchedNamesOf } from './nameSearch.ts';

const reader = createHanReader(await loadHanLetters(), await loadHanSyllables());
const isFound = (name: string, query: string, read: typeof reader | null = reader): boolean =>
  holdsQuery(searchedNamesOf({}, [name], read), nameQueryOf(query));

describe('a search of names', () => {
  it.each([
    ...['zhangwei', 'zhang w', 'zw', 'zhangw', 'zhwei', 'zhw', 'zhangwe', 'ZhāngWěi', 'wei', 'w'],
    ...['zhang wei', 'wei zhang', '张w', 'z偉'.replace('偉', '伟'), "zhang'wei", 'zhang-wei', 'zh'],
  ])('finds 张伟 by %s', (query) => {
    expect(isFound('张伟', query)).toBe(true);
  });

  it.each(['zhangwie', 'zhanw', 'wz', 'hangwei', 'ei', 'zhangweii', 'zhang x', 'zzw', 'wan'])(
    'does not find 张伟 by %s',
    (query) => {
      expect(isFound('张伟', query)).toBe(false);
    },
  );

  it.each([
    ['張偉', 'zhangwei'],
    ['西安', 'xian'],
    ['西安', "xi'an"],
    ['西安', 'xi an'],
    ['先', 'xian'],
    ['先生', 'xian s'],
    ['单雄信', 'shanxiongxin'],
    ['单雄信', 'danxx'],
    ['曾国藩', 'zengguo'],
    ['曾国藩', 'cengguo'],
    ['朴志勋', 'piaozhi'],
    ['解缙', 'xiej'],
    ['尉迟恭', 'yuchigong'],
    ['长孙无忌', 'zhangsunwuji'],
    ['万俟卨', 'moqi'],
    ['吕布', 'lvbu'],
    ['吕布', 'lubu'],
    ['吕布', 'lǚ bù'],
    ['王 Tom', 'wangtom'],
    ['Tom·王', 'tomw'],
    ['🌸小明 🌸', 'xiaom'],
    ['ＡＢ李', 'abli'],
  ])('finds %s by %s', (name, query) => {
    expect(isFound(name, query)).toBe(true);
  });

  it('finds by what is written where nothing is known of readings', () => {
    expect(isFound('张伟', '张', null)).toBe(true);
    expect(isFound('张伟', 'zw', null)).toBe(false);
  });

  it('knows a name that begins with the whole query', () => {
    const begins = (name: string, query: string) =>
      beginsWithQuery(searchedNamesOf({}, ['x', name], reader), nameQueryOf(query));
    expect([begins('张伟', 'zhang w'), begins('Ana Lu', 'ana l')]).toEqual([true, true]);
    expect([begins('张伟', 'wei'), begins('Ana Lu', 'lu')]).toEqual([false, false]);
  });

  it('reads names once, and anew with another name or reader', () => {
    const row = {};
    const first = searchedNamesOf(row, ['张'], reader);
    expect(searchedNamesOf(row, ['张'], reader)).toBe(first);
    expect(searchedNamesOf(row, ['李'], reader)).not.toBe(first);
    expect(searchedNamesOf(row, ['李'], null).spoken).toEqual([]);
  });

  const names = fc.string({
    unit: fc.constantFrom(...'张伟西安先曾单吕还藏重石上海aZ ·'),
    maxLength: 12,
  });

  it('finds each name by any mix of syllables and initials, from any character on', () => {
    const cut = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('whole', 'initial')), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(names, fc.nat(11), cut, (name, from, cuts) => {
        const characters = [...name.replace(/[ ·]/g, '').toLowerCase()].slice(from);
        const query = characters
          .map((character, at) => {
            const [which, how] = cuts[at] ?? [0, 'whole'];
            const readings = reader(character);
            const reading = readings[which % readings.length] ?? character;
            return how === 'whole' ? reading : reading.slice(0, 1);
          })
          .join('');
        if (query !== '') expect(isFound(name, query), query).toBe(true);
      }),
    );
  });

  it('finds nothing by pinyin in which a letter is of none of the characters', () => {
    fc.assert(
      fc.property(names, fc.stringMatching(/^[a-z]{0,4}[bfk][a-z]{0,4}$/), (name, query) => {
        expect(isFound(name, query)).toBe(false);
      }),
    );
  });

  it('comes to an end however many ways there are to read a name', () => {
    // Two readings with the same initial, 64 times: followed one by one, these are more than 10^19 ways.
    expect(isFound('还'.repeat(64), `${'h'.repeat(60)}x`)).toBe(false);
    expect(isFound('还'.repeat(64), 'h'.repeat(60))).toBe(true);
  });

  it('reads each character once, however many names have it', () => {
    let reads = 0;
    const counting = (character: string): readonly string[] => {
      reads += 1;
      return reader(character);
    };
    for (const name of ['张伟', '张安', '伟安', '张 Tom'])
      expect(isFound(name, 'zhangx', counting)).toBe(false);
    expect(reads).toBe(3);
  });
});
