import type { RefObject } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import { type Growing, useGrowing } from './useGrowing.ts';

/** What comes in at either end of a conversation. */
type Ends = { older: Growing; newer: Growing };

export function useEnds(
  { messages, hasOlder, hasNewer, loadOlder, loadNewer }: ShownTimeline,
  list: RefObject<AnchoredListHandle | null>,
): Ends {
  return {
    older: useGrowing({ messages, hasMore: hasOlder, loadPage: loadOlder, list }),
    newer: useGrowing({ messages, hasMore: hasNewer, loadPage: loadNewer, list }),
  };
}
