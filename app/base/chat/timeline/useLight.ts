import { useCallback, useState } from 'react';

/**
 * The light on the message that was asked for last: it goes out once, and comes again with the next.
 * @param jumps how often the person jumped to a message
 */
export function useLight(jumps: number): { isLit: boolean; onUnlit: () => void } {
  /** How many jumps there were when it went out; null: it never did. */
  const [unlitAt, setUnlitAt] = useState<number | null>(null);
  const onUnlit = useCallback(() => setUnlitAt(jumps), [jumps]);
  return { isLit: unlitAt !== jumps, onUnlit };
}
