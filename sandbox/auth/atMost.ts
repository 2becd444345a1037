/** @returns runs work, at most so many pieces at once; the others wait in the order they came. */
export function atMost(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is free again.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
