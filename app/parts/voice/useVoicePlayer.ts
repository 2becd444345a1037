import type { createStore } from 'jotai';
import { useStore } from 'jotai';
import { createAudioPlayer } from '../../platform/audioPlayer.ts';
import { createVoicePlayer, type VoicePlayer } from './createVoicePlayer.ts';

const players = new WeakMap<object, VoicePlayer>();

/** @returns the app's one player of voice messages: it outlives the page that asked for it */
export function voicePlayerOf(store: ReturnType<typeof createStore>): VoicePlayer {
  const known = players.get(store);
  if (known) return known;
  const player = createVoicePlayer(store, createAudioPlayer);
  players.set(store, player);
  return player;
}

export function useVoicePlayer(): VoicePlayer {
  return voicePlayerOf(useStore());
}
