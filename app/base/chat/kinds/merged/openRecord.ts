import { createContext, useCallback } from 'react';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import { type MessageRef, refOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { type SheetProps, useOpenSheet } from '../../../../core/overlay/SheetHost.tsx';

/** A record: the message it is, or in which it is, and from there the ids of the records it lies in. */
export type RecordRef = { of: MessageRef; path: readonly string[] };

/** Shows all of a record; the cards of records among what is shown call it. */
export type OpenRecord = (record: StoredMessage) => void;

export const OpenRecordContext = createContext<OpenRecord>(() => undefined);

/** @param within the record that the cards are in; null in a conversation */
export function useOpenRecord(
  sheet: PartSource<SheetProps & RecordRef>,
  within: RecordRef | null,
): OpenRecord {
  const openSheet = useOpenSheet();
  return useCallback(
    (record) => {
      const inner = within && { of: within.of, path: [...within.path, record.clientMsgID] };
      openSheet(sheet, inner ?? { of: refOf(record), path: [] });
    },
    [openSheet, sheet, within],
  );
}
