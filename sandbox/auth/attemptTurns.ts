/**
 * @returns a queue per key. Passwords of one account are tried one after the other, or parallel
 * tries would all pass before the first wrong one is counted.
 */
export function attemptTurns(): <Result>(
  key: string,
  attempt: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, attempt) => {
    const next = (last.get(key) ?? Promise.resolve()).then(attempt, attempt);
    const settled = next
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return next;
  };
}
