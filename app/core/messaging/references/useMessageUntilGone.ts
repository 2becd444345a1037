import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageRef } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { useReferencedOne } from './useReferenced.ts';

/**
 * For what is opened over a conversation and is about one of its messages.
 * @param onGone called once the message was taken back, deleted or has expired, or is not to be had at all
 * @returns the message as it is or was last known; then without content; null where it never was known
 */
export function useMessageUntilGone(of: MessageRef, onGone: () => void): StoredMessage | null {
  const found = useReferencedOne(of);
  const [known, setKnown] = useState<StoredMessage | null>(null);
  if (found?.message && found.message !== known) setKnown(found.message);
  const isGone = found?.state === 'gone' || (found?.state === 'unknown' && known === null);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return found?.message ?? known;
}
