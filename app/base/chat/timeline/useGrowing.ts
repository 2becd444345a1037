import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { AnchoredListHandle } from '../../../ui/AnchoredList.tsx';

export type Growing = {
  /** The last try did not come through; the person says when to try again, or a new connection. */
  hasFailed: boolean;
  /** Loads messages unless they are on their way, or there are none. */
  loadMore: () => void;
  retry: () => void;
};

type Needs = Pick<ShownTimeline, 'messages'> & {
  /** Whether there are more at this end. */
  hasMore: boolean;
  /** Loads a page at this end. Stays the same. */
  loadPage: () => Promise<void>;
  list: RefObject<AnchoredListHandle | null>;
};

/** Loads messages at one end page by page, while the person is near it. */
export function useGrowing({ messages, hasMore, loadPage, list }: Needs): Growing {
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  /** `cut`: failed without a connection, or has lost it since; tried again once there is one. */
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'cut'>('idle');
  const isBusy = useRef(false);
  const load = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('busy');
    // The row at this end shows that it failed, whatever the reason.
    const ended = await loadPage().then(
      () => 'idle' as const,
      () => (isOnline ? ('failed' as const) : ('cut' as const)),
    );
    isBusy.current = false;
    setState(ended);
  }, [loadPage, isOnline]);
  useEffect(() => {
    if (state === 'failed' && !isOnline) setState('cut');
    if (state === 'cut' && isOnline) void load();
  }, [state, isOnline, load]);

  // A page may be too short to fill the view; one that brought nothing is not followed by another.
  const looked = useRef(messages);
  useEffect(() => {
    if (state !== 'idle' || looked.current === messages) return;
    looked.current = messages;
    list.current?.look();
  }, [state, messages, list]);

  return {
    hasFailed: state === 'failed' || state === 'cut',
    loadMore: () => {
      if (hasMore && state === 'idle') void load();
    },
    retry: () => void load(),
  };
}
