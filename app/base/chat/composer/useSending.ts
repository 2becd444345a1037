import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';

type Input = {
  peer: Peer;
  /** The message goes its way: where it was written is free for the next. */
  onKept: () => void;
};

/** `keeping`: nothing has it yet but the field; `refused`: nothing could. */
export type SendingState = 'idle' | 'keeping' | 'refused';

/** Sends what was written, and lets go of it no sooner than something has it. */
export function useSending({ peer, onKept }: Input) {
  const messaging = useMessaging();
  const [state, setState] = useState<SendingState>('idle');
  return {
    state,
    send(text: string): void {
      const { isKept, kept } = messaging.send(peer, { kind: 'text', text });
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
    /** Somebody goes on writing. */
    goOn: () => setState((now) => (now === 'refused' ? 'idle' : now)),
  };
}
