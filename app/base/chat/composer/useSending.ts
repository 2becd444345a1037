import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { TextExtras } from '../../../core/messaging/contents/text.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';

type Input = {
  peer: Peer;
  /** The message is stored: the field can be emptied. */
  onKept: () => void;
};

/** `keeping`: the text is being stored, and is in the field alone; `refused`: it could not be stored. */
export type SendingState = 'idle' | 'keeping' | 'refused';

/** Sends a text. The field keeps it until the journal or the outbox has stored it. */
export function useSending({ peer, onKept }: Input) {
  const messaging = useMessaging();
  const [state, setState] = useState<SendingState>('idle');
  return {
    state,
    /** @param more the message that it answers, and whom it names */
    send(text: string, more: TextExtras): void {
      const { isKept, kept } = messaging.send(peer, { kind: 'text', text, ...more });
      if (isKept) {
        setState('idle');
        onKept();
        return;
      }
      setState('keeping');
      kept.then(
        () => {
          setState('idle');
          onKept();
        },
        () => setState('refused'),
      );
    },
    /** The text has changed: what was refused is not the text any more. */
    goOn: () => setState((now) => (now === 'refused' ? 'idle' : now)),
  };
}
