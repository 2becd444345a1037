import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { textNamespaces, textNamespacesPlugin } from './textNamespaces.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** @returns the folder of a project whose app has these modules, and a few namespaces. */
function makeProject(modules: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'text-namespaces-'));
  folders.push(root);
  for (const name of ['common', 'shell.frame', 'a.page', 'a.more', 'b.labels'])
    write(root, `locales/en-US/${name}.json`, '{}');
  for (const [file, text] of Object.entries(modules)) write(root, file, text);
  return root;
}

function write(root: string, file: string, text: string): void {
  const path = join(root, 'app', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const load = "load: async () => (await import('./Screen.tsx')).Screen";
const screen = "import { Row } from './Row.tsx'; const { t } = useTranslation('a.page');";

/** @returns what a route is given that loads `Screen.tsx`. */
function givenTo(modules: Record<string, string>, route = `const route = { ${load} };`): string[] {
  const texts = textNamespaces(join(makeProject(modules), 'app'));
  return texts.addedTo('base/a/screens.ts', route).map(({ text }) => text);
}

describe('what is given to that which loads a screen', () => {
  it('leaves out what the first page carries, and what the code brings in by itself', () => {
    expect(
      givenTo({
        'base/a/Screen.tsx': screen,
        'base/a/Row.tsx': `
          const { t } = useTranslation(); t('common:ok'); const label = 'b.labels:name';
          void services.loadTexts(['a.more']); t('a.more:x');`,
      }),
    ).toEqual(['namespaces: ["a.page"], ']);
  });

  it.each([
    ["const { t } = useTranslation('a.more');"],
    ["const { t } = useTranslation(['common', 'a.more']);"],
    ["t('a.more:key');"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a module
    ['t(`a.more:${key}`);'],
    ["t(key, { ns: 'a.more' });"],
    ["translator.getFixedT(null, 'a.more');"],
    ["const row = <Row label='a.more:key' />;"],
  ])('has a namespace that a module deep below the screen uses: %s', (line) => {
    expect(
      givenTo({
        'base/a/Screen.tsx': screen,
        'base/a/Row.tsx': "export { Cell } from '../../parts/cell/Cell.tsx';",
        'parts/cell/Cell.tsx': line,
      }),
    ).toEqual(['namespaces: ["a.more","a.page"], ']);
  });

  it('has nothing of types, nor of what loads later', () => {
    expect(
      givenTo({
        'base/a/Screen.tsx': `${screen} import type { X } from './Types.ts'; import('./Later.tsx');`,
        'base/a/Types.ts': "useTranslation('a.more')",
        'base/a/Later.tsx': "useTranslation('a.more')",
      }),
    ).toEqual(['namespaces: ["a.page"], ']);
  });

  it('is nothing where the code says nothing of its own', () => {
    expect(givenTo({ 'base/a/Screen.tsx': "useTranslation(); t('common:ok');" })).toEqual([]);
  });

  it.each([
    ["const load = () => import('./Screen.tsx'); const route = { load };"],
    ["const route = { async load() { return import('./Screen.tsx'); } };"],
    ["const route = { load: loadA }; async function loadA() { return import('./Screen.tsx'); }"],
    [
      "const first = () => import('./Screen.tsx'); const loadA = first; const route = { load: loadA };",
    ],
    ["const load = (() => import('./Screen.tsx')) as Load; const route = { load };"],
    // Names of other places.
    [
      `const load = () => import('./Screen.tsx'); const route = { load };
      function other(one) { const load = () => import('./Other.tsx'); one(load); }`,
    ],
    [
      `const load = () => import('./Other.tsx');
      function make() { const load = () => import('./Screen.tsx'); return { load }; }`,
    ],
  ])('is found for loaders that are methods, functions or constants of the module: %s', (route) => {
    const other = "useTranslation('a.more')";
    expect(givenTo({ 'base/a/Screen.tsx': screen, 'base/a/Other.tsx': other }, route).at(-1)).toBe(
      'namespaces: ["a.page"], ',
    );
  });

  it.each([
    ["import { load } from './loads.ts'; const route = { load };"],
    ["import { loadA } from './loads.ts'; const route = { load: loadA };"],
    ["import * as loads from './loads.ts'; const route = { load: loads.a };"],
    ['const route = { load: loaderOf(Screen) };'],
    ['const load = loaderOf(Screen); const route = { load };'],
    ['const routeTo = (path, load) => ({ path, load });'],
    ['function routeTo({ load: loadA, ...more }) { return { ...more, load: loadA }; }'],
    ["let load = () => import('./Screen.tsx'); const route = { load };"],
    ['const route = { load: () => import(path) };'],
  ])('is refused where the loader cannot be followed to what it imports: %s', (route) => {
    expect(() => givenTo({ 'base/a/Screen.tsx': screen }, `const one = 1;\n${route}`)).toThrow(
      'app/base/a/screens.ts:2 has a "load" that cannot be followed to what it imports: write the function in this module.',
    );
  });

  it.each([
    ['const route = { load: async () => Screen };'],
    ["const options = { load: 'currentOnly' };"],
    ['const load = async () => 1; const list = { load };'],
    ["const path = (await import('./Screen.tsx')).path;"],
  ])('is nothing for what loads no module: %s', (text) => {
    expect(givenTo({ 'base/a/Screen.tsx': screen }, text)).toEqual([]);
  });

  it.each([
    ['const { t } = useTranslation(namespace);'],
    [
      "import { namespace } from './names.ts'; const { t } = useTranslation(['a.page', namespace]);",
    ],
    ['const useWords = (namespace) => useTranslation(namespace);'],
    ['translator.getFixedT(null, namespaceOf(kind));'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a module
    ['useTranslation(`a.${part}`);'],
  ])(
    'is refused where a module asks for texts of a namespace that it does not name: %s',
    (line) => {
      const texts = textNamespaces(join(makeProject({}), 'app'));
      expect(() => texts.addedTo('base/a/Screen.tsx', `const one = 1;\n${line}`)).toThrow(
        'app/base/a/Screen.tsx:2 asks for texts of a namespace that cannot be told from this module: name it here.',
      );
    },
  );

  it.each([
    ["const words = ['common', 'a.more'] as const; const { t } = useTranslation(words);"],
    ["const more = 'a.more'; const { t } = useTranslation(['common', more]);"],
    ["const { t } = useTranslation(isMore ? 'a.more' : 'common');"],
    [
      `function one() { const name = 'a.more'; useTranslation(name); }
      function other(name) { return name; }`,
    ],
  ])('has what constants of the module name: %s', (line) => {
    expect(givenTo({ 'base/a/Screen.tsx': line })).toEqual(['namespaces: ["a.more"], ']);
  });

  it('asks nothing of tests, nor of the hook itself', () => {
    const texts = textNamespaces(join(makeProject({}), 'app'));
    const given = 'const route = (load) => ({ load }); useTranslation(namespace);';
    expect(texts.addedTo('base/a/Screen.test.tsx', given)).toEqual([]);
    const hook = 'function useTranslation(namespace) { return getFixedT(null, namespace); }';
    expect(texts.addedTo('core/i18n/translation.tsx', hook)).toEqual([]);
  });

  it('is not written by hand', () => {
    const route = `const one = 1;\nconst route = { namespaces: ['a.page'], ${load} };`;
    expect(() => givenTo({ 'base/a/Screen.tsx': screen }, route)).toThrow(
      'app/base/a/screens.ts:2 lists namespaces, which follow from what it loads: delete the list.',
    );
  });
});

describe('the first page', () => {
  const boot = { 'shell/boot/boot.tsx': "import '../App.tsx';" };

  it('carries the texts of the code that it starts with, or the compile says of which not', () => {
    const root = makeProject({
      ...boot,
      'shell/App.tsx': "useTranslation('a.more')",
      'features/b/feature.ts': '',
      'features/b/feature.tsx': "const feature = { name: 'b.labels:name' };",
    });
    expect(textNamespaces(join(root, 'app')).firstPageProblems()).toEqual([
      'app/shell/App.tsx is part of the first page, which does not carry "a.more".',
    ]);
  });

  it('has all it needs in this app', () => {
    const app = fileURLToPath(new URL('../../app', import.meta.url));
    expect(textNamespaces(app).firstPageProblems()).toEqual([]);
  });
});

describe('textNamespacesPlugin', () => {
  it('gives each route its namespaces, and others once what it loads asks for others', async () => {
    const root = makeProject({
      'base/a/screens.ts': `export const routes = [\n  { path: '/a', ${load} },\n];`,
      'base/a/Screen.tsx': "import { Row } from './Row.tsx'; export const Screen = Row;",
      'base/a/Row.tsx': "t('a.page:x'); export const Row = () => null;",
    });
    const server = await createServer({
      configFile: false,
      root,
      plugins: [textNamespacesPlugin(root)],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      logLevel: 'silent',
    });
    try {
      const served = async () => (await server.transformRequest('/app/base/a/screens.ts'))?.code;
      expect(await served()).toContain('namespaces: ["a.page"]');
      write(root, 'base/a/Row.tsx', "t('a.more:x'); export const Row = () => null;");
      server.watcher.emit('change', join(root, 'app/base/a/Row.tsx'));
      await expect.poll(served).toContain('namespaces: ["a.more"]');
      write(
        root,
        'base/a/more.ts',
        "import { load } from './loads.ts'; export const a = { load };",
      );
      await expect(server.transformRequest('/app/base/a/more.ts')).rejects.toThrow(
        'app/base/a/more.ts:1 has a "load"',
      );
    } finally {
      await server.close();
    }
  });
});
