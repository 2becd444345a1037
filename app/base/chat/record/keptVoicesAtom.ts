import { atom } from 'jotai';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import type { VoiceFile } from './voiceFile.ts';

type Kept = { userId: string; files: ReadonlyMap<string, VoiceFile | null> };

const keptAtom = atom<Kept>({ userId: '', files: new Map() });

/**
 * Recordings that wait for the person, by conversation, as far as the device was asked for them: null where
 * none does. Takes a change of one.
 */
export const keptVoicesAtom = atom(
  (get): ReadonlyMap<string, VoiceFile | null> => {
    const { userId, files } = get(keptAtom);
    return userId === get(userIdAtom) ? files : new Map();
  },
  (get, set, conversationID: string, file: VoiceFile | null) => {
    const files = new Map(get(keptVoicesAtom)).set(conversationID, file);
    set(keptAtom, { userId: get(userIdAtom) ?? '', files });
  },
);
