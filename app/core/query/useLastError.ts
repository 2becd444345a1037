import { useState } from 'react';

type Reading = { error: Error | null; isReading: boolean };

/**
 * @param about what is read, so that the failure of one thing is never told of another.
 * @returns why the last reading failed, also while the next one runs: the page keeps saying what
 * happened until there is something better to show.
 */
export function useLastError({ error, isReading }: Reading, about: string): Error | null {
  const [last, setLast] = useState({ about, error });
  const isRetry = isReading && last.about === about;
  const current = error ?? (isRetry ? last.error : null);
  if (last.about !== about || last.error !== current) setLast({ about, error: current });
  return current;
}
