import { useEffect, useRef, useState } from 'react';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * Addresses of the files that are on this device alone, by `clientMsgID`, while this is shown. One that was
 * made stays, also once its message is sent.
 * @returns null until those of the first messages are read
 */
export function useUnsentUrls(
  messages: readonly StoredMessage[],
): ReadonlyMap<string, string> | null {
  const messaging = useMessaging();
  const made = useRef(new Map<string, string>());
  const unsent = messages.filter(({ state }) => state !== 'sent');
  const ids = unsent.map(({ clientMsgID }) => clientMsgID).join(' ');
  const [urls, setUrls] = useState<ReadonlyMap<string, string> | null>(
    ids === '' ? new Map() : null,
  );
  useEffect(() => {
    const known = made.current;
    const missing = ids.split(' ').filter((id) => id !== '' && !known.has(id));
    if (missing.length === 0) return;
    let isCurrent = true;
    const read = missing.map(async (id) => {
      const blob = await messaging.outgoingFile(id, 'file').catch(() => null);
      if (isCurrent && blob) known.set(id, URL.createObjectURL(blob));
    });
    Promise.all(read).then(() => isCurrent && setUrls(new Map(known)));
    return () => {
      isCurrent = false;
    };
  }, [messaging, ids]);
  useEffect(() => {
    const known = made.current;
    return () => {
      for (const url of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);
  return urls;
}
