import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../cli/build/result.ts';
import { brand, brandJson, root, run, startBrand } from '../support/brandCommand.ts';
import { copyProject } from '../support/copyProject.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';
import { folderHashes } from '../support/folderHashes.ts';

let brands: string;
let expected: Record<string, string>;

const freshFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

/** Every finished site equals what its release record says. */
function expectWholeSites(out: string): void {
  for (const id of readdirSync(out).filter((name) => !name.startsWith('.'))) {
    const release = JSON.parse(readFileSync(join(out, id, 'release.json'), 'utf8'));
    const files = release.files as Record<string, { sha256: string }>;
    const { 'release.json': _, ...hashes } = folderHashes(join(out, id));
    expect(hashes).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file.sha256])),
    );
  }
}

/** Waits for a condition of the file system by asking again at every turn of the event loop. */
async function until(condition: () => boolean, running: () => boolean): Promise<void> {
  while (!condition() && running()) await new Promise((next) => setImmediate(next));
}

beforeAll(async () => {
  // As many as have their files placed by a thread.
  const ids = ['cedar', 'daisy', 'elder', 'fern', 'gorse'];
  brands = makeBrandsFolder(Object.fromEntries(ids.map((id) => [id, brandFile(id)])));
  const out = freshFolder('expected');
  expect((await brandJson<BuildResult>(['build', '--brands', brands, '--out', out])).ok).toBe(true);
  expected = folderHashes(out);
});

describe('brand build', () => {
  it('makes the same bytes in another directory, where nothing is cached, twice at once', async () => {
    const copy = copyProject();
    const out = join(copy, 'dist');
    const args = ['cli/bin.js', 'build', '--brands', brands, '--out', out, '--json'];
    const results = await Promise.all(
      [1, 2].map(async () => {
        const { code, stdout, stderr } = await run(process.execPath, args, { cwd: copy });
        expect(code, stderr).toBe(0);
        return JSON.parse(stdout) as BuildResult;
      }),
    );
    expect(results).toMatchObject([{ ok: true }, { ok: true }]);
    expect(results.some(({ compile }) => !compile.cached)).toBe(true);
    expect(folderHashes(out)).toEqual(expected);
    rmSync(copy, { recursive: true });
  });

  it('keeps whole sites however often it is killed, and finishes when run again', async () => {
    const out = freshFolder('killed');
    for (let round = 0; round < 4; round += 1) {
      const child = startBrand([
        'build',
        '--force',
        '--jobs',
        '1',
        '--brands',
        brands,
        '--out',
        out,
      ]);
      const begun = () => readdirSync(out).filter((name) => name.startsWith('.new-')).length > 0;
      const wanted = () =>
        begun() &&
        readdirSync(out).filter((name) => !name.startsWith('.')).length >= Math.min(round, 2);
      await until(wanted, () => child.exitCode === null);
      child.kill('SIGKILL');
      await once(child, 'close');
      expectWholeSites(out);
    }
    expect((await brandJson<BuildResult>(['build', '--brands', brands, '--out', out])).ok).toBe(
      true,
    );
    expect(folderHashes(out)).toEqual(expected);
  });

  it('repairs damaged cache entries', async () => {
    const cache = freshFolder('cache');
    const env = { BRAND_CACHE_DIR: cache };
    // The compile is taken over from the builds before: only images are looked at here.
    symlinkSync(join(root, '.cache/compile'), join(cache, 'compile'));
    const small = makeBrandsFolder({ cedar: brandFile('cedar') });
    const first = freshFolder('first');
    expect((await brand(['build', '--brands', small, '--out', first], { env })).code).toBe(0);
    const good = folderHashes(first);
    const images = join(cache, 'assets');
    for (const path of readdirSync(images, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.png'))
      .slice(0, 5)) {
      rmSync(join(images, path));
    }
    const second = freshFolder('second');
    expect((await brand(['build', '--brands', small, '--out', second], { env })).code).toBe(0);
    expect(folderHashes(second)).toEqual(good);
  });

  it('says that the disk is full, and keeps the old sites', async () => {
    const out = freshFolder('full');
    expect((await brand(['build', '--brands', brands, '--out', out])).code).toBe(0);
    const before = folderHashes(out);
    // A limit on the size of files fails a write the way a full disk does, on any machine.
    const command = `ulimit -f 20; exec "${process.execPath}" cli/bin.js build --force --brands "${brands}" --out "${out}"`;
    const done = spawnSync('bash', ['-c', command], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: '1' },
    });
    expect(done.stderr).toContain('There is no room left');
    expect(done.stderr).not.toContain('    at ');
    expect(done.status).toBe(4);
    expect(folderHashes(out)).toEqual(before);
  });

  it('stops cleanly on Ctrl-C', async () => {
    const out = freshFolder('interrupted');
    const child = startBrand(['build', '--jobs', '1', '--brands', brands, '--out', out]);
    await until(
      () => readdirSync(out).some((name) => name.startsWith('.new-')),
      () => child.exitCode === null,
    );
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(130);
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    expectWholeSites(out);
  });
});
