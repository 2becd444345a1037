/**
 * Work asked for while it runs is done once more afterwards, however often it was asked for: an
 * editor that saves several files is answered with the last state.
 * @param work never rejects.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'idle' | 'running' | 'again' = 'idle';
  const run = async (): Promise<void> => {
    while (state === 'again') {
      state = 'running';
      await work();
      if (state === 'running') state = 'idle';
    }
  };
  return () => {
    const isIdle = state === 'idle';
    state = 'again';
    if (isIdle) void run();
  };
}
