import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Store, sha256Of } from './store.ts';

const key = sha256Of('a recipe');
const drawn = Buffer.from('a picture');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

describe('Store', () => {
  it('leaves a file in its place that another build put there: a site may be taking it', () => {
    new Store(folder).put(key, drawn);
    const first = statSync(new Store(folder).fileOf(key));
    const again = new Store(folder).put(key, Buffer.from(drawn));
    const { ino, mtimeMs } = statSync(new Store(folder).fileOf(key));
    expect({ ino, mtimeMs }).toEqual({ ino: first.ino, mtimeMs: first.mtimeMs });
    expect(again).toEqual({ key, sha256: sha256Of(drawn), bytes: drawn.length, mtime: mtimeMs });
  });

  it.each(['another picture', 'a pictur', ''])('puts the picture in place of "%s"', (damage) => {
    const store = new Store(folder);
    store.put(key, drawn);
    writeFileSync(store.fileOf(key), damage);
    store.put(key, drawn);
    expect(readFileSync(store.fileOf(key))).toEqual(drawn);
  });

  it('takes no file for untouched that has the same size and other bytes', () => {
    const store = new Store(folder);
    const entry = store.put(key, drawn);
    store.writeLists('set', 'acme', [entry]);
    expect(store.readSet('set')).toEqual([entry]);
    expect(store.confirm(entry)).toEqual(entry);
    writeFileSync(store.fileOf(key), 'a fixture');
    utimesSync(store.fileOf(key), 1, 1);
    expect(store.readSet('set')).toBeNull();
    expect(store.confirm(entry)).toBeNull();
  });
});
