import { useEffect, useState } from 'react';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import type { OutgoingPart } from '../../../../core/messaging/store/outboxEntry.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * The address of a file of a message that has not been sent, from the device itself; null until it is
 * read, and where there is none. It stays for as long as the part that calls this is shown, so that
 * nothing flickers when the message is sent.
 * @param release lets go of the address; stays the same. @default at once
 */
export function useOutgoingUrl(
  message: StoredMessage,
  part: OutgoingPart,
  release: (url: string) => void = revoke,
): string | null {
  const messaging = useMessaging();
  const [url, setUrl] = useState<string | null>(null);
  const { clientMsgID } = message;
  const isUnsent = message.state !== 'sent';
  useEffect(() => {
    if (!isUnsent) return;
    let isCurrent = true;
    messaging.outgoingFile(clientMsgID, part).then(
      (blob) => {
        if (isCurrent && blob) setUrl(URL.createObjectURL(blob));
      },
      // Its own address follows once it is uploaded.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [messaging, clientMsgID, part, isUnsent]);
  useEffect(() => (url === null ? undefined : () => release(url)), [url, release]);
  return url;
}

const revoke = (url: string): void => URL.revokeObjectURL(url);
