import { createHash } from 'node:crypto';
import { type Store, StoreConflict } from '../../../cli/deploy/store.ts';

type Objects = Map<string, { body: Buffer; written: number }>;

const etagOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** A store in memory, with a clock of its own; `objects` may be shared or copied. */
export function memoryStore(objects: Objects = new Map(), clock: () => number = Date.now): Store {
  return {
    name: 'memory',
    list: async (prefix) =>
      new Map(
        [...objects].flatMap(([key, { body }]) =>
          key.startsWith(prefix) ? [[key, body.byteLength]] : [],
        ),
      ),
    read: async (key) => {
      const found = objects.get(key);
      return found
        ? {
            body: found.body,
            etag: etagOf(found.body),
            ageMs: Math.max(0, clock() - found.written),
          }
        : null;
    },
    write: async (key, body, { condition, signal } = {}) => {
      signal?.throwIfAborted();
      const there = objects.get(key);
      const holds =
        condition === undefined ||
        (condition === 'absent' ? !there : there && etagOf(there.body) === condition.etag);
      if (!holds) throw new StoreConflict(key);
      objects.set(key, { body: Buffer.from(body), written: clock() });
      return etagOf(body);
    },
    remove: async (keys) => {
      for (const key of keys) objects.delete(key);
    },
    now: async () => new Date(clock()),
    close: () => undefined,
  };
}

export type { Objects };
