import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import type { PlayerState } from '../../../../parts/voice/playerState.ts';
import { useVoicePlayer } from '../../../../parts/voice/useVoicePlayer.ts';
import { voicePlayerAtom } from '../../../../parts/voice/voiceAtoms.ts';
import { clipOf } from '../../../../parts/voice/voiceClip.ts';
import { useOutgoingUrl } from '../media/useOutgoingUrl.ts';

type Clip = {
  /** How it plays; null while it does not. */
  playing: PlayerState;
  /** False for one that is nowhere yet, or whose address must not be asked. */
  canPlay: boolean;
  /** Plays it, pauses it, goes on, or tries again. */
  toggle: () => void;
  /** @param position seconds; plays from there */
  seek: (position: number) => void;
};

/** The voice message as something to be played. */
export function useClip(message: StoredMessage): Clip {
  const player = useVoicePlayer();
  const selfId = useAtomValue(userIdAtom) ?? '';
  const addressOf = useMediaAddress();
  const key = messageKeyOf(message);
  const playing = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const state = get(voicePlayerAtom);
          return state?.clip.key === key ? state : null;
        }),
      [key],
    ),
  );
  const ownAddress = useOwnAddress(message);
  const clipIn = (one: StoredMessage) => clipOf(one, selfId, addressOf);
  const clip = ownAddress ? clipOf(message, selfId, () => ownAddress) : clipIn(message);
  return {
    playing,
    canPlay: clip !== null,
    toggle() {
      if (!clip) return;
      if (!playing) player.play(clip, clipIn);
      else if (playing.status === 'failed') player.play(clip, clipIn, playing.position);
      else if (playing.status === 'paused') player.resume();
      else player.pause();
    },
    seek(position) {
      if (!clip) return;
      if (playing && playing.status !== 'failed') player.seek(position);
      else player.play(clip, clipIn, position);
    },
  };
}

/**
 * Where a clip of the person can be played from before it is uploaded; null where it is at the platform, or
 * not read yet. What plays goes on when its bubble is gone: the address stays until something else plays.
 */
function useOwnAddress(message: StoredMessage): string | null {
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
