import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launcher, run } from '../support/brandCommand.ts';
import { bundles, checkout, start } from './support/checkout.ts';

describe('bin.js', () => {
  it('bundles itself on its first start, and again after an edit', async () => {
    const folder = checkout();
    expect((await start(folder, '--version')).stdout).toBe('1.0.0\n');
    expect(bundles(folder)).toHaveLength(1);
    writeFileSync(join(folder, 'app/version.json'), '{"version":"2.0.0","minimumVersion":"1.0.0"}');
    expect((await start(folder, '--version')).stdout).toBe('2.0.0\n');
    expect(bundles(folder)).toHaveLength(2);
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
});
