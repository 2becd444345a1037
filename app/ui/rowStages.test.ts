import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf, startIn } from './rowStages.ts';

const rows = fc
  .integer({ min: 1, max: 200 })
  .map((count) => Array.from({ length: count }, (_, index) => ({ key: `${index}` })));
const places = fc.constantFrom('top' as const, 'middle' as const);

it('shows where the list opens at once, then what is below it, then all', () => {
  fc.assert(
    fc.property(rows, places, fc.nat(), (all, place, at) => {
      const start = at % all.length;
      const startAt = { key: `${start}`, place };
      const [view, end, whole] = (['view', 'end', 'whole'] as const).map((stage) =>
        rowsOf(stage, all, startAt),
      );
      const first = startIn(view ?? [], startAt);
      const wanted = place === 'middle' ? Math.min(8, start) : 0;
      expect(first).toBeGreaterThanOrEqual(wanted);
      expect(view?.length).toBe(Math.min(all.length, place === 'middle' ? 24 : 16));
      expect(end?.slice(0, view?.length)).toEqual(view);
      expect(end?.at(-1)).toBe(all.at(-1));
      expect(whole).toBe(all);
    }),
  );
});

it('shows the end where there is no such row', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const view = rowsOf('view', all, { key: 'gone', place: 'top' });
      expect(view).toEqual(all.slice(-16));
      expect(rowsOf('end', all, null).at(-1)).toBe(all.at(-1));
    }),
  );
});
