import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { BrandError } from '../errors.ts';
import { userAtHost } from './deployer.ts';
import { lockKey } from './layout.ts';
import { type Store, StoreConflict } from './store.ts';

/** A holder writes its lock again this often, and one that has not for `leaseMs` is taken for dead. */
const beatMs = 10_000;
const leaseMs = 60_000;

const lockRecord = v.object({
  /** Of one run. */
  token: v.string(),
  owner: v.string(),
  host: v.string(),
  pid: v.number(),
  command: v.string(),
  since: v.string(),
  /** Grows with each beat. */
  beat: v.number(),
});
type LockRecord = v.InferOutput<typeof lockRecord>;

export type Lock = {
  /** Aborted when the run is interrupted, or when another has taken the lock over. */
  signal: AbortSignal;
  /** False for a store that overwrites whatever the condition says: two runs at once are not noticed. */
  honoured: boolean;
  /** @throws BrandError (4) where another run has taken the lock over, as while this machine slept. */
  check(): Promise<void>;
  release(): Promise<void>;
};

/**
 * Takes the right to change one brand in a target.
 * @param what for people: `brand publish`.
 * @throws BrandError (4) naming who holds it and since when.
 */
export async function takeLock(
  store: Store,
  brand: string,
  what: string,
  interruption: AbortSignal,
): Promise<Lock> {
  interruption.throwIfAborted();
  const key = lockKey(brand);
  const record: LockRecord = {
    token: randomUUID(),
    owner: userAtHost(),
    host: hostname(),
    pid: process.pid,
    command: what,
    since: (await store.now()).toISOString(),
    beat: 0,
  };
  const etag = await firstWrite(store, brand, record);
  try {
    const honoured = await refusesSecond(store, key, record);
    return holdLock(store, key, record, honoured ? etag : null, interruption);
  } catch (error) {
    await letGo(store, key, record).catch(() => undefined);
    throw error;
  }
}

async function letGo(store: Store, key: string, { token }: LockRecord): Promise<void> {
  const held = await store.read(key);
  if (held && parsed(held.body)?.token === token) await store.remove([key]);
}

const bodyOf = (record: LockRecord): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);
const headers = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' };

/** Not interrupted: a store may carry out what was given up, and the lock would stay. */
async function firstWrite(store: Store, brand: string, record: LockRecord): Promise<string> {
  const key = lockKey(brand);
  for (let round = 1; ; round += 1) {
    const held = await store.read(key);
    if (held && !isDead(parsed(held.body), held.ageMs)) throw busy(store, brand, held.body);
    const condition = held ? { etag: held.etag } : 'absent';
    try {
      return await store.write(key, bodyOf(record), { headers, condition });
    } catch (error) {
      // Somebody was faster, or let go just now: look again who it is.
      if (!(error instanceof StoreConflict) || round === 5) throw error;
    }
  }
}

/** Whether the store honours conditions: the lock is there, so writing it as new must be refused. */
async function refusesSecond(store: Store, key: string, record: LockRecord): Promise<boolean> {
  try {
    await store.write(key, bodyOf({ ...record, beat: -1 }), { headers, condition: 'absent' });
    return false;
  } catch (error) {
    if (error instanceof StoreConflict) return true;
    throw error;
  }
}

function holdLock(
  store: Store,
  key: string,
  record: LockRecord,
  firstEtag: string | null,
  interruption: AbortSignal,
): Lock {
  const lost = new AbortController();
  let etag = firstEtag;
  let beat = record.beat;
  let writing: Promise<unknown> = Promise.resolve();
  const renew = async (): Promise<void> => {
    beat += 1;
    const condition = etag === null ? {} : { condition: { etag } };
    try {
      const next = await store.write(key, bodyOf({ ...record, beat }), { headers, ...condition });
      if (etag !== null) etag = next;
    } catch (error) {
      // A beat that fails for another reason is tried again; the lease outlasts several.
      if (error instanceof StoreConflict) lost.abort(overtaken(store));
    }
  };
  const timer = setInterval(() => {
    writing = writing.then(renew);
  }, beatMs);
  timer.unref();
  return {
    signal: AbortSignal.any([interruption, lost.signal]),
    honoured: firstEtag !== null,
    async check() {
      const held = lost.signal.aborted ? null : await store.read(key);
      if (held && parsed(held.body)?.token === record.token) return;
      if (!lost.signal.aborted) lost.abort(overtaken(store));
      throw lost.signal.reason;
    },
    async release() {
      clearInterval(timer);
      await writing;
      await letGo(store, key, record);
    },
  };
}

/** A run on this machine can be looked for; one elsewhere shows by its beats that it lives. */
function isDead(record: LockRecord | null, ageMs: number): boolean {
  if (ageMs > leaseMs) return true;
  return record !== null && record.host === hostname() && !isAlive(record.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function parsed(body: Buffer): LockRecord | null {
  try {
    const result = v.safeParse(lockRecord, JSON.parse(body.toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    // Cut off: only its age tells whether somebody holds it.
    return null;
  }
}

function busy(store: Store, brand: string, body: Buffer): BrandError {
  const record = parsed(body);
  const who = record ? `${record.owner} (${record.command}, process ${record.pid})` : 'Another run';
  const since = record ? ` since ${record.since}` : '';
  return new BrandError({
    code: 'target-busy',
    message: `${who} has been changing ${brand} in ${store.name}${since}; nothing was changed by this run.`,
    fix: `Wait until it is done. A run that was killed gives way ${leaseMs / 1000} seconds after its last sign of life.`,
    exitCode: 4,
  });
}

const overtaken = (store: Store): BrandError =>
  new BrandError({
    code: 'target-overtaken',
    message: `Another run took over ${store.name}, because this one gave no sign of life for ${leaseMs / 1000} seconds; this one stopped.`,
    fix: 'See what is there with brand releases, then run the command again if it is still wanted.',
    exitCode: 4,
  });
