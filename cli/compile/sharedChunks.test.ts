import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModuleGraph } from './moduleGraph.ts';
import { sharedChunks } from './sharedChunks.ts';

const small = 300;
const large = 90_000;

describe('files of what several pages share', () => {
  it('one file of small modules that mostly the same pages need', () => {
    const names = filesOf({
      entry: { asks: ['list', 'page', 'form'] },
      list: { imports: ['row', 'line'] },
      page: { imports: ['row', 'line', 'card'] },
      form: { imports: ['card', 'line'] },
      ...{ row: {}, line: {}, card: {} },
    });
    expect(names).toEqual([['card', 'line', 'row']]);
  });

  it('keeps a large module from pages that have no use for it', () => {
    const names = filesOf({
      entry: { asks: ['list', 'page', 'form'] },
      list: { imports: ['row'] },
      page: { imports: ['row', 'editor'] },
      form: { imports: ['row', 'editor'] },
      ...{ row: {}, editor: { size: large } },
    });
    expect(names).toEqual([['editor'], ['row']]);
  });

  it('leaves to the bundler what is there at first, what one page needs alone, and what is asked for by itself', () => {
    const names = filesOf({
      entry: { imports: ['first'], asks: ['list', 'page', 'sheet'] },
      list: { imports: ['first', 'own', 'sheet'] },
      page: { imports: ['first', 'sheet'] },
      sheet: {},
      ...{ first: {}, own: {} },
    });
    expect(names).toEqual([]);
  });

  it('what a page has brought counts as the page’s, though a sheet of the page needs it too', () => {
    const modules = {
      entry: { asks: ['page', 'other'] },
      page: { imports: ['row', 'word'], asks: ['sheet'] },
      sheet: { imports: ['row'] },
      other: { imports: ['word'] },
      ...{ row: {}, word: {} },
    };
    expect(filesOf(modules)).toEqual([['word']]);
    // As soon as the sheet is asked for from elsewhere as well, the page may not have come before.
    const asked = { ...modules, other: { ...modules.other, asks: ['sheet'] } };
    expect(filesOf(asked)).toEqual([['row', 'word']]);
  });

  it('never puts what belongs to one feature into the file of another', () => {
    const names = filesOf({
      entry: { asks: ['page'] },
      groups: { asks: ['group', 'member'] },
      points: { asks: ['point', 'order'] },
      group: { imports: ['face', 'role'] },
      member: { imports: ['face', 'role'] },
      point: { imports: ['face', 'money'] },
      order: { imports: ['face', 'money'] },
      page: { imports: ['face'] },
      ...{ face: {}, role: {}, money: {} },
    });
    expect(names).toEqual([['face'], ['money'], ['role']]);
  });
});

it('files of any modules import one another in no circle, and hold what the same features have', () => {
  fc.assert(
    fc.property(anyModules, (modules) => {
      const graph = graphOf(modules);
      const names = sharedChunks(graph, options);
      const backwards = new Map([...graph].reverse());
      expect(sharedChunks(backwards, options)).toEqual(names);
      expect(circleOf(graph, names)).toBeNull();
      for (const feature of options.features) {
        const without = options.features.filter((one) => one !== feature);
        const left = reach(graph, [options.entry, ...without]);
        for (const name of new Set(names.values())) {
          const ofFile = [...names].filter(([, file]) => file === name).map(([id]) => left.has(id));
          expect(new Set(ofFile).size).toBe(1);
        }
      }
    }),
  );
});

type Modules = Record<string, { size?: number; imports?: string[]; asks?: string[] }>;

const options = { entry: 'entry', features: ['groups', 'points'], alwaysThere: [] };

function graphOf(modules: Modules): ModuleGraph {
  return new Map(
    Object.entries(modules).map(([id, { size = small, imports = [], asks = [] }]) => [
      id,
      { size, imports, dynamicImports: asks },
    ]),
  );
}

/** @returns the modules of each file, in order */
function filesOf(modules: Modules): string[][] {
  const files = new Map<string, string[]>();
  for (const [id, name] of sharedChunks(graphOf(modules), options)) {
    files.set(name, [...(files.get(name) ?? []), id].sort());
  }
  return [...files.values()].sort();
}

/** Pages of the entry and of two features, which import some of the same modules; these import later ones alone. */
const anyModules = fc
  .record({
    pages: fc.array(
      fc.record({
        of: fc.constantFrom('entry', 'groups', 'points'),
        imports: fc.uniqueArray(fc.nat(14), { minLength: 1, maxLength: 8 }),
        asks: fc.uniqueArray(fc.nat(14), { maxLength: 1 }),
      }),
      { minLength: 3, maxLength: 10 },
    ),
    modules: fc.array(
      fc.record({
        size: fc.constantFrom(small, small, 9_000, large),
        imports: fc.uniqueArray(fc.nat(14), { maxLength: 2 }),
      }),
      { minLength: 15, maxLength: 15 },
    ),
  })
  .map(({ pages, modules }): Modules => {
    const named = (numbers: number[]) => numbers.map((number) => `module ${number}`);
    const asksOf = (who: string) =>
      pages.flatMap(({ of }, number) => (of === who ? [`page ${number}`] : []));
    return Object.fromEntries([
      ...['entry', 'groups', 'points'].map((who) => [who, { asks: asksOf(who) }]),
      ...pages.map(({ imports, asks }, number) => [
        `page ${number}`,
        { imports: named(imports), asks: named(asks) },
      ]),
      ...modules.map(({ size, imports }, number) => [
        `module ${number}`,
        { size, imports: named(imports.filter((other) => other > number)) },
      ]),
    ]);
  });

function reach(graph: ModuleGraph, starts: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { imports = [], dynamicImports = [] } = graph.get(id) ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  for (const start of starts) visit(start);
  return seen;
}

/** @returns files that import one another in a circle; a module without a named file is one by itself */
function circleOf(graph: ModuleGraph, names: ReadonlyMap<string, string>): string[] | null {
  const fileOf = (id: string): string => names.get(id) ?? id;
  const imports = new Map<string, Set<string>>();
  for (const [id, module] of graph) {
    const own = imports.get(fileOf(id)) ?? new Set();
    imports.set(fileOf(id), own);
    for (const other of module.imports) if (fileOf(other) !== fileOf(id)) own.add(fileOf(other));
  }
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way, file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
