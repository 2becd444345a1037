import { atom } from 'jotai';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { type AlertKind, readAlertsOff, switchAlert } from './alertSettings.ts';

/** Rises when the device's record has changed, also by another page. */
const changesAtom = atom(0);
changesAtom.onMount = (set) =>
  localStore.subscribe(storageKeys.alertsOff, () => set((count) => count + 1));

/** What new messages may not do on this device; takes a kind that is switched on or off. */
export const alertsOffAtom = atom(
  (get): ReadonlySet<AlertKind> => {
    get(changesAtom);
    return readAlertsOff(localStore);
  },
  (_get, set, kind: AlertKind, isOn: boolean) => {
    switchAlert(localStore, kind, isOn);
    set(changesAtom, (count) => count + 1);
  },
);
