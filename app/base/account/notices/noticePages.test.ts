import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../contract/notice/notice.ts';
import { type NoticePage, nextPage, noticesOf, pageSize, withRead } from './noticePages.ts';

const notice = (number: number, isRead: 0 | 1 = 0): Notice => ({
  id: `n${number}`,
  title: `Notice ${number}`,
  content: '',
  createdAt: 1_700_000_000 + number,
  isRead,
});
const page = (list: Notice[], total: number): NoticePage => ({ list, total, unread: 0 });

describe('noticesOf', () => {
  it('shows each notice once, newest first, however the pages overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(50), { maxLength: 20 }), { maxLength: 5 }),
        (numbers) => {
          const pages = numbers.map((list) =>
            page(
              list.map((number) => notice(number)),
              99,
            ),
          );
          const shown = noticesOf(pages).map(({ createdAt }) => createdAt);
          expect(shown).toEqual([...new Set(shown)].sort((one, other) => other - one));
          expect(new Set(shown).size).toBe(new Set(numbers.flat()).size);
        },
      ),
    );
  });
});

describe('nextPage', () => {
  const full = page(
    Array.from({ length: pageSize }, (_, at) => notice(at)),
    pageSize + 1,
  );

  it('goes on while there are more', () => {
    expect(nextPage([full])).toBe(2);
    expect(nextPage([full, page([notice(99)], pageSize + 1)])).toBeUndefined();
  });

  it('ends at an empty page, so that a wrong total asks for no more', () => {
    expect(nextPage([])).toBeUndefined();
    expect(nextPage([page([], 1000)])).toBeUndefined();
  });
});

describe('withRead', () => {
  const data = { pages: [page([notice(2), notice(1)], 2)], pageParams: [1] };
  const readOf = (id: string | null) =>
    withRead(data, id, 0).pages.flatMap(({ list }) => list.map(({ isRead }) => isRead));

  it('marks one, or all', () => {
    expect(readOf('n1')).toEqual([0, 1]);
    expect(readOf(null)).toEqual([1, 1]);
    expect(readOf('other')).toEqual([0, 0]);
  });
});
