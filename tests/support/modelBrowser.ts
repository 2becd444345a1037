import type { TabChannel } from '../../app/platform/tabChannel.ts';
import type { TabLock } from '../../app/platform/tabLock.ts';
import type { Timers } from '../../app/platform/timers.ts';

type Waiter = { onHeld: () => void; onLost: () => void };

/** Locks of one browser, as the pages of an origin share them. */
export function createModelLocks(timers: Timers) {
  const holders = new Map<string, Waiter>();
  const queues = new Map<string, Waiter[]>();

  const grant = (name: string): void => {
    if (holders.has(name)) return;
    const next = queues.get(name)?.shift();
    if (!next) return;
    holders.set(name, next);
    timers.set(() => holders.get(name) === next && next.onHeld(), 0);
  };
  const drop = (name: string, waiter: Waiter): void => {
    queues.set(
      name,
      (queues.get(name) ?? []).filter((one) => one !== waiter),
    );
    if (holders.get(name) !== waiter) return;
    holders.delete(name);
    grant(name);
  };

  return (name: string): TabLock => ({
    request({ steal = false, onHeld, onLost }) {
      const waiter: Waiter = { onHeld, onLost };
      if (steal) {
        const robbed = holders.get(name);
        holders.delete(name);
        queues.set(name, [waiter, ...(queues.get(name) ?? [])]);
        if (robbed) timers.set(robbed.onLost, 0);
      } else queues.set(name, [...(queues.get(name) ?? []), waiter]);
      grant(name);
      return { release: () => drop(name, waiter) };
    },
  });
}

/** Channels of one browser. @param isLost whether one page does not hear what is sent now */
export function createModelChannels(timers: Timers, isLost = () => false) {
  const rooms = new Map<string, Set<{ hear: (message: unknown) => void }>>();
  return (name: string): TabChannel => {
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room);
    const listeners = new Set<(message: unknown) => void>();
    const own = {
      hear(message: unknown) {
        for (const listener of [...listeners]) listener(message);
      },
    };
    room.add(own);
    return {
      send(message) {
        for (const other of room) {
          if (other === own || isLost()) continue;
          const copy = structuredClone(message);
          timers.set(() => room.has(other) && other.hear(copy), 1);
        }
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => room.delete(own),
    };
  };
}
