import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** What new messages may do beside standing in the list. */
const alertKinds = ['notices', 'sound', 'vibration', 'badge'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** @returns the kinds that the person switched off on this device; none by default */
export function readAlertsOff(store: KeyValueStore): ReadonlySet<AlertKind> {
  const stored = readJson(store, storageKeys.alertsOff);
  const names: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Set(alertKinds.filter((kind) => names.includes(kind)));
}

/** Switches one kind on or off. @returns what is off now */
export function switchAlert(
  store: KeyValueStore,
  kind: AlertKind,
  isOn: boolean,
): ReadonlySet<AlertKind> {
  const off = new Set(readAlertsOff(store));
  if (isOn) off.delete(kind);
  else off.add(kind);
  if (off.size === 0) store.remove(storageKeys.alertsOff);
  else writeJson(store, storageKeys.alertsOff, [...off]);
  return off;
}
