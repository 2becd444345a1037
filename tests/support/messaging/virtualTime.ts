import type { Timers } from '../../../app/platform/timers.ts';

type Entry = { at: number; order: number; callback: () => void; isCleared: boolean };

/** Time that passes event by event; between two of them every promise comes to rest. */
export type VirtualTime = {
  now: () => number;
  timers: Timers;
  /** Lets time pass up to so many milliseconds from now. */
  pass: (milliseconds: number) => Promise<void>;
  /** Timers that have not gone off. */
  waiting: () => number;
  /** Events so far. */
  steps: () => number;
};

export function createVirtualTime(start = 1_800_000_000_000): VirtualTime {
  const heap: Entry[] = [];
  let now = start;
  let order = 0;
  let live = 0;
  let steps = 0;

  const isBefore = (left: Entry, right: Entry) =>
    left.at < right.at || (left.at === right.at && left.order < right.order);
  const swap = (left: number, right: number) => {
    const held = heap[left] as Entry;
    heap[left] = heap[right] as Entry;
    heap[right] = held;
  };
  const push = (entry: Entry) => {
    heap.push(entry);
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!isBefore(heap[child] as Entry, heap[parent] as Entry)) return;
      swap(child, parent);
      child = parent;
    }
  };
  const pop = (): Entry => {
    const first = heap[0] as Entry;
    const last = heap.pop() as Entry;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < heap.length && isBefore(heap[child] as Entry, heap[least] as Entry)) {
          least = child;
        }
      }
      if (least === parent) return first;
      swap(least, parent);
      parent = least;
    }
  };

  return {
    now: () => now,
    waiting: () => live,
    steps: () => steps,
    timers: {
      set(callback, delay) {
        order += 1;
        const entry = { at: now + Math.max(0, delay), order, callback, isCleared: false };
        push(entry);
        live += 1;
        return entry;
      },
      clear(timer) {
        const entry = timer as Entry | null | undefined;
        if (!entry || entry.isCleared) return;
        entry.isCleared = true;
        live -= 1;
      },
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await rest();
      while (heap.length > 0 && (heap[0] as Entry).at <= end) {
        const entry = pop();
        if (entry.isCleared) continue;
        entry.isCleared = true;
        live -= 1;
        steps += 1;
        now = Math.max(now, entry.at);
        entry.callback();
        await rest();
      }
      now = end;
    },
  };
}

/** Everything here is made of promises alone, so one turn of the loop lets all of them run. */
function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
