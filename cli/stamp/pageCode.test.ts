import { describe, expect, it } from 'vitest';
import { moduleUrl } from '../../app/brand/stampedFrames.ts';
import { moduleName, pageCode } from './pageCode.ts';

const chunk = (imports: string[], css: string[] = []) => ({
  imports,
  dynamicImports: [],
  css,
  assets: [],
});
const compile = {
  twins: { 'chunk-a_1-.mjs': 'assets/mine.js', 'chunk-b.mjs': 'assets/cards.js' },
  chunks: {
    'assets/mine.js': chunk(['assets/rows.js', 'assets/react.js'], ['assets/mine.css']),
    'assets/rows.js': chunk(['assets/react.js'], ['assets/start.css']),
    'assets/cards.js': chunk(['assets/rows.js']),
    'assets/react.js': chunk([]),
  },
};
const start = { js: ['assets/react.js'], css: ['assets/start.css'] };
const mine = 'async()=>(await import(`./chunk-a_1-.mjs`)).MineTab';
// As a test runner writes it.
const asTested = 'async()=>(await __vite_ssr_dynamic_import__("/server/chunk-a_1-.mjs")).MineTab';
const cards = '() => import("./chunk-b.mjs").then((module) => module.Cards)';

describe('pageCode', () => {
  it('names each file once that a page and its parts need beside what every page starts with', () => {
    expect(pageCode(compile, [mine, cards], start)).toEqual({
      js: ['assets/mine.js', 'assets/rows.js', 'assets/cards.js'],
      css: ['assets/mine.css'],
    });
  });

  it('knows a module whoever runs the server', () => {
    expect(pageCode(compile, [asTested], start)).toEqual(pageCode(compile, [mine], start));
  });

  it('tells of a page whose module is not known', () => {
    for (const text of ['async () => Screen', 'async () => (await import("./chunk-c.mjs")).Screen'])
      expect(() => pageCode(compile, [mine, text], start)).toThrow(text);
  });
});

describe('moduleName', () => {
  it('is what the URL of the module is made of again', () => {
    expect(moduleUrl(moduleName('assets/MineTab-m40ddtnq.js'))).toBe('/assets/MineTab-m40ddtnq.js');
  });
});
