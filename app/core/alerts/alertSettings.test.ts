import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, type KeyValueStore, storageKeys } from '../../platform/storage.ts';
import { readAlertsOff, switchAlert } from './alertSettings.ts';

let store: KeyValueStore;
beforeEach(() => {
  // The memory of the store stands in for the device.
  store = createStore(() => {
    throw new Error('blocked');
  });
});

describe('what new messages may not do', () => {
  it('is nothing until something is switched off, and kept from then on', () => {
    expect([...readAlertsOff(store)]).toEqual([]);
    switchAlert(store, 'sound', false);
    switchAlert(store, 'badge', false);
    expect([...readAlertsOff(store)]).toEqual(['sound', 'badge']);
    expect([...switchAlert(store, 'sound', true)]).toEqual(['badge']);
    switchAlert(store, 'badge', true);
    expect(store.read(storageKeys.alertsOff)).toBeNull();
  });

  it.each(['null', '{}', '["smell",3]', '['])('is nothing where it is damaged: %s', (text) => {
    store.write(storageKeys.alertsOff, text);
    expect([...readAlertsOff(store)]).toEqual([]);
  });
});
