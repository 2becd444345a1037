import { atom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../../platform/afterPaint.ts';
import { useHasBeenActive } from '../../screen/activeScreen.tsx';
import type { MessageRef } from '../messageRef.ts';
import type { OpenConversation } from '../messaging.ts';
import { type Timeline, timelinesAtom } from '../messagingAtoms.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { useMessaging } from './useMessaging.ts';

const unread: Timeline = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  isLoaded: false,
  isLoadingOlder: false,
  isLoadingNewer: false,
  sentHere: 0,
};

export type ShownTimeline = Timeline &
  Pick<
    OpenConversation,
    'loadOlder' | 'loadNewer' | 'openAt' | 'findUnread' | 'toNewest' | 'markRead'
  >;

/** Follows a conversation while the part that calls this is shown. */
export function useTimeline(conversationID: string): ShownTimeline {
  const messaging = useMessaging();
  const hasBeenActive = useHasBeenActive();
  const opened = useRef<OpenConversation | null>(null);
  const timelineAtom = useMemo(
    () => atom((get) => get(timelinesAtom).get(conversationID) ?? unread),
    [conversationID],
  );
  const timeline = useAtomValue(timelineAtom);
  // Before the effects of the parts inside, which ask it for messages.
  useLayoutEffect(() => {
    const conversation = messaging.open(conversationID, true);
    opened.current = conversation;
    return () => {
      opened.current = null;
      conversation.close();
    };
  }, [messaging, conversationID]);
  // A page that is built ahead is before nobody's eyes. What it takes to show it waits until it is seen.
  const [isAhead] = useState(!hasBeenActive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect above opens another one then
  useEffect(() => {
    if (!hasBeenActive) return undefined;
    const show = (): void => opened.current?.show();
    if (isAhead) return afterPaint(show);
    show();
    return undefined;
  }, [messaging, conversationID, hasBeenActive, isAhead]);
  const actions = useMemo(
    () => ({
      loadOlder: async () => opened.current?.loadOlder(),
      loadNewer: async () => opened.current?.loadNewer(),
      openAt: async (message: MessageRef) => (await opened.current?.openAt(message)) ?? false,
      findUnread: async (count: number) => (await opened.current?.findUnread(count)) ?? null,
      toNewest: async () => opened.current?.toNewest(),
      markRead: (upTo: StoredMessage) => opened.current?.markRead(upTo),
    }),
    [],
  );
  return useMemo(() => ({ ...timeline, ...actions }), [timeline, actions]);
}
