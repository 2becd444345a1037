import { type DOMAttributes, useEffect, useMemo } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { usePreparePage } from '../../../core/navigation.ts';
import { pathToConversation } from '../../../core/paths.ts';
import { timers } from '../../../platform/timers.ts';

/** A finger that scrolls has moved by then, in milliseconds; one that opens something rests longer. */
const rest = 40;

type PressHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave'
>;

/** Gets a conversation ready while a finger rests on what opens it. */
export function usePressAhead(conversationID: string): PressHandlers {
  const messaging = useMessaging();
  const prepare = usePreparePage();
  const handlers = useMemo(() => {
    let timer: unknown;
    const stop = (): void => timers.clear(timer);
    return {
      onPointerDown: () => {
        messaging.prefetch(conversationID);
        timer = timers.set(() => prepare(pathToConversation(conversationID)), rest);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
    };
  }, [messaging, prepare, conversationID]);
  useEffect(() => handlers.onPointerUp, [handlers]);
  return handlers;
}
