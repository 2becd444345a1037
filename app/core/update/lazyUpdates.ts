import type { Updates } from './createUpdates.ts';

/** Updates as the first page has them: their code is on the way with the first thing asked of them. */
export function createLazyUpdates(load: () => Promise<Updates>): Updates {
  let loading: Promise<Updates> | null = null;
  const started = (): Promise<Updates> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const tell = (work: (updates: Updates) => unknown): Promise<void> =>
    started().then(
      (updates) => void work(updates),
      // Without the code nothing was offered either; it is asked for again next time.
      () => undefined,
    );
  return {
    start: () => void tell((updates) => updates.start()),
    check: (isAsked) =>
      started().then(
        (updates) => updates.check(isAsked),
        () => 'check-failed',
      ),
    decline: (forGood) => void tell((updates) => updates.decline(forGood)),
    apply: () => started().then((updates) => updates.apply()),
    restartNow: () => void tell((updates) => updates.restartNow()),
  };
}
