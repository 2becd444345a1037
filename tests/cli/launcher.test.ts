import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launcher, root, run } from '../support/brandCommand.ts';
import { temporaryFolder } from './support/brandFolders.ts';

/** A checkout of its own, with the packages of this one. */
function checkout(): string {
  const folder = temporaryFolder();
  for (const path of [
    'cli',
    'app/brand',
    'app/contract',
    'app/lib',
    'app/version.json',
    'sandbox',
    'package-lock.json',
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'brands'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const start = (folder: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'cli/bin.js'), ...args], { cwd: folder });

const bundles = (folder: string) =>
  readdirSync(join(folder, '.cache/cli')).filter((name) => /^[0-9a-f]{16}$/.test(name));

describe('bin.js', () => {
  it('bundles once for commands that start together, and again after an edit', async () => {
    const folder = checkout();
    const ended = await Promise.all([1, 2, 3].map(() => start(folder, '--version')));
    expect(ended).toEqual(Array(3).fill({ code: 0, stdout: '1.0.0\n', stderr: '' }));
    expect(bundles(folder)).toHaveLength(1);
    expect(
      readdirSync(join(folder, '.cache/cli')).filter((name) => name.startsWith('.new')),
    ).toEqual([]);
    writeFileSync(join(folder, 'app/version.json'), '{"version":"2.0.0","minimumVersion":"1.0.0"}');
    expect((await start(folder, '--version')).stdout).toBe('2.0.0\n');
    expect(bundles(folder)).toHaveLength(2);
  });

  it('works where the checkout cannot be written', async () => {
    const folder = checkout();
    writeFileSync(join(folder, '.cache'), 'a file where the cache should be');
    const before = new Set(readdirSync(tmpdir()));
    const ended = await start(folder, 'explain', 'contrast-low');
    expect(ended.code).toBe(0);
    const made = readdirSync(tmpdir()).filter(
      (name) => name.startsWith('brand-cache-') && !before.has(name),
    );
    for (const name of made) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  });

  it('asks for the packages where they are missing', async () => {
    const folder = checkout();
    rmSync(join(folder, 'node_modules'));
    const { code, stderr } = await start(folder, 'list');
    expect(code).toBe(4);
    expect(stderr).toContain('Run npm start or npm ci first.');
    expect(stderr).not.toContain('    at ');
  });

  it('refuses an old Node in one sentence', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
    const { code, stderr } = await run(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(older)}`,
      launcher,
      'list',
    ]);
    expect(code).toBe(4);
    expect(stderr).toContain('needs Node 20.19 or newer; this is 18.20.4.');
  });

  it('says what is wrong with a source that cannot be bundled', async () => {
    const folder = checkout();
    writeFileSync(join(folder, 'cli/version.ts'), 'export const = ;');
    const { code, stderr } = await start(folder, 'list');
    expect(code).toBe(4);
    expect(stderr).toContain('could not prepare itself');
    expect(existsSync(join(folder, '.cache/cli'))).toBe(false);
  });
});
