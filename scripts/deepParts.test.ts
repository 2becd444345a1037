import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPassed, parseShard, readPassed, shardOf, stateOfFiles } from './deepParts.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('shardOf', () => {
  it('puts every unit into exactly one shard, in whatever order they are listed', () => {
    const asked = fc.record({
      units: fc.uniqueArray(fc.string()),
      count: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(asked, ({ units, count }) => {
        const shards = Array.from({ length: count }, (_, at) =>
          shardOf(units.toReversed(), { index: at + 1, count }),
        );
        expect(shards.flat().toSorted()).toEqual(units.toSorted());
        expect(shards).toEqual(shards.map((_, at) => shardOf(units, { index: at + 1, count })));
        const sizes = shards.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('parseShard', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['8/8', { index: 8, count: 8 }],
    ['0/8', null],
    ['9/8', null],
    ['2', null],
    ['2/', null],
    ['-1/8', null],
    ['1.5/8', null],
  ])('%s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });
});

describe('openPassed', () => {
  const open = (seed = '1', isFresh = false) => openPassed('abc', { seed, isFresh, folder });

  it('keeps what has passed until the run goes on, half a line aside', () => {
    const file = open();
    appendFileSync(file, '{"unit":"a.test.ts","tests":3}\n{"unit":"b.te');
    appendFileSync(open(), '{"kind":"test","id":"[app] › c","status":"passed"}\n');
    expect([...readPassed(open())]).toEqual([
      ['a.test.ts', 3],
      ['[app] › c', 1],
    ]);
  });

  it('takes what has failed, or was left out, for not passed', () => {
    const lines = ['failed', 'left out'].map((status) => ({ kind: 'test', id: status, status }));
    appendFileSync(open(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(readPassed(open()).size).toBe(0);
  });

  it('knows nothing of another seed, nor of what a fresh run forgets', () => {
    appendFileSync(open(), '{"unit":"a.test.ts","tests":3}\n');
    expect(readPassed(open('2')).size).toBe(0);
    expect(readPassed(open('1', true)).size).toBe(0);
  });
});

describe('stateOfFiles', () => {
  it('differs with what is written, made or removed, and not with what git ignores', () => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('.gitignore', 'ignored\n');
    write('a', '1');
    const first = stateOfFiles(folder);
    write('ignored', '1');
    expect(stateOfFiles(folder)).toBe(first);
    write('b', '1');
    const second = stateOfFiles(folder);
    rmSync(join(folder, 'b'));
    expect(stateOfFiles(folder)).toBe(first);
    write('a', '2');
    expect(new Set([first, second, stateOfFiles(folder)]).size).toBe(3);
  });
});
