import { useCallback } from 'react';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import { type MessageRef, refOf } from '../../../../core/messaging/messageRef.ts';
import { type SheetProps, useOpenSheet } from '../../../../core/overlay/SheetHost.tsx';
import type { Openers } from '../openers.ts';

/** A record: the message it is, or in which it is, and from there the ids of the records it lies in. */
export type RecordRef = { of: MessageRef; path: readonly string[] };

/** @param within the record that the cards are in; null in a conversation */
export function useOpenRecord(
  sheet: PartSource<SheetProps & RecordRef>,
  within: RecordRef | null,
): Openers['record'] {
  const openSheet = useOpenSheet();
  return useCallback(
    (record) => {
      const inner = within && { of: within.of, path: [...within.path, record.clientMsgID] };
      openSheet(sheet, inner ?? { of: refOf(record), path: [] });
    },
    [openSheet, sheet, within],
  );
}
