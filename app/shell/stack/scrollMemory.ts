/** Scroll offsets in CSS pixels by history key, for pages that are no longer mounted. */
export interface ScrollMemory {
  remember: (key: string, offset: number) => void;
  recall: (key: string) => number;
  /** Everything remembered, newest last, to be stored across a reload. */
  dump: () => string;
}

/** @param dump what an earlier memory dumped; anything else counts as nothing remembered. */
export function createScrollMemory(dump: string | null, limit = 60): ScrollMemory {
  const offsets = new Map(parseDump(dump));
  return {
    remember(key, offset) {
      offsets.delete(key);
      offsets.set(key, Math.max(0, Math.round(offset)));
      for (const oldest of offsets.keys()) {
        if (offsets.size <= limit) break;
        offsets.delete(oldest);
      }
    },
    recall: (key) => offsets.get(key) ?? 0,
    dump: () => JSON.stringify([...offsets]),
  };
}

function parseDump(dump: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(dump ?? '[]');
    return Array.isArray(value) ? value.filter(isOffset) : [];
  } catch {
    return [];
  }
}

function isOffset(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1] as number)
  );
}
