import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BrandError } from '../errors.ts';
import { guardImages, guardSite, openOutputFolder, writeFailure } from './outputFolder.ts';

let root: string;
let brands: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
  brands = join(root, 'brands');
  for (const name of ['app', 'brands']) mkdirSync(join(root, name));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function codeOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return `${error.code} ${error.exitCode}`;
  }
}

describe('openOutputFolder', () => {
  const open = (out: string) => codeOf(() => openOutputFolder(root, brands, join(root, out)));

  it.each(['app', 'app/dist', 'brands/acme', '.', '..', 'dist/../app'])('refuses %s', (out) => {
    expect(open(out)).toBe('out-unsafe 2');
  });

  it('refuses a link that leads among the sources, however deep', () => {
    symlinkSync(brands, join(root, 'link'));
    expect(open('link')).toBe('out-unsafe 2');
    expect(open('link/new/deeper')).toBe('out-unsafe 2');
  });

  it('makes a folder whose name only starts like the way up', () => {
    expect(open('..sites/deep')).toBe('');
    expect(existsSync(join(root, '..sites/deep'))).toBe(true);
  });

  it('clears what killed builds left, and keeps everything else', () => {
    const out = join(root, 'dist');
    for (const name of ['.new-acme-999999999-0123abcd', 'acme']) {
      mkdirSync(join(out, name), { recursive: true });
    }
    expect(open('dist')).toBe('');
    expect(existsSync(join(out, '.new-acme-999999999-0123abcd'))).toBe(false);
    expect(existsSync(join(out, 'acme'))).toBe(true);
  });

  it('says that a file stands in the way', () => {
    writeFileSync(join(root, 'dist'), '');
    expect(open('dist')).toBe('out-unwritable 4');
    expect(open('dist/inside')).toBe('out-unwritable 4');
  });

  it.runIf(existsSync('/proc/self'))('returns where the system makes no folders', () => {
    expect(codeOf(() => openOutputFolder(root, brands, '/proc/none/deep'))).toBe(
      'out-unwritable 4',
    );
  });
});

describe('guards', () => {
  it.each([
    ['nothing', [], true, true],
    ['an empty folder', ['.'], true, true],
    ['a site', ['release.json', 'manifest.webmanifest', 'index.html'], true, false],
    ['images', ['manifest.webmanifest', 'favicon.ico'], false, true],
    ['a thesis', ['thesis.txt'], false, false],
  ])('know %s', (_name, files, site, images) => {
    const target = join(root, 'target');
    if (files.length > 0) mkdirSync(target);
    for (const file of files.filter((name) => name !== '.')) {
      writeFileSync(join(target, file), '{}');
    }
    expect(codeOf(() => guardSite(target))).toBe(site ? '' : 'out-foreign 2');
    expect(codeOf(() => guardImages(target))).toBe(images ? '' : 'out-foreign 2');
  });
});

describe('writeFailure', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EROFS', 'out-unwritable'],
    ['EACCES', 'out-unwritable'],
  ])('turns %s into %s', (code, expected) => {
    expect(writeFailure('/dist', withCode(code))).toMatchObject({ code: expected, exitCode: 4 });
  });

  it('passes on what is no matter of the disk', () => {
    const error = new TypeError('x');
    expect(writeFailure('/dist', error)).toBe(error);
  });
});
