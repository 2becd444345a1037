import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launcher } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';

describe('Ctrl-C', () => {
  it('ends a build with 130, whole sites and nothing half-written', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `brand-${index}`);
    const brands = brandsFolder(
      Object.fromEntries(ids.map((id, index) => [id, goodBrand(id, index)])),
    );
    const out = join(temporaryFolder(), 'dist');
    const args = [launcher, 'build', '--brands', brands, '--out', out, '--jobs', '1'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const code = await new Promise((resolve, reject) => {
      let asked = false;
      child.stderr.on('data', (words) => {
        if (asked || !String(words).includes('files in')) return;
        asked = true;
        child.kill('SIGINT');
      });
      child.on('error', reject);
      child.on('close', resolve);
    });
    expect(code).toBe(130);
    const left = readdirSync(out);
    expect(left.length).toBeLessThan(ids.length);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    for (const id of left) expect(readdirSync(join(out, id))).toContain('release.json');
  });
});
