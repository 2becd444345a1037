import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  makeTemporaryBeside,
  placeUnlessWhole,
  recoverFolder,
  replaceFolder,
} from './replaceFolder.ts';

/** No process has it: beyond the largest id Linux gives out. */
const deadProcess = 4_194_999;
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'replace-'));
});

function folder(name: string, text: string): string {
  const path = join(parent, name);
  mkdirSync(path);
  writeFileSync(join(path, 'file'), text);
  return path;
}

const contentOf = (name: string): string => readFileSync(join(parent, name, 'file'), 'utf8');

describe('replaceFolder', () => {
  it('puts a finished folder in the place of the old one and leaves nothing beside it', () => {
    const target = folder('site', 'old');
    const fresh = makeTemporaryBeside(target);
    writeFileSync(join(fresh, 'file'), 'new');
    replaceFolder(fresh, target);
    expect(contentOf('site')).toBe('new');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('puts the old folder back when the new one cannot be moved in', () => {
    const target = folder('site', 'old');
    expect(() => replaceFolder(join(parent, 'absent'), target)).toThrow();
    expect(contentOf('site')).toBe('old');
    expect(readdirSync(parent)).toEqual(['site']);
  });
});

describe('placeUnlessWhole', () => {
  const place = (isWhole: (folder: string) => boolean): void => {
    const fresh = folder('fresh', 'second');
    placeUnlessWhole(fresh, join(parent, 'compile'), isWhole);
    expect(readdirSync(parent)).toEqual(['compile']);
  };

  it('keeps the very files of the process that was first, which may be linking them', () => {
    const first = statSync(join(folder('compile', 'first'), 'file')).ino;
    place(() => true);
    expect(contentOf('compile')).toBe('first');
    expect(statSync(join(parent, 'compile/file')).ino).toBe(first);
  });

  it('takes the place of what is not whole, and of nothing', () => {
    folder('compile', 'half');
    place((there) => there !== join(parent, 'compile'));
    expect(contentOf('compile')).toBe('second');
    rmSync(join(parent, 'compile'), { recursive: true });
    place(() => true);
    expect(contentOf('compile')).toBe('second');
  });
});

describe('recoverFolder', () => {
  it('removes what a killed build had not finished', () => {
    folder(`.new-site-${deadProcess}-00000000`, 'half');
    folder('site', 'whole');
    recoverFolder(parent);
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('puts an old site back when the build died between the two renames', () => {
    folder(`.old-site-${deadProcess}-00000000`, 'old');
    recoverFolder(parent);
    expect(contentOf('site')).toBe('old');
  });

  it('drops the old site when its replacement arrived', () => {
    folder(`.old-site-${deadProcess}-00000000`, 'old');
    folder('site', 'new');
    recoverFolder(parent);
    expect(readdirSync(parent)).toEqual(['site']);
    expect(contentOf('site')).toBe('new');
  });

  it('leaves folders of running processes alone', () => {
    const running = folder(`.new-site-${process.pid}-00000000`, 'in work');
    recoverFolder(parent);
    expect(existsSync(running)).toBe(true);
  });
});
