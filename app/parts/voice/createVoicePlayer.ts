import type { createStore } from 'jotai';
import { isHeard } from '../../core/messaging/heard/heardClips.ts';
import { heardClipsAtom } from '../../core/messaging/heard/heardClipsAtom.ts';
import { messageKeyOf } from '../../core/messaging/messageRef.ts';
import { goneFilesAtom, timelinesAtom } from '../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import type { AudioFact, AudioPlayer } from '../../platform/audioPlayer.ts';
import { nextUnheard } from './nextUnheard.ts';
import type { VoiceClip } from './playerState.ts';
import { type VoiceRate, voicePlayerAtom, voiceRateAtom } from './voiceAtoms.ts';

type Store = ReturnType<typeof createStore>;

/** @returns the clip of a message of the same conversation; null for what is none */
type ClipIn = (message: StoredMessage) => VoiceClip | null;

/** Plays voice messages, one at a time; what plays is in `voicePlayerAtom`. */
export interface VoicePlayer {
  /**
   * Plays a clip, in the place of any other; the unheard ones after it follow.
   * @param at seconds from its start
   */
  play(clip: VoiceClip, clipIn: ClipIn, at?: number): void;
  resume(): void;
  pause(): void;
  /** @param position seconds */
  seek(position: number): void;
  setRate(rate: VoiceRate): void;
  close(): void;
}

/**
 * @param createAudio makes what plays; it is made with the first clip
 * @returns a player that ends with the session
 */
export function createVoicePlayer(
  store: Store,
  createAudio: (tell: (fact: AudioFact) => void) => AudioPlayer,
): VoicePlayer {
  let audio: AudioPlayer | null = null;
  let clipIn: ClipIn = () => null;

  const start = (clip: VoiceClip, at: number): void => {
    const isFollowed = !clip.isOwn && !isHeard(store.get(heardClipsAtom), clip);
    audio ??= createAudio(tell);
    store.set(voicePlayerAtom, { type: 'asked', clip, at, isFollowed });
    audio.play({ address: clip.address, at, rate: store.get(voiceRateAtom) });
  };

  const tell = (fact: AudioFact): void => {
    const state = store.get(voicePlayerAtom);
    if (!state) return;
    const { clip, isFollowed } = state;
    if (fact.type === 'playing' && !clip.isOwn) store.set(heardClipsAtom, clip);
    store.set(voicePlayerAtom, fact);
    if (fact.type !== 'ended') return;
    const next = isFollowed ? followerOf(clip) : null;
    if (next) start(next, 0);
    else audio?.stop();
  };

  const followerOf = (clip: VoiceClip): VoiceClip | null => {
    const messages = store.get(timelinesAtom).get(clip.conversationID)?.messages ?? [];
    return nextUnheard(clip, messages, store.get(heardClipsAtom), clipIn);
  };

  const close = (): void => {
    if (!store.get(voicePlayerAtom)) return;
    store.set(voicePlayerAtom, { type: 'closed' });
    audio?.stop();
  };
  store.sub(userIdAtom, close);
  store.sub(timelinesAtom, () => {
    if (isTakenBack(store)) close();
  });
  // Also where its conversation is not shown any more.
  store.sub(goneFilesAtom, () => {
    const key = store.get(voicePlayerAtom)?.clip.key;
    if (store.get(goneFilesAtom).some((gone) => gone.key === key)) close();
  });

  return {
    play(clip, ofSameConversation, at = 0) {
      clipIn = ofSameConversation;
      start(clip, at);
    },
    resume() {
      store.set(voicePlayerAtom, { type: 'resumed' });
      audio?.resume();
    },
    pause: () => audio?.pause(),
    seek(position) {
      store.set(voicePlayerAtom, { type: 'sought', position });
      audio?.seek(store.get(voicePlayerAtom)?.position ?? 0);
    },
    setRate(rate) {
      store.set(voiceRateAtom, rate);
      audio?.setRate(rate);
    },
    close,
  };
}

/** Whether what plays was taken back or deleted meanwhile. */
function isTakenBack(store: Store): boolean {
  const playing = store.get(voicePlayerAtom)?.clip;
  if (!playing) return false;
  const { messages } = store.get(timelinesAtom).get(playing.conversationID) ?? { messages: [] };
  return messages.some(
    (message) =>
      (message.isRevoked || message.isDeleted) &&
      message.clientMsgID === playing.clientMsgID &&
      messageKeyOf(message) === playing.key,
  );
}
