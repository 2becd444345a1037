import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHanLetters } from './hanLetter.ts';
import { createHanReader, loadHanSyllables } from './hanReader.ts';
import { beginsWithQuery, holdsQuery, nameQueryOf, searchedNamesOf } from './nameSearch.ts';

const reader = createHanReader(await loadHanLetters(), await loadHanSyllables());
const isFound = (name: string, query: string, read: typeof reader | null = reader): boolean =>
  holdsQuery(searchedNamesOf({}, [name]), nameQueryOf(query, read));

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
      beginsWithQuery(searchedNamesOf({}, ['x', name]), nameQueryOf(query, reader));
    expect([begins('张伟', 'zhang w'), begins('Ana Lu', 'ana l')]).toEqual([true, true]);
    expect([begins('张伟', 'wei'), begins('Ana Lu', 'lu')]).toEqual([false, false]);
  });

  it('looks at the names of a row once, and anew when it has another name', () => {
    const row = {};
    const first = searchedNamesOf(row, ['张', '张', '', 'Ann']);
    expect(first).toEqual({ text: '\n张\nann', spoken: ['张'] });
    expect(searchedNamesOf(row, ['张', '张', '', 'Ann'])).toBe(first);
    expect(searchedNamesOf(row, ['李'])).toEqual({ text: '\n李', spoken: ['李'] });
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
            const readings = reader.readingsOf(character);
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

  it('asks for syllables of those characters alone whose first letter is where the word has come to', () => {
    const asked: string[] = [];
    const counting: typeof reader = {
      ...reader,
      readingsOf: (character) => {
        asked.push(character);
        return reader.readingsOf(character);
      },
    };
    const names = ['张伟', '李安', '王 Tom', 'Zoe'];
    const find = (query: string) => names.filter((name) => isFound(name, query, counting));
    expect([find('z'), asked]).toEqual([['张伟', 'Zoe'], []]);
    expect([find('张'), asked]).toEqual([['张伟'], []]);
    expect([find('zh'), asked]).toEqual([['张伟'], ['张']]);
    expect([find('lia'), asked]).toEqual([['李安'], ['张', '李']]);
  });
});
