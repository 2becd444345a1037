import { atom } from 'jotai';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { userIdAtom } from '../../session/sessionAtom.ts';
import { type HeardClips, type HeardMessage, readHeard, writeHeard } from './heardClips.ts';

/** Rises when the device's record has changed, also by another page. */
const changesAtom = atom(0);
changesAtom.onMount = (set) =>
  localStore.subscribe(storageKeys.heard, () => set((count) => count + 1));

const nothing: HeardClips = { since: 0, clips: new Map() };

/** What the person has played on this device; takes a clip that has been played just now. */
export const heardClipsAtom = atom(
  (get): HeardClips => {
    get(changesAtom);
    const userId = get(userIdAtom);
    return userId === null ? nothing : readHeard(localStore, userId, Date.now());
  },
  (get, set, message: HeardMessage) => {
    const userId = get(userIdAtom);
    if (userId === null) return;
    writeHeard(localStore, userId, message, Date.now());
    set(changesAtom, (count) => count + 1);
  },
);
