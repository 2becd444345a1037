const own = new Set<string>();

/**
 * Says to this page and to the others of this origin that something is going on, for as long as this page
 * lives: the browser takes the mark away with the page, however that ends. Where it has no locks, this page
 * alone is told.
 * @param name a new one for each matter @returns takes the mark away
 */
export function markPresent(name: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  own.add(name);
  locksOf()
    ?.request(name, () => held)
    .catch(() => undefined);
  return () => {
    own.delete(name);
    letGo();
  };
}

/** Whether some page says that this goes on. */
export async function isPresent(name: string): Promise<boolean> {
  if (own.has(name)) return true;
  try {
    const { held = [] } = (await locksOf()?.query()) ?? {};
    return held.some((lock) => lock.name === name);
  } catch {
    // A page that is being closed gets no answer.
    return false;
  }
}

/** Older browsers have no locks, and pages that came over http have none in any. */
function locksOf(): LockManager | undefined {
  return (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
}
