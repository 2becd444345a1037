import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, nextPage, type Page, pageSize } from './pages.ts';

const page = (list: number[], total: number): Page<number> => ({ list, total });

describe('itemsOf', () => {
  it('has each item once, in the order of the pages, however they overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(50), { maxLength: 20 }), { maxLength: 5 }),
        (numbers) => {
          const items = itemsOf(
            numbers.map((list) => page(list, 99)),
            String,
          );
          expect(items).toEqual([...new Set(numbers.flat())]);
        },
      ),
    );
  });
});

describe('nextPage', () => {
  const full = page(
    Array.from({ length: pageSize }, (_, at) => at),
    pageSize + 1,
  );

  it('goes on while there are more', () => {
    expect(nextPage([full])).toBe(2);
    expect(nextPage([full, page([99], pageSize + 1)])).toBeUndefined();
  });

  it('ends at an empty page, so that a wrong total asks for no more', () => {
    expect(nextPage([])).toBeUndefined();
    expect(nextPage([page([], 1000)])).toBeUndefined();
  });
});
