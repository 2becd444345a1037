const own = new Set<string>();

/**
 * Says to this page and to the others of this origin that something is going on, for as long as this page
 * lives: the browser takes the mark away with the page, however that ends.
 * @param name a new one for each matter @returns takes the mark away
 */
export function markPresent(name: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  own.add(name);
  navigator.locks.request(name, () => held).catch(() => undefined);
  return () => {
    own.delete(name);
    letGo();
  };
}

/** Whether some page says that this goes on. */
export async function isPresent(name: string): Promise<boolean> {
  if (own.has(name)) return true;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  } catch {
    // A page that is being closed gets no answer.
    return false;
  }
}
