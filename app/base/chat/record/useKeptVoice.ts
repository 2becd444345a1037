import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { afterPaint } from '../../../platform/afterPaint.ts';
import { keptVoicesAtom } from './keptVoicesAtom.ts';
import { isRunning } from './runningRecording.ts';
import type { VoiceFile } from './voiceFile.ts';

/** @returns the recording that waits in a conversation; null for none, undefined until the device is read */
export function useKeptVoice(conversationID: string): VoiceFile | null | undefined {
  const messaging = useMessaging();
  const store = useStore();
  const kept = useAtomValue(keptVoicesAtom).get(conversationID);
  const isKnown = kept !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const note = (file: VoiceFile | null): void => {
      if (!store.get(keptVoicesAtom).has(conversationID)) {
        store.set(keptVoicesAtom, conversationID, file);
      }
    };
    const read = async (): Promise<VoiceFile | null> => {
      const file = await messaging.keptVoice(conversationID);
      return file && (await isRunning(file.id)) ? null : file;
    };
    // Nobody waits for it: what is to be seen of the conversation comes first.
    return afterPaint(() => {
      read().then(note, () => note(null));
    });
  }, [isKnown, messaging, store, conversationID]);
  return kept;
}
