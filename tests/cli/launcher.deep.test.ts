import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundles, checkout, start } from './support/checkout.ts';

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

  it('says what is wrong with a source that cannot be bundled', async () => {
    const folder = checkout();
    writeFileSync(join(folder, 'cli/version.ts'), 'export const = ;');
    const { code, stderr } = await start(folder, 'list');
    expect(code).toBe(4);
    expect(stderr).toContain('could not prepare itself');
    expect(existsSync(join(folder, '.cache/cli'))).toBe(false);
  });
});
