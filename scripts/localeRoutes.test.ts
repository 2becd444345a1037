import { describe, expect, it } from 'vitest';
import { routeProblems } from './localeRoutes.mjs';

const namespaces = new Set(['common', 'shell.frame', 'a.page', 'a.more', 'b.labels']);
const start = new Set(['common', 'shell.frame']);

/** @returns the problems of a route that lists `a.page`, with the modules it loads. */
function problemsOf(modules: Record<string, string>, listed = "['a.page']"): string[] {
  const route = `export const routes = [
    { path: '/a', namespaces: ${listed}, load: async () => (await import('./Screen.tsx')).Screen },
  ];`;
  const code = new Map(Object.entries({ 'base/a/screens.ts': route, ...modules }));
  return routeProblems(code, namespaces, start);
}

const screen = "import { Row } from './Row.tsx'; const { t } = useTranslation('a.page');";

describe('routeProblems', () => {
  it('lets pass what is listed, carried by the first page, or brought in by the code itself', () => {
    expect(
      problemsOf({
        'base/a/Screen.tsx': screen,
        'base/a/Row.tsx': `
          const { t } = useTranslation(); t('common:ok'); const label = 'b.labels:name';
          void services.loadTexts(['a.more']); t('a.more:x');`,
      }),
    ).toEqual([]);
  });

  it.each([
    ["const { t } = useTranslation('a.more');"],
    ["const { t } = useTranslation(['common', 'a.more']);"],
    ["t('a.more:key');"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a module
    ['t(`a.more:${key}`);'],
    ["t(key, { ns: 'a.more' });"],
    ["translator.getFixedT(null, 'a.more');"],
  ])('finds a namespace that a module deep below the screen uses: %s', (line) => {
    expect(
      problemsOf({
        'base/a/Screen.tsx': screen,
        'base/a/Row.tsx': "export { Cell } from '../../parts/cell/Cell.tsx';",
        'parts/cell/Cell.tsx': line,
      }),
    ).toEqual([
      'app/base/a/screens.ts:2 loads app/base/a/Screen.tsx without "a.more", which app/parts/cell/Cell.tsx uses.',
    ]);
  });

  it('does not look at types, nor at what loads later', () => {
    expect(
      problemsOf({
        'base/a/Screen.tsx': `${screen} import type { X } from './Types.ts'; import('./Later.tsx');`,
        'base/a/Types.ts': "useTranslation('a.more')",
        'base/a/Later.tsx': "useTranslation('a.more')",
      }),
    ).toEqual([]);
  });

  it('checks a part of a screen like a screen', () => {
    const part = `const sheet = { load: () => import('./Sheet.tsx') };`;
    expect(
      problemsOf({
        'base/a/Screen.tsx': `${screen} ${part}`,
        'base/a/Sheet.tsx': "useTranslation('a.more')",
      }),
    ).toEqual([
      'app/base/a/Screen.tsx:1 loads app/base/a/Sheet.tsx without "a.more", which app/base/a/Sheet.tsx uses.',
    ]);
  });

  it('reads lists and loaders that are constants of the module', () => {
    const code = new Map([
      [
        'base/a/screens.ts',
        `const texts = ['a.page']; const load = () => import('./Screen.tsx');
         export const route = { load, namespaces: texts };`,
      ],
      ['base/a/Screen.tsx', "useTranslation(['a.page', 'a.more'])"],
    ]);
    expect(routeProblems(code, namespaces, start)).toEqual([
      'app/base/a/screens.ts:2 loads app/base/a/Screen.tsx without "a.more", which app/base/a/Screen.tsx uses.',
    ]);
  });

  it.each([
    ['a.more', 'which nothing in app/base/a/Screen.tsx uses'],
    ['common', 'which the first page carries anyway'],
    ['gone', 'which has no texts'],
  ])('finds a list that names %s for nothing', (extra, reason) => {
    expect(problemsOf({ 'base/a/Screen.tsx': screen }, `['a.page', '${extra}']`)).toEqual([
      `app/base/a/screens.ts:2 lists "${extra}", ${reason}.`,
    ]);
  });

  it('finds code of the first page whose texts the page does not carry', () => {
    const problems = problemsOf({
      'base/a/Screen.tsx': screen,
      'shell/boot/boot.tsx': "import '../App.tsx';",
      'shell/App.tsx': "useTranslation('a.more')",
      'features/b/feature.ts': '',
      'features/b/feature.tsx': "const feature = { name: 'b.labels:name' };",
    });
    expect(problems).toEqual([
      'app/shell/App.tsx is part of the first page, which does not carry "a.more".',
    ]);
  });
});
