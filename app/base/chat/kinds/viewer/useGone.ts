import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { messageChangesAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { goneAmong } from './goneAmong.ts';

/**
 * Looks at what is gone through again whenever messages of the conversation change, in view of it or not.
 * @param onGone told of those that were deleted or taken back, by `messageKeyOf`
 */
export function useGone(
  conversationID: string,
  viewed: readonly StoredMessage[],
  onGone: (keys: ReadonlySet<string>) => void,
): void {
  const messaging = useMessaging();
  const changes = useAtomValue(messageChangesAtom).get(conversationID);
  const latest = useRef({ viewed, onGone });
  useEffect(() => {
    latest.current = { viewed, onGone };
  });
  // What was read beyond the timeline may have been taken back since the device heard of it.
  const count = viewed.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with each change, and with what comes in
  useEffect(() => {
    let isOver = false;
    goneAmong(messaging, latest.current.viewed).then(
      (keys) => {
        if (!isOver && keys.size > 0) latest.current.onGone(keys);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [messaging, changes, count]);
}
