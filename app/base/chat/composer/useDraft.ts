import { useCallback, useEffect, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { limits } from '../../../lib/limits.ts';
import { subscribeVisible } from '../../../platform/visibility.ts';

export type DraftKeeper = {
  /** Keeps what is written, once writing rests. */
  keep: (text: string) => void;
  /** What was written has been sent. */
  forget: () => void;
};

/** Keeps the draft of a conversation: when writing rests, and at once when the page is left. */
export function useDraft(conversationID: string): DraftKeeper {
  const messaging = useMessaging();
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const save = useCallback(() => {
    if (!waiting.current) return;
    const { text, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    messaging.setDraft(conversationID, text);
  }, [messaging, conversationID]);

  const keep = useCallback(
    (text: string) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, timer: setTimeout(save, limits.debounce) };
    },
    [save],
  );

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    messaging.setDraft(conversationID, '');
  }, [messaging, conversationID]);

  useEffect(() => {
    const stop = subscribeVisible(save);
    return () => {
      stop();
      save();
      messaging.setTyping(conversationID, false);
    };
  }, [messaging, conversationID, save]);

  return { keep, forget };
}
