import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useReferencedOne } from '../../../../core/messaging/references/useReferenced.ts';
import { closeRecordAtom, type OpenedRecord } from './openedRecordsAtom.ts';
import { RecordSheet } from './RecordSheet.tsx';

/**
 * The records that are read, one over the other. All of them are in the message that the first one is: once
 * that is taken back, they close, and say nothing any more while they do.
 */
export function RecordSheets({ records }: { records: readonly OpenedRecord[] }) {
  const close = useSetAtom(closeRecordAtom);
  const found = useReferencedOne(records[0]?.record ?? null);
  const gone = found?.state === 'gone' ? found.message : null;
  const isGone = gone !== null;
  useEffect(() => {
    if (isGone) close(0);
  }, [isGone, close]);
  return records.map(({ record, isOpen }, place) => (
    <RecordSheet
      // biome-ignore lint/suspicious/noArrayIndexKey: each stays in its place while it is open
      key={place}
      record={gone ?? record}
      isOpen={isOpen}
      onClose={() => close(place)}
    />
  ));
}
