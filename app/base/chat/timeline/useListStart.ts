import { useState } from 'react';
import type { ListStart } from '../../../ui/rowStages.ts';

type Input = {
  /** How often the newest messages took the place of others. */
  turn: number;
  /** How often the person jumped to a message, and to which last. */
  jumps: number;
  jumpedKey: string | null;
  /** Where the conversation opens. */
  opening: ListStart | null;
};

/** @returns where the list begins, by what was asked for last; null for its end */
export function useListStart({ turn, jumps, jumpedKey, opening }: Input): ListStart | null {
  const [last, setLast] = useState({ turn: 0, jumps: 0, isJump: false });
  if (turn !== last.turn || jumps !== last.jumps) {
    setLast({ turn, jumps, isJump: jumps !== last.jumps });
  }
  if (last.isJump && jumpedKey !== null) return { key: jumpedKey, place: 'middle' };
  return turn > 0 || jumps > 0 ? null : opening;
}
