import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '../support/brandCommand.ts';
import { brandsFolder, goodBrand, temporaryFolder } from './support/brandFolders.ts';
import { onNewMachine } from './support/newMachine.ts';

const brands = () => brandsFolder({ heron: goodBrand('heron') });

describe('brand build --cache-from', () => {
  it('shares through a folder, where published sites lie beside the images', async () => {
    const folder = brands();
    const place = temporaryFolder();
    await onNewMachine(folder, place);
    expect(readdirSync(place).filter((name) => !name.startsWith('.'))).toEqual([]);
    expect((await onNewMachine(folder, place)).result.images.drawn).toBe(0);
  });

  it('refuses a place that is no target', async () => {
    const args = ['build', '--brands', brands(), '--out', temporaryFolder()];
    const { code, stderr } = await brand([...args, '--cache-from', 'stagng']);
    expect(stderr).toContain('There is no target "stagng"');
    expect(code).toBe(2);
  });
});
