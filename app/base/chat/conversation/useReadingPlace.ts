import { useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { readPlace } from './readPlace.ts';

export type ReadingPlace = {
  /** The message at the top of what was read in this visit before; null: nothing but the newest. */
  place: MessageRef | null;
  /** Another one is at the top now, by `messageKeyOf`; kept once scrolling rests, and when the page goes. */
  note: (key: string | null) => void;
};

/** Where a visit of a conversation is read, over a reload and while its page is not kept. */
export function useReadingPlace(conversationID: string): ReadingPlace {
  const { key: visit } = useLocation();
  const store = useStore();
  const [place] = useState(() => readPlace(visit, conversationID));
  const noted = useRef<{ visit: string; key: string | null } | null>(null);
  const note = useCallback(
    (key: string | null) => {
      // Told in every frame that scrolls.
      if (noted.current?.visit === visit && noted.current.key === key) return;
      noted.current = { visit, key };
      // Without the code a reload opens at the newest messages.
      import('./placeKeeper.ts').then(
        ({ notePlace }) => notePlace({ store, visit, key }),
        () => undefined,
      );
    },
    [visit, store],
  );
  return { place, note };
}
