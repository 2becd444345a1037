import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { readJson, sessionStore, storageKeys } from '../../../platform/storage.ts';

/**
 * @param visit key of the visit in the history of the browser's tab
 * @returns the message at the top of what was read there before (`keepPlace`); null: nothing but the newest
 */
export function readPlace(visit: string, conversationID: string): MessageRef | null {
  const all = readJson(sessionStore, storageKeys.readingPlaces) as Record<string, unknown> | null;
  const [where, sendID, clientMsgID] = String(all?.[visit]).split('\n');
  if (where !== conversationID || !sendID || !clientMsgID) return null;
  return { conversationID, sendID, clientMsgID };
}
