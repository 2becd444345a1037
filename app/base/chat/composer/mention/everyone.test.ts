import { describe, expect, it } from 'vitest';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import { meansEveryone, withWrittenEveryone } from './everyone.ts';

const calledIn = (text: string) =>
  withWrittenEveryone(text, []).map(({ start, end }) => text.slice(start, end));

describe('what is written behind an @', () => {
  it('means everyone in whatever language', () => {
    for (const query of ['', 'all', 'EVERY', '所有', '全体', 'semua', 'tat', 'tất cả', 'Todos'])
      expect(meansEveryone(query)).toBe(true);
    for (const query of ['bea', 'ally', '所有者']) expect(meansEveryone(query)).toBe(false);
  });
});

describe('withWrittenEveryone', () => {
  it('finds where all are called by a word that was written out', () => {
    expect(calledIn('@all look')).toEqual(['@all']);
    expect(calledIn('Hi @Everyone, and ＠所有人开会')).toEqual(['@Everyone', '＠所有人']);
    expect(calledIn('@Tất cả ơi')).toEqual(['@Tất cả']);
    expect(calledIn(`@${'tất cả'.normalize('NFD')} ơi`)).toHaveLength(1);
    expect(calledIn('@todos!')).toEqual(['@todos']);
  });

  it('takes neither a longer word for it, nor an address', () => {
    for (const text of ['@ally', 'me@all.com', 'x/@all', 'all', '@ all', '@here2'])
      expect(calledIn(text)).toEqual([]);
  });

  it('leaves alone whom the person has chosen', () => {
    const bea = { start: 0, end: 4, userID: 'all-the-best' };
    expect(withWrittenEveryone('@all @all', [bea])).toEqual([
      bea,
      { start: 5, end: 9, userID: atAllTag },
    ]);
  });
});
