import { atom } from 'jotai';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/** A record over the page, or on its way out. */
export type OpenedRecord = { record: StoredMessage; isOpen: boolean };

/** The records that are read, each opened from the one before. */
export const openedRecordsAtom = atom<readonly OpenedRecord[]>([]);

/** Opens a record over those that are open. */
export const openRecordAtom = atom(null, (get, set, record: StoredMessage) => {
  const below = get(openedRecordsAtom).filter(({ isOpen }) => isOpen);
  set(openedRecordsAtom, [...below, { record, isOpen: true }]);
});

/** Closes the record at a place, and those opened from it. */
export const closeRecordAtom = atom(null, (get, set, place: number) => {
  const close = (one: OpenedRecord, at: number) => (at < place ? one : { ...one, isOpen: false });
  set(openedRecordsAtom, get(openedRecordsAtom).map(close));
});
