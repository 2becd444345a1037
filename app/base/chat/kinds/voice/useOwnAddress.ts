import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { voicePlayerAtom } from '../../../../parts/voice/voiceAtoms.ts';
import { useOutgoingUrl } from '../media/useOutgoingUrl.ts';

/**
 * Where a clip of the person can be played from before it is uploaded; null where it is at the platform, or
 * not read yet. What plays goes on when its bubble is gone: the address stays until something else plays.
 */
export function useOwnAddress(message: StoredMessage): string | null {
  const store = useStore();
  const release = useCallback(
    (url: string): void => {
      const isPlaying = (): boolean => store.get(voicePlayerAtom)?.clip.address === url;
      let stop = (): void => undefined;
      const look = (): void => {
        if (isPlaying()) return;
        stop();
        URL.revokeObjectURL(url);
      };
      stop = store.sub(voicePlayerAtom, look);
      look();
    },
    [store],
  );
  return useOutgoingUrl(message, 'file', release);
}
