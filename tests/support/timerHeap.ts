export type HeapTimer = { at: number; order: number; callback: () => void; isCleared: boolean };

/** Timers by when they go off; of those that go off together the one set first comes first. */
export type TimerHeap = {
  push: (timer: HeapTimer) => void;
  /** The next one; cleared ones are passed over. */
  peek: () => HeapTimer | undefined;
  /** Takes the next one out. */
  pop: () => HeapTimer | undefined;
  /** Puts all of them off by so many milliseconds. */
  delay: (milliseconds: number) => void;
};

export function createTimerHeap(): TimerHeap {
  const heap: HeapTimer[] = [];
  const peek = (): HeapTimer | undefined => {
    while (heap[0]?.isCleared) takeFirst(heap);
    return heap[0];
  };
  return {
    peek,
    push(timer) {
      heap.push(timer);
      rise(heap);
    },
    pop() {
      const next = peek();
      if (next) takeFirst(heap);
      return next;
    },
    delay(milliseconds) {
      for (const timer of heap) timer.at += milliseconds;
    },
  };
}

function isBefore(left: HeapTimer, right: HeapTimer): boolean {
  return left.at < right.at || (left.at === right.at && left.order < right.order);
}

function swap(heap: HeapTimer[], left: number, right: number): void {
  const held = heap[left] as HeapTimer;
  heap[left] = heap[right] as HeapTimer;
  heap[right] = held;
}

/** Brings the last one to its place. */
function rise(heap: HeapTimer[]): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (!isBefore(heap[child] as HeapTimer, heap[parent] as HeapTimer)) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function takeFirst(heap: HeapTimer[]): void {
  const last = heap.pop() as HeapTimer;
  if (heap.length === 0) return;
  heap[0] = last;
  for (let parent = 0; ; ) {
    let least = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child >= heap.length) continue;
      if (isBefore(heap[child] as HeapTimer, heap[least] as HeapTimer)) least = child;
    }
    if (least === parent) return;
    swap(heap, least, parent);
    parent = least;
  }
}
