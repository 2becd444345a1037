import { openDatabase } from './database/openDatabase.ts';
import { secureRandom } from './random.ts';
import { localStore } from './storage.ts';
import { type LeaseRows, leaseLayout, leaseLock } from './tabLease.ts';
import type { TabLock } from './tabLock.ts';
import { timers } from './timers.ts';
import { subscribeHide, subscribeWake } from './wake.ts';

/** @returns the lock of this name for a browser without Web Locks. */
export function openTabLease(name: string): TabLock {
  const key = `lease_${name}`;
  return leaseLock(name, {
    database: openDatabase<LeaseRows>('leases', leaseLayout),
    released: {
      read: () => localStore.read(key),
      write: (holder) => localStore.write(key, holder),
      subscribe: (listener) => localStore.subscribe(key, listener),
    },
    clock: () => Date.now(),
    timers,
    newId: () => [...secureRandom(new Uint8Array(12))].map((byte) => byte.toString(36)).join(''),
    onHide: subscribeHide,
    onWake: subscribeWake,
  });
}
