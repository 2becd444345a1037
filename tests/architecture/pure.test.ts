import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pure-'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const folder of ['brand', 'lib']) {
    cpSync(join(root, 'app', folder), join(copy, 'app', folder), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function typeErrors(folder: string, planted: string): string {
  const file = join(copy, folder, 'planted.ts');
  writeFileSync(file, planted);
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(copy, folder)],
    {
      encoding: 'utf8',
    },
  );
  rmSync(file);
  return done.stdout;
}

describe.each(['app/brand', 'app/lib'])('%s', (folder) => {
  it('compiles as it is', () => {
    expect(typeErrors(folder, 'export const planted = 1;\n')).toBe('');
  });

  it.each(['window', 'document', 'localStorage', 'process', 'Buffer', '__dirname'])(
    'has no %s',
    (name) => {
      expect(typeErrors(folder, `export const planted = ${name};\n`)).toContain(name);
    },
  );
});
