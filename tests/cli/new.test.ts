import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../support/brandCommand.ts';
import {
  brandsFolder,
  goodBrand,
  icon,
  temporaryFolder,
  writeTree,
} from './support/brandFolders.ts';

const read = (folder: string, id: string) =>
  JSON.parse(readFileSync(join(folder, id, 'brand.json'), 'utf8'));

describe('brand new', () => {
  it('makes a brand that passes the check at once', async () => {
    const brands = join(temporaryFolder(), 'brands');
    const made = await brand(['new', 'acme-chat', '--brands', brands]);
    expect(made.code).toBe(0);
    expect(made.stderr).toContain('brand dev acme-chat');
    expect(readdirSync(brands)).toEqual(['acme-chat']);
    expect(readdirSync(join(brands, 'acme-chat'))).toEqual(['brand.json', 'icon.svg']);
    expect(read(brands, 'acme-chat')).toMatchObject({
      name: 'Acme Chat',
      shortName: 'Acme Chat',
      combineId: 'acme-chat',
      packageId: 100002001,
      demo: true,
    });
    expect((await brand(['check', '--brands', brands])).code).toBe(0);
  });

  it('numbers brands onwards, also past brands that do not pass', async () => {
    const brands = brandsFolder({ acme: goodBrand('acme', 41), bad: { packageId: 100002077 } });
    expect((await brand(['new', 'beta', '--brands', brands])).code).toBe(0);
    expect(read(brands, 'beta').packageId).toBe(100002078);
  });

  it('takes every flag', async () => {
    const brands = temporaryFolder();
    writeTree(brands, { 'logo.svg': icon });
    const flags = [
      ...[
        '--name',
        '鹊渡',
        '--short-name',
        '鹊',
        '--locale',
        'zh-CN',
        '--locales',
        'en-US,zh-HANT',
      ],
      ...[
        '--seed',
        '#C2402B',
        '--accent',
        '#0F7C8C',
        '--combine-id',
        'que_du',
        '--package-id',
        '7',
      ],
      ...['--origin', 'https://www.que.com', '--exclude', 'points', 'groups'],
      ...[
        '--icon',
        'logo.svg',
        '--no-demo',
        '--api',
        'https://api.que.com',
        '--im',
        'wss://im.que.com',
      ],
      ...['--zone', 'que.com', '--yes', '--json', '--brands', 'b'],
    ];
    const made = await brand(['new', 'que', ...flags], { cwd: brands });
    expect(JSON.parse(made.stdout)).toMatchObject({ ok: true, id: 'que', path: 'b/que' });
    expect(read(join(brands, 'b'), 'que')).toMatchObject({
      name: '鹊渡',
      shortName: '鹊',
      locales: ['zh-CN', 'en-US', 'zh-HANT'],
      theme: { seed: '#C2402B', accent: '#0F7C8C' },
      combineId: 'que_du',
      packageId: 7,
      lines: { api: ['https://api.que.com'], im: 'wss://im.que.com', zones: ['que.com'] },
      exclude: expect.arrayContaining(['groups', 'channels', 'points', 'game', 'contacts-upload']),
    });
    expect(readFileSync(join(brands, 'b/que/icon.svg'), 'utf8')).toBe(icon);
  });

  it('leaves a folder that exists as it is', async () => {
    const brands = brandsFolder({ acme: 'mine' });
    mkdirSync(join(brands, 'empty'));
    for (const id of ['acme', 'empty']) {
      const { code, stderr } = await brand(['new', id, '--brands', brands]);
      expect(code).toBe(2);
      expect(stderr).toContain('exists already');
    }
    expect(readFileSync(join(brands, 'acme/brand.json'), 'utf8')).toBe('mine');
    expect(readdirSync(join(brands, 'empty'))).toEqual([]);
  });

  it.each([
    [['new'], '<new-id>'],
    [['new', 'Acme Chat'], 'acme-chat'],
    [['new', '../acme'], 'not a brand id'],
    [['new', 'acme', '--no-demo', '--im', 'wss://im.a.com', '--zone', 'a.com'], '--api'],
    [['new', 'acme', '--no-demo', '--api', 'https://a.com', '--zone', 'a.com'], '--im'],
    [['new', 'acme', '--seed', 'blue'], 'theme.seed'],
    [['new', 'acme', '--exclude', 'datin'], 'Did you mean "dating"'],
    [['new', 'acme', '--icon', 'nowhere.svg'], 'nowhere.svg cannot be read'],
    [['new', 'acme', '--package-id', 'x'], 'whole number'],
  ])('writes nothing for %j', async (args, words) => {
    const brands = join(temporaryFolder(), 'brands');
    const { code, stderr } = await brand([...args, '--brands', brands]);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect(existsSync(brands) ? readdirSync(brands) : []).toEqual([]);
  });

  it('refuses a logo that is no picture, and leaves nothing', async () => {
    const brands = temporaryFolder();
    writeTree(brands, { 'logo.txt': 'not a picture' });
    const { code, stderr } = await brand(['new', 'acme', '--icon', 'logo.txt', '--brands', '.'], {
      cwd: brands,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('acme/brand.json  error  icons.source');
    expect(readdirSync(brands)).toEqual(['logo.txt']);
  });

  it('clears what a killed command left', async () => {
    const brands = temporaryFolder();
    writeTree(brands, { '.new-acme-99999999-deadbeef/brand.json': '{' });
    expect((await brand(['new', 'beta', '--brands', brands])).code).toBe(0);
    expect(readdirSync(brands)).toEqual(['beta']);
  });

  it('makes one brand where two commands race for the same id', async () => {
    const brands = temporaryFolder();
    const ended = await Promise.all(
      [1, 2, 3].map(() => brand(['new', 'acme', '--brands', brands])),
    );
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 2, 2]);
    expect(readdirSync(brands)).toEqual(['acme']);
  });
});
