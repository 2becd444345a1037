import type { RefObject } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import type { ListStart } from '../../../ui/rowStages.ts';
import { useFirstUnread } from './useFirstUnread.ts';
import { useJumps } from './useJumps.ts';
import { useListStart } from './useListStart.ts';
import { useNewest } from './useNewest.ts';

type Input = {
  unreadCount: number;
  selfId: string;
  /** `messageKeyOf` the message that the conversation is opened at; null: where reading stopped. */
  foundKey: string | null;
  /** That is where it was read before: it stands at the top again, and is not lit. */
  isReturn: boolean;
  /** How many messages were sent here since the conversation was opened. */
  sentSince: number;
  list: RefObject<AnchoredListHandle | null>;
};

/** Which part of the conversation is in view, and what leads to another one. */
export function useTimelinePlace(timeline: ShownTimeline, input: Input) {
  const { unreadCount, selfId, foundKey, isReturn, sentSince, list } = input;
  const hasAnswered = sentSince > 0;
  const needs = { unreadCount, selfId, isElsewhere: foundKey !== null, hasAnswered };
  const firstUnreadKey = useFirstUnread(timeline, needs);
  const { goToNewest, turn } = useNewest(timeline, sentSince, list);
  const { jump, jumps, jumpedKey, origin, forgetOrigin } = useJumps(timeline);
  const opening = hasAnswered ? null : startOf(input, firstUnreadKey ?? null);
  const startAt = useListStart({ turn, jumps, jumpedKey, opening });
  return {
    /** The list opens where the person stopped reading: that has to be known first. */
    isLookedFor: firstUnreadKey === undefined,
    /** Another one for each list that takes the place of the one before. */
    listKey: `${turn} ${jumps} ${firstUnreadKey}`,
    startAt,
    lineAboveKey: hasAnswered ? null : (firstUnreadKey ?? null),
    /** `messageKeyOf` the message that is lit for a moment. */
    litKey: jumpedKey ?? (isReturn ? null : foundKey),
    jump,
    jumps,
    origin,
    goToNewest: () => {
      forgetOrigin();
      goToNewest();
    },
  };
}

/** Where the list opens: at the message asked for, else where reading stopped, else at the end. */
function startOf({ foundKey, isReturn }: Input, firstUnreadKey: string | null): ListStart | null {
  if (foundKey !== null) return { key: foundKey, place: isReturn ? 'top' : 'middle' };
  return firstUnreadKey === null ? null : { key: 'unread', place: 'top' };
}
