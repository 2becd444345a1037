import { useAtomValue } from 'jotai';
import { isHeard } from '../../../../core/messaging/heard/heardClips.ts';
import { heardClipsAtom } from '../../../../core/messaging/heard/heardClipsAtom.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/** @returns whether it is somebody else's and has not been played on this device */
export function useIsUnheard(message: StoredMessage, isOwn: boolean): boolean {
  const heard = useAtomValue(heardClipsAtom);
  return !isOwn && !isHeard(heard, message);
}
