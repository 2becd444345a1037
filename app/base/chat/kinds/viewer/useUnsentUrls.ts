import { useEffect, useState } from 'react';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * Addresses of the files that are on this device alone, by `clientMsgID`, while this is shown.
 * @returns null until they are read
 */
export function useUnsentUrls(
  messages: readonly StoredMessage[],
): ReadonlyMap<string, string> | null {
  const messaging = useMessaging();
  const unsent = messages.filter(({ state }) => state !== 'sent');
  const [ids] = useState(() => unsent.map(({ clientMsgID }) => clientMsgID));
  const [urls, setUrls] = useState<ReadonlyMap<string, string> | null>(
    ids.length === 0 ? new Map() : null,
  );
  useEffect(() => {
    if (ids.length === 0) return;
    let isCurrent = true;
    const made = new Map<string, string>();
    const read = ids.map(async (id) => {
      const blob = await messaging.outgoingFile(id, 'file').catch(() => null);
      if (isCurrent && blob) made.set(id, URL.createObjectURL(blob));
    });
    Promise.all(read).then(() => isCurrent && setUrls(made));
    return () => {
      isCurrent = false;
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [messaging, ids]);
  return urls;
}
