import { expect, it } from 'vitest';
import { reachedModules, readModuleGraph } from './moduleGraph.ts';

const index = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const check = '/node_modules/lucide-react/dist/esm/icons/check.mjs';
const close = '/node_modules/lucide-react/dist/esm/icons/x.mjs';

const read = (button: string) => {
  const modules: Record<string, [code: string, imports?: string[], asks?: string[]]> = {
    '/entry': ['entry', ['/button'], ['/page']],
    '/button': [button, [index]],
    '/page': ['page', ['/button']],
    [index]: [
      `export { default as Check, default as CheckIcon } from './icons/check.mjs';\nexport { default as X } from './icons/x.mjs';`,
      [check, close],
    ],
    [check]: ['check'],
    [close]: ['close'],
  };
  return readModuleGraph(
    (id) => {
      const [code, importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? [];
      return code === undefined ? null : { code, importedIds, dynamicallyImportedIds };
    },
    ['/entry'],
  );
};

it('whoever imports one icon of all imports that one alone', () => {
  const graph = read(`import { CheckIcon as Done } from 'lucide-react';`);
  expect(graph.get('/button')?.imports).toEqual([check]);
  expect([...graph.keys()].sort()).toEqual(['/button', '/entry', '/page', check].sort());
});

it('an icon that there is not is said, with the module that wants it', () => {
  expect(() => read(`import { Chek } from 'lucide-react';`)).toThrow(
    '/button imports the icon Chek',
  );
});

it('what comes with a module is told apart from what comes when it is asked for', () => {
  const graph = read('');
  expect([...reachedModules(graph, ['/entry'], 'static')]).not.toContain('/page');
  expect([...reachedModules(graph, ['/entry'], 'all')]).toContain('/page');
});
