import { useRef, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';

type Input = {
  peer: Peer;
  /** It waits in the outbox. */
  onKept: () => void;
};

/** `refused`: the device has no room, and what was chosen is still to be sent. */
type State = 'idle' | 'sending' | 'refused';

/** Sends what was chosen once, however often it is pressed; where it could not be kept, once more. */
export function useSendOnce({ peer, onKept }: Input) {
  const messaging = useMessaging();
  const [state, setState] = useState<State>('idle');
  const isRunning = useRef(false);
  return {
    state,
    async send(content: OutgoingContent): Promise<void> {
      if (isRunning.current) return;
      isRunning.current = true;
      setState('sending');
      try {
        await messaging.send(peer, content).kept;
        onKept();
      } catch {
        isRunning.current = false;
        setState('refused');
      }
    },
    /** Something else is chosen. */
    goOn: () => setState('idle'),
  };
}
