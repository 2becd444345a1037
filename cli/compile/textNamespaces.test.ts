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

  it('is found for loaders that are constants of the module, or methods', () => {
    const modules = { 'base/a/Screen.tsx': screen };
    const constant = "const load = () => import('./Screen.tsx'); const route = { load };";
    const method = "const route = { async load() { return import('./Screen.tsx'); } };";
    for (const route of [constant, method])
      expect(givenTo(modules, route)).toEqual(['namespaces: ["a.page"], ']);
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
    } finally {
      await server.close();
    }
  });
});
