/** Steps that keep something in the store, in the order they are asked for. */
export interface Turns {
  /**
   * A step that is one transaction: it begins before this returns, unless a step that is alone is
   * before it. The database keeps the order of those that are begun.
   */
  together<Result>(step: () => Promise<Result>): Promise<Result>;
  /** A step that begins once all before it are over; all behind it wait. */
  alone<Result>(step: () => Promise<Result>): Promise<Result>;
}

export function createTurns(): Turns {
  /** The last step that is alone, until it is over. */
  let barrier: Promise<unknown> | null = null;
  /** Steps since then. */
  const running = new Set<Promise<unknown>>();
  const noted = <Result>(step: Promise<Result>): Promise<Result> => {
    const over = step.then(
      () => void running.delete(over),
      () => void running.delete(over),
    );
    running.add(over);
    return step;
  };
  return {
    together: (step) => noted(barrier ? barrier.then(step) : step()),
    alone(step) {
      const before = [barrier, ...running];
      running.clear();
      const result = Promise.all(before).then(step);
      const over = result.then(
        () => finish(),
        () => finish(),
      );
      const finish = (): void => {
        if (barrier === over) barrier = null;
      };
      barrier = over;
      return result;
    },
  };
}
