import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { QuotedName } from '../../../core/messaging/messageModel/quotedName.ts';

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
    /** @param quoted the message that it answers */
    send(text: string, quoted?: QuotedName): void {
      const { isKept, kept } = messaging.send(peer, { kind: 'text', text, quoted });
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
