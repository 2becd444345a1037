type Kept = { body: Blob; type: string };

/**
 * The caches of a browser, in memory.
 * @param room how many answers the device has room for
 */
export function memoryCaches(room = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Kept>>();
  const count = (): number => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  const cacheOf = (kept: Map<string, Kept>) => ({
    async put(path: string, answer: Response): Promise<void> {
      if (count() >= room) throw new DOMException('No room.', 'QuotaExceededError');
      kept.set(path, { body: await answer.blob(), type: answer.headers.get('content-type') ?? '' });
    },
    async match(path: string): Promise<Response | undefined> {
      const found = kept.get(path);
      return found && new Response(found.body);
    },
  });
  return {
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Kept>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    async match(path: string, { cacheName }: { cacheName: string }) {
      const kept = all.get(cacheName);
      return kept && cacheOf(kept).match(path);
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}
