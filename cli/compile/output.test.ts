import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chunk,
  type CompileOutput,
  reachableFiles,
  type SharedFile,
  scriptsBefore,
  sentBytes,
  sharedVariants,
  staticFiles,
} from './output.ts';

const names = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js'];
const chunk = fc.record({
  imports: fc.uniqueArray(fc.constantFrom(...names)),
  dynamicImports: fc.uniqueArray(fc.constantFrom(...names)),
  css: fc.uniqueArray(fc.constantFrom('x.css', 'y.css')),
  assets: fc.constant<string[]>([]),
});
const graph = fc.array(chunk, { minLength: 6, maxLength: 6 }).map(
  (chunks) =>
    ({
      chunks: Object.fromEntries(chunks.map((one, at) => [names[at], one])),
    }) as unknown as CompileOutput,
);

const chunkOf = (compile: CompileOutput, name: string): Chunk => compile.chunks[name] as Chunk;

describe('reachableFiles', () => {
  it('is closed: whatever a reachable file imports is reachable, on any graph with or without cycles', () => {
    fc.assert(
      fc.property(graph, fc.constantFrom(...names), (compile, entry) => {
        const found = reachableFiles(compile, [entry]);
        for (const file of found) {
          if (!file.endsWith('.js')) continue;
          const { imports, dynamicImports, css } = chunkOf(compile, file);
          for (const next of [...imports, ...dynamicImports, ...css]) expect(found).toContain(next);
        }
      }),
    );
  });

  it('is minimal: a file no entry leads to stays out', () => {
    fc.assert(
      fc.property(graph, (compile) => {
        const cut = Object.fromEntries(
          Object.entries(compile.chunks).map(([name, one]) => [
            name,
            {
              ...one,
              imports: one.imports.filter((file) => file !== 'f.js'),
              dynamicImports: one.dynamicImports.filter((file) => file !== 'f.js'),
            },
          ]),
        );
        expect(reachableFiles({ ...compile, chunks: cut }, names.slice(0, 5))).not.toContain(
          'f.js',
        );
      }),
    );
  });
});

describe('staticFiles', () => {
  it('loads a subset of what is reachable, each file once', () => {
    fc.assert(
      fc.property(graph, fc.constantFrom(...names), (compile, entry) => {
        const { js, css } = staticFiles(compile, [entry]);
        expect(new Set(js).size).toBe(js.length);
        const reachable = reachableFiles(compile, [entry]);
        for (const file of [...js, ...css]) expect(reachable).toContain(file);
      }),
    );
  });
});

describe('compressed variants', () => {
  const facts = (bytes: number) => ({ bytes, sha256: String(bytes) });
  const small: SharedFile = { ...facts(300), integrity: '' };
  const large: SharedFile = { ...facts(900), integrity: '', gzip: facts(500), brotli: facts(400) };

  it('are files of a site beside a large file, and not beside a small one', () => {
    expect(Object.keys(sharedVariants('small.js', small))).toEqual(['small.js']);
    expect(Object.keys(sharedVariants('large.js', large))).toEqual([
      'large.js',
      'large.js.gz',
      'large.js.br',
    ]);
  });

  it('decide what a visit downloads', () => {
    const files = { 'small.js': small, 'large.js': large };
    expect(sentBytes({ files }, Object.keys(files), 'brotli')).toBe(700);
    expect(sentBytes({ files }, Object.keys(files), 'gzip')).toBe(800);
  });
});

describe('scriptsBefore', () => {
  it('is what all have loaded that ask for a file, and nothing where nobody asks', () => {
    const of = (imports: string[], dynamicImports: string[] = []): Chunk => ({
      ...{ imports, dynamicImports, css: [], assets: [] },
    });
    const chunks = {
      'page.js': of(['list.js', 'money.js'], ['sheet.js']),
      'other.js': of(['money.js'], ['sheet.js']),
      'list.js': of([]),
      'money.js': of([]),
      'sheet.js': of(['money.js', 'list.js']),
    };
    expect(scriptsBefore({ chunks }, 'sheet.js')).toEqual(new Set(['money.js']));
    expect(scriptsBefore({ chunks }, 'page.js')).toEqual(new Set());
    const alone = { ...chunks, 'other.js': of([]) };
    expect(scriptsBefore({ chunks: alone }, 'sheet.js')).toEqual(
      new Set(['page.js', 'list.js', 'money.js']),
    );
  });
});
