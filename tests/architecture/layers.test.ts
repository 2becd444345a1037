import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLayers } from '../../scripts/layers.mjs';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(copy, { recursive: true }));

function plant(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return checkLayers(copy).violations;
}

describe('checkLayers', () => {
  it.each([
    ['a feature imports another feature', 'app/features/game/a.ts', '../video/b.ts'],
    ['a feature imports the shell', 'app/features/game/a.ts', '../../shell/b.ts'],
    ['ui imports core', 'app/ui/a.ts', '../core/b.ts'],
    ['core imports the shell', 'app/core/a.ts', '../shell/b.ts'],
    ['the command imports the app', 'cli/a.ts', '../app/core/b.ts'],
    ['the app imports the command', 'app/core/a.ts', '../../cli/b.ts'],
    ['the model imports platform', 'app/brand/a.ts', '../platform/b.ts'],
  ])('reports that %s', (_, from, specifier) => {
    const target = join(dirname(from), specifier);
    const found = plant({
      [from]: `import { b } from '${specifier}';\nexport const a = b;\n`,
      [target]: 'export const b = 1;\n',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(from);
  });

  it.each([
    ['a Node module in the app', 'app/ui/a.ts', 'node:fs'],
    ['React in the model', 'app/brand/a.ts', 'react'],
    ['jotai in ui', 'app/ui/a.ts', 'jotai'],
    ['the image library outside the command', 'app/core/a.ts', 'sharp'],
  ])('reports %s', (_, from, specifier) => {
    const found = plant({ [from]: `import * as b from '${specifier}';\nexport const a = b;\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(specifier);
  });

  it('reports a cycle, also one over three files and a re-export', () => {
    const found = plant({
      'cli/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'cli/b.ts': "export { c as b } from './c.ts';\n",
      'cli/c.ts': "import { a } from './a.ts';\nexport const c = () => a;\n",
    });
    expect(found).toEqual(['Import cycle: cli/a.ts, cli/b.ts, cli/c.ts.']);
  });

  it('reports a cycle that a lazy import closes, or a file by itself, and none of types', () => {
    const found = plant({
      'cli/a.ts': "export const a = () => import('./b.ts');\n",
      'cli/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
      'cli/c.ts': "import * as self from './c.ts';\nexport const c = () => self;\n",
      'cli/d.ts': "import type { E } from './e.ts';\nexport type D = E | null;\n",
      'cli/e.ts': "import type { D } from './d.ts';\nexport type E = D[];\n",
    });
    expect(found).toEqual(['Import cycle: cli/a.ts, cli/b.ts.', 'Import cycle: cli/c.ts.']);
  });

  it('reports a lazy import that crosses layers', () => {
    const found = plant({
      'app/ui/a.ts': "export const a = () => import('../core/b.ts');\n",
      'app/core/b.ts': 'export const b = 1;\n',
    });
    expect(found).toHaveLength(1);
  });

  it('lets the command load the sandbox when it is used, and not with itself', () => {
    const sandbox = { 'sandbox/b.ts': 'export type B = number;\nexport const b: B = 1;\n' };
    const lazy = {
      'cli/a.ts': "export const a = () => import('../sandbox/b.ts');\n",
      'cli/c.ts': "import type { B } from '../sandbox/b.ts';\nexport const c: B = 1;\n",
    };
    expect(plant({ ...sandbox, ...lazy })).toEqual([]);
    const eager = { 'cli/d.ts': "import { b } from '../sandbox/b.ts';\nexport const d = b;\n" };
    expect(plant(eager)).toEqual([
      'cli/d.ts imports sandbox/b.ts: cli loads sandbox by import() only, when it is used.',
    ]);
  });

  it('covers a new folder of app from its first file', () => {
    expect(
      plant({
        'app/extras/a.ts': "import { b } from '../core/b.ts';\nexport const a = b;\n",
        'app/core/b.ts': 'export const b = 1;\n',
      }),
    ).toHaveLength(1);
  });
});
