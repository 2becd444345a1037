import { useEffect, useState } from 'react';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { Viewed } from './useViewed.ts';
import type { ViewedEnd } from './viewedState.ts';

/** So many pictures before the last one that is there, more are looked for. */
const margin = 3;

/** What another list shows: it finds more, and lets go of what is gone. */
export type Among = {
  /** Oldest first. */
  viewed: readonly StoredMessage[];
  status: ViewedEnd['status'];
  /** Looks for older ones; null where there are none. */
  look: (() => void) | null;
};

/** The pictures and videos of a list. @param at `messageKeyOf` the one it opens at */
export function useViewedAmong({ viewed, status, look }: Among, at: string): Viewed {
  const placeOf = (list: readonly StoredMessage[], key: string): number =>
    list.findIndex((one) => messageKeyOf(one) === key);
  const [start] = useState(() => placeOf(viewed, at));
  const [key, setKey] = useState(at);
  const [known, setKnown] = useState(viewed);
  const [isGone, setIsGone] = useState(false);
  if (viewed !== known) {
    setKnown(viewed);
    const before = placeOf(known, key);
    if (before >= 0 && placeOf(viewed, key) < 0) {
      // As the viewer does it: what stands in its place then.
      const next = viewed[Math.min(before, viewed.length - 1)];
      if (next) setKey(messageKeyOf(next));
      setIsGone(true);
    }
  }
  const place = placeOf(viewed, key);
  const isNearEnd = place >= 0 && place < margin;
  useEffect(() => {
    if (isNearEnd && status === 'idle') look?.();
  }, [isNearEnd, status, look]);
  return {
    viewed,
    start,
    isGone,
    isWhole: look === null,
    edge: place === 0 && look ? { side: 'older', status } : null,
    onView(seen) {
      if (seen === undefined || seen === key) return;
      setKey(seen);
      setIsGone(false);
    },
    look: () => look?.(),
  };
}
