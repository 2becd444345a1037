import { useEffect, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { usePreparePage } from '../../../core/navigation/navigation.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { afterPaint } from '../../../platform/afterPaint.ts';

type Touched = { onPointerDown: () => void; onPointerUp: () => void; onPointerCancel: () => void };

/**
 * Begins to open a conversation while the finger still lies on its row: its messages are read at once,
 * its page is built once the row has been painted as pressed. A finger that scrolls stops that.
 */
export function useTouchedRow(id: string): Touched {
  const messaging = useMessaging();
  const prepare = usePreparePage();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const leave = (): void => stop.current();
  return {
    onPointerDown() {
      messaging.prefetch(id);
      stop.current();
      stop.current = afterPaint(() => prepare(pathToConversation(id), true));
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
