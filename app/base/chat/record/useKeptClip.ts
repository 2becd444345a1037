import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import type { PlayerState } from '../../../parts/voice/playerState.ts';
import { voicePlayerOf } from '../../../parts/voice/useVoicePlayer.ts';
import { voicePlayerAtom } from '../../../parts/voice/voiceAtoms.ts';
import type { VoiceFile } from './voiceFile.ts';

type KeptClip = {
  /** How it plays; null while it does not. */
  playing: PlayerState;
  /** Plays it, pauses it, or goes on. */
  toggle: () => void;
};

/**
 * A recording as something to be listened to before it is sent, while this is shown.
 * @param id of the conversation
 */
export function useKeptClip(id: string, { blob, duration }: VoiceFile): KeptClip {
  const store = useStore();
  const selfId = useAtomValue(userIdAtom) ?? '';
  const player = voicePlayerOf(store);
  const [address, setAddress] = useState<string | null>(null);
  const playing = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const state = get(voicePlayerAtom);
          return address !== null && state?.clip.address === address ? state : null;
        }),
      [address],
    ),
  );
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => {
      if (store.get(voicePlayerAtom)?.clip.address === url) player.close();
      URL.revokeObjectURL(url);
    };
  }, [blob, store, player]);
  return {
    playing,
    toggle() {
      if (playing?.status === 'paused') return player.resume();
      if (playing && playing.status !== 'failed') return player.pause();
      if (address === null) return;
      // It is no message yet: none follows it.
      const ref = { conversationID: id, sendID: selfId, clientMsgID: '', key: address };
      const said = { senderNickname: '', sendTime: 0, isOwn: true };
      player.play({ ...ref, ...said, address, duration }, () => null);
    },
  };
}
