import { useRef } from 'react';
import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { contentOf, type PickedState } from './pickedState.ts';
import { type PickedEdits, usePickedItems } from './usePickedItems.ts';

type Input = {
  peer: Peer;
  files: readonly File[];
  /** All that can be sent is on its way. */
  onSent: () => void;
};

export type PickedThings = PickedState &
  PickedEdits & {
    /** Sends what can be sent, each as a message of its own, in order. */
    send: () => void;
  };

/** What the person chose to send: read one after the other, and kept here until it is on its way. */
export function usePicked({ peer, files, onSent }: Input): PickedThings {
  const messaging = useMessaging();
  const { state, dispatch, ...edits } = usePickedItems(files);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sendingBegan' });
    try {
      for (const item of state.items) {
        if (item.status !== 'ready') continue;
        await messaging.send(peer, contentOf(item.file, item.prepared, state.isOriginal)).kept;
        dispatch({ type: 'kept', id: item.id });
      }
      onSent();
    } catch {
      // The device has no room: what is not kept stays here.
      dispatch({ type: 'notKept' });
    } finally {
      isSending.current = false;
    }
  };
  return {
    ...state,
    ...edits,
    send: () => void send(),
  };
}
