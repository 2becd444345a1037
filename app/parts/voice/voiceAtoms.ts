import { atom } from 'jotai';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { type PlayerFact, type PlayerState, playerReducer } from './playerState.ts';

const stateAtom = atom<PlayerState>(null);

/** The voice message that plays, in whatever page; takes facts. */
export const voicePlayerAtom = atom(
  (get) => get(stateAtom),
  (get, set, fact: PlayerFact) => set(stateAtom, playerReducer(get(stateAtom), fact)),
);

/** `messageKeyOf` the message that plays or stands, or null. */
export const playingKeyAtom = atom((get) => get(stateAtom)?.clip.key ?? null);

/** Whether the bubble of what plays is before the person's eyes. */
export const isPlayingSeenAtom = atom(false);

/** How fast voice messages can be played. */
export const voiceRates = [1, 1.5, 2] as const;
export type VoiceRate = (typeof voiceRates)[number];

const chosenRateAtom = atom<VoiceRate | null>(null);

/** How fast they are played; kept on the device. */
export const voiceRateAtom = atom(
  (get): VoiceRate => get(chosenRateAtom) ?? storedRate(),
  (_get, set, rate: VoiceRate) => {
    localStore.write(storageKeys.voiceRate, String(rate));
    set(chosenRateAtom, rate);
  },
);

function storedRate(): VoiceRate {
  const stored = Number(localStore.read(storageKeys.voiceRate));
  return voiceRates.find((rate) => rate === stored) ?? 1;
}

/** @returns the speed that comes after this one, after the fastest the first */
export function nextRate(rate: VoiceRate): VoiceRate {
  return voiceRates[(voiceRates.indexOf(rate) + 1) % voiceRates.length] ?? 1;
}
