import { atom } from 'jotai';
import { localStore, storageKeys } from '../../platform/storage.ts';

const hidden = '1';

const isStored = (): boolean => localStore.read(storageKeys.amountsHidden) === hidden;

/** Null until somebody chooses; then what is stored serves. */
const chosenAtom = atom<boolean | null>(null);
// Another tab of this device chose.
chosenAtom.onMount = (choose) =>
  localStore.subscribe(storageKeys.amountsHidden, (stored) => choose(stored === hidden));

/** Whether amounts are hidden in every place of this device; takes what the person chose. */
export const amountsHiddenAtom = atom(
  (get) => get(chosenAtom) ?? isStored(),
  (_, set, isHidden: boolean) => {
    if (isHidden) localStore.write(storageKeys.amountsHidden, hidden);
    else localStore.remove(storageKeys.amountsHidden);
    set(chosenAtom, isHidden);
  },
);
