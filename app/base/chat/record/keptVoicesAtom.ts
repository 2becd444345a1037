import { atom } from 'jotai';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import type { VoiceFile } from './voiceFile.ts';

type Kept = { userId: string; files: ReadonlyMap<string, VoiceFile> };

const keptAtom = atom<Kept>({ userId: '', files: new Map() });

/**
 * Recordings that were left unsent, by conversation, for as long as the app is open; takes a change of
 * one: null takes it away.
 */
export const keptVoicesAtom = atom(
  (get): ReadonlyMap<string, VoiceFile> => {
    const { userId, files } = get(keptAtom);
    return userId === get(userIdAtom) ? files : new Map();
  },
  (get, set, conversationID: string, file: VoiceFile | null) => {
    const files = new Map(get(keptVoicesAtom));
    if (file) files.set(conversationID, file);
    else files.delete(conversationID);
    set(keptAtom, { userId: get(userIdAtom) ?? '', files });
  },
);
