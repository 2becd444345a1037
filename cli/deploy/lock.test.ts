import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { memoryStore, type Objects } from '../../tests/support/deploy/memoryStore.ts';
import { lockKey } from './layout.ts';
import { takeLock } from './lock.ts';

/** The number of a process that has ended. */
const { pid: endedPid } = spawnSync(process.execPath, ['--version']);

/** A store whose brand is held by a run whose process is not to be found on this machine. */
function heldBy(host: string, writtenAgo = 0): Objects {
  const record = {
    ...{ token: 'other', owner: `ops@${host}`, host, pid: endedPid },
    ...{ command: 'brand publish', since: '2026-11-23T15:30:00.000Z', beat: 3 },
  };
  const body = Buffer.from(JSON.stringify(record));
  return new Map([[lockKey('heron'), { body, written: Date.now() - writtenAgo }]]);
}

const take = (objects: Objects) =>
  takeLock(memoryStore(objects), 'heron', 'brand publish', new AbortController().signal);

describe('the lock of a brand', () => {
  it('is taken from a run of this machine that has ended', async () => {
    const objects = heldBy(hostname());
    const lock = await take(objects);
    await lock.release();
    expect(objects.size).toBe(0);
  });

  it('is left to a run of another machine, whatever its process number is here', async () => {
    const other = `not-${hostname()}`;
    await expect(take(heldBy(other))).rejects.toMatchObject({ code: 'target-busy' });
    const lock = await take(heldBy(other, 61_000));
    await lock.release();
  });
});
