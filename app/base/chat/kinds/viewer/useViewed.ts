import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import { messagingStatusAtom, timelinesAtom } from '../../../../core/messaging/messagingAtoms.ts';
import { useGone } from '../../../../core/messaging/references/useGone.ts';
import { useMessageKinds } from '../messageKinds.ts';
import { findMedia } from './findMedia.ts';
import {
  isWhole,
  type Side,
  sides,
  type ViewedEnd,
  type ViewedState,
  viewedReducer,
  viewedStart,
} from './viewedState.ts';

/** So many pictures before the end of what is there, more are looked for. */
const margin = 3;

export type Viewed = Pick<ViewedState, 'viewed'> & {
  /** Index of the one it opens at; -1 where that is gone. */
  start: number;
  /** Whether these are all there are. */
  isWhole: boolean;
  /** What was looked at until a moment ago was deleted or taken back. */
  isGone: boolean;
  /** The end that the person has come to and that is not the last of all; null: none. */
  edge: { side: Side; status: ViewedEnd['status'] } | null;
  /** The person looks at another one. @param key `messageKeyOf` it */
  onView: (key: string | undefined) => void;
  /** Looks further at an end, also where that failed before. */
  look: (side: Side) => void;
};

/**
 * The pictures and videos of a conversation: those of its timeline first, then what lies beyond that on both
 * sides, while the person comes near an end. What comes in meanwhile moves nothing from under the eyes.
 * @param at `messageKeyOf` the one it opens at
 */
export function useViewed(conversationID: string, at: string): Viewed {
  const messaging = useMessaging();
  const store = useStore();
  const { viewedOf } = useMessageKinds();
  const [state, dispatch] = useReducer(viewedReducer, conversationID, (id) =>
    viewedStart(store.get(timelinesAtom).get(id), viewedOf),
  );
  const [start] = useState(() => state.viewed.findIndex((one) => messageKeyOf(one) === at));
  /** Of what is looked at: its place changes while others come in before it. */
  const [key, setKey] = useState(at);
  const [isGone, setIsGone] = useState(false);
  const isOpen = useIsOpen();
  const busy = useRef(new Set<Side>());
  const { viewed } = state;
  const place = viewed.findIndex((one) => messageKeyOf(one) === key);
  const left: Record<Side, number> = { older: place, newer: viewed.length - 1 - place };
  const look = useCallback(
    (side: Side): void => {
      const { reached, hasMore } = state[side];
      if (!reached || !hasMore || busy.current.has(side)) return;
      busy.current.add(side);
      dispatch({ type: 'asked', side });
      findMedia(
        { readHistory: messaging.readHistory, viewedOf },
        reached,
        side,
        () => isOpen.current,
      )
        .then(
          (found) => dispatch({ type: 'found', side, found }),
          () => dispatch({ type: 'failed', side }),
        )
        .finally(() => busy.current.delete(side));
    },
    [messaging, viewedOf, state, isOpen],
  );
  const { older, newer } = left;
  useEffect(() => {
    if (older < 0) return;
    if (older < margin && state.older.status === 'idle') look('older');
    if (newer < margin && state.newer.status === 'idle') look('newer');
  }, [older, newer, state.older.status, state.newer.status, look]);

  const keys = useGone(viewed);
  if (viewed.some((one) => keys.has(messageKeyOf(one)))) {
    dispatch({ type: 'gone', keys });
    if (keys.has(key)) {
      const left = viewed.filter((one) => !keys.has(messageKeyOf(one)));
      // As the viewer does it: what stands in its place then.
      const next = left[Math.min(Math.max(0, place), left.length - 1)];
      if (next) setKey(messageKeyOf(next));
      setIsGone(true);
    }
  }
  const isConnected = useAtomValue(messagingStatusAtom) === 'online';
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again with each connection, and only then
  useEffect(() => {
    if (!isConnected) return;
    for (const side of sides) if (state[side].status === 'failed') look(side);
  }, [isConnected]);

  const edge = sides.find((side) => left[side] === 0 && state[side].hasMore);
  return {
    viewed,
    start,
    isGone,
    isWhole: isWhole(state),
    edge: edge ? { side: edge, status: state[edge].status } : null,
    onView(seen) {
      if (seen === undefined || seen === key) return;
      setKey(seen);
      setIsGone(false);
      dispatch({ type: 'moved' });
    },
    look,
  };
}

/** Whether this is still shown, for what goes on without it. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
