import { atom } from 'jotai';

/** False while the device has no network at all. */
export const onlineAtom = atom(true);
