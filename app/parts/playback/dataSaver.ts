import { atom } from 'jotai';
import { isAskedToSaveData } from '../../platform/network.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';

const on = '1';

const isStored = (): boolean => localStore.read(storageKeys.dataSaver) === on;

/** Null until somebody chooses; then what is stored serves. */
const chosenAtom = atom<boolean | null>(null);
// Another tab of this device chose.
chosenAtom.onMount = (choose) =>
  localStore.subscribe(storageKeys.dataSaver, (stored) => choose(stored === on));

/** The app's own switch of this device: off until a person turns it on; takes what they chose. */
export const dataSaverAtom = atom(
  (get) => get(chosenAtom) ?? isStored(),
  (_get, set, isOn: boolean) => {
    if (isOn) localStore.write(storageKeys.dataSaver, on);
    else localStore.remove(storageKeys.dataSaver);
    set(chosenAtom, isOn);
  },
);

/** Whether to load nothing ahead and to start nothing by itself: by that switch, or because the browser asks. */
export const savesDataAtom = atom((get) => get(dataSaverAtom) || isAskedToSaveData());
