import { useRef, useState } from 'react';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { ForwardTarget } from './forwardTarget.ts';
import { type Sendable, sendForwarded } from './sendForwarded.ts';

export type Forwarding = ReturnType<typeof useForwarding>;

/** Sends to several conversations; what one press has sent the next does not send again. */
export function useForwarding() {
  const messaging = useMessaging();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  /** By conversation, how much of what is forwarded it has. */
  const sent = useRef(new Map<string, number>());
  return {
    isSending,
    /** @returns the conversations that did not get all of it; null where this is under way already */
    async send(
      targets: readonly ForwardTarget[],
      contents: readonly Sendable[],
    ): Promise<readonly ForwardTarget[] | null> {
      if (isRunning.current) return null;
      isRunning.current = true;
      setIsSending(true);
      const missed: ForwardTarget[] = [];
      for (const target of targets) {
        const { conversationID } = target;
        const peer = peerOf(conversationID);
        const before = sent.current.get(conversationID) ?? 0;
        const now = peer ? await sendForwarded(messaging, peer, contents, before) : before;
        sent.current.set(conversationID, now);
        if (now < contents.length) missed.push(target);
      }
      isRunning.current = false;
      setIsSending(false);
      return missed;
    },
  };
}
