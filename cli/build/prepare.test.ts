import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  brandFile,
  plainIcon,
  writeBrand as writeFixture,
} from '../../tests/support/fixtureBrands.ts';
import type { CompileOutput } from '../compile/output.ts';
import type { Context } from '../context.ts';
import { createReport } from '../report.ts';
import { brandInputs } from './brandInputs.ts';
import { finishedBuild, siteKey } from './finished.ts';
import { type PrepareOptions, prepareBuild } from './prepare.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compile: CompileOutput = {
  format: 3,
  hash: 'compile',
  version: '1.0.0',
  minimumVersion: '1.0.0',
  entry: 'assets/entry.js',
  features: {},
  chunks: {},
  twins: {},
  locales: {},
  files: {},
  preboot: '',
  painter: '',
};

let place: string;
let context: Context;
let options: PrepareOptions;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  mkdirSync(join(place, 'compile'));
  writeFileSync(join(place, 'compile/compile.json'), JSON.stringify(compile));
  for (const [index, id] of ['acme', 'beta'].entries()) writeBrand(id, index);
  context = makeContext();
  const onCompile = () => expect.unreachable('The compile given is used.');
  options = { out: join(place, 'dist'), force: false, app: join(place, 'compile'), onCompile };
});

function writeBrand(id: string, number: number, changes: object = {}): void {
  const file = brandFile(id, { packageId: 100002000 + number, ...changes });
  writeFixture(join(place, 'brands'), id, file);
}

function makeContext(): Context {
  const silent = { write: () => true };
  const flags = { json: false, quiet: true, color: false };
  return {
    root,
    cwd: place,
    brandsDir: join(place, 'brands'),
    cacheDir: join(place, 'cache'),
    signature: 'test',
    env: {},
    signal: new AbortController().signal,
    interrupt: () => undefined,
    report: createReport({ stdout: silent, stderr: silent, env: {}, ...flags }),
    interactive: false,
    outcome: { exitCode: 0 },
  };
}

/** What a finished site leaves behind, as far as a later build reads it. */
function finish(id: string, cacheKey: string): void {
  mkdirSync(join(options.out, id), { recursive: true });
  const record = { brand: id, cacheKey, files: {}, features: [], locales: [], firstLoad: [] };
  writeFileSync(join(options.out, id, 'release.json'), JSON.stringify(record));
}

async function finishAll(): Promise<void> {
  for (const { job } of (await prepareBuild(context, [], options)).work) {
    finish(job.id, job.cacheKey);
  }
}

const idsOf = (work: { job: { id: string } }[]) => work.map(({ job }) => job.id);

describe('prepareBuild', () => {
  it('has every brand to make at first, and only the edited one later', async () => {
    expect(idsOf((await prepareBuild(context, [], options)).work)).toEqual(['acme', 'beta']);
    await finishAll();
    writeBrand('beta', 1, { bgColor: '#FAFAFA' });
    const { work, finished, all } = await prepareBuild(context, [], options);
    expect(idsOf(work)).toEqual(['beta']);
    expect(finished.map(({ id }) => id)).toEqual(['acme']);
    expect(all.map(({ id }) => id)).toEqual(['acme', 'beta']);
  });

  it('sees edits in a folder too full to be hashed', async () => {
    for (let index = 0; index < 70; index += 1) {
      writeFileSync(join(place, 'brands/acme', `sketch-${index}.svg`), plainIcon);
    }
    expect(brandInputs(join(place, 'brands/acme'))).toBeNull();
    await finishAll();
    expect(idsOf((await prepareBuild(context, ['acme'], options)).work)).toEqual([]);
    writeBrand('acme', 0, { bgColor: '#FAFAFA' });
    expect(idsOf((await prepareBuild(context, ['acme'], options)).work)).toEqual(['acme']);
    writeFileSync(join(place, 'brands/acme/icon.svg'), plainIcon.replace('r="16"', 'r="17"'));
    expect(idsOf((await prepareBuild(context, ['acme'], options)).work)).toEqual(['acme']);
  });

  it('stops for a problem of a brand asked for, and not for that of another', async () => {
    writeBrand('beta', 1, { bgColor: 'blue' });
    const { work, all } = await prepareBuild(context, ['acme'], options);
    expect(idsOf(work)).toEqual(['acme']);
    expect(all.map(({ id }) => id)).toEqual(['acme']);
    for (const ids of [[], ['beta'], ['acme', 'beta']]) {
      await expect(prepareBuild(context, ids, options)).rejects.toMatchObject({
        code: 'brands-invalid',
        exitCode: 2,
        problems: [{ brand: 'beta', path: 'bgColor' }],
      });
    }
  });

  it('says that a folder holds no compile, or one that was cut off', async () => {
    for (const text of ['{ "format": 1,', '{ "format": 9 }']) {
      writeFileSync(join(place, 'compile/compile.json'), text);
      await expect(prepareBuild(context, [], options)).rejects.toMatchObject({
        code: 'app-missing',
      });
    }
  });
});

describe('finishedBuild', () => {
  const found = (ids: string[] = []) =>
    finishedBuild(context, ids, options).then((done) => done?.brands.map(({ id }) => id) ?? null);

  it('answers only when every brand asked for is finished', async () => {
    expect(await found()).toBeNull();
    await finishAll();
    expect(await found()).toEqual(['acme', 'beta']);
    expect(await found(['beta', 'beta'])).toEqual(['beta']);
    expect(await found(['gone'])).toBeNull();
    expect(await found(['../brands/acme'])).toBeNull();
    writeBrand('beta', 1, { bgColor: '#FAFAFA' });
    expect(await found()).toBeNull();
    expect(await found(['acme'])).toEqual(['acme']);
  });

  it('leaves to the check what a build would not pass over', async () => {
    await finishAll();
    mkdirSync(join(place, 'brands/Not An Id'));
    expect(await found()).toBeNull();
    rmSync(join(place, 'brands'), { recursive: true });
    expect(await found()).toBeNull();
    expect(existsSync(join(place, 'brands'))).toBe(false);
  });

  it('makes a site anew that lost a file', async () => {
    await finishAll();
    renameSync(join(options.out, 'acme'), join(options.out, 'moved'));
    expect(await found()).toBeNull();
  });

  it('gives two brands with the same inputs different keys', () => {
    const key = siteKey(root, { ...compile, folder: '' });
    expect(key('acme', 'x')).not.toBe(key('beta', 'x'));
  });
});
