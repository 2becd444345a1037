import { useCallback, useEffect, useRef } from 'react';
import type { TextExtras } from '../../../core/messaging/contents/text.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { limits } from '../../../lib/limits.ts';
import { subscribeVisible } from '../../../platform/visibility.ts';

export type DraftKeeper = {
  /**
   * Keeps what is written, once writing rests.
   * @param more the message that it answers, and whom it names
   */
  keep: (text: string, more: TextExtras) => void;
  /** What was written has been sent. */
  forget: () => void;
};

type Waiting = {
  text: string;
  more: TextExtras;
  timer: ReturnType<typeof setTimeout>;
};

/** Keeps the draft of a conversation: when writing rests, and at once when the page is left. */
export function useDraft(conversationID: string): DraftKeeper {
  const messaging = useMessaging();
  const waiting = useRef<Waiting | null>(null);

  const save = useCallback(() => {
    if (!waiting.current) return;
    const { text, more, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    messaging.setDraft(conversationID, text, more);
  }, [messaging, conversationID]);

  const keep = useCallback(
    (text: string, more: TextExtras) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, more, timer: setTimeout(save, limits.debounce) };
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
