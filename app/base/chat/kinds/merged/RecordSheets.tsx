import { useSetAtom } from 'jotai';
import { closeRecordAtom, type OpenedRecord } from './openedRecordsAtom.ts';
import { RecordSheet } from './RecordSheet.tsx';

/** The records that are read, one over the other. */
export function RecordSheets({ records }: { records: readonly OpenedRecord[] }) {
  const close = useSetAtom(closeRecordAtom);
  return records.map(({ record, isOpen }, place) => (
    <RecordSheet
      // biome-ignore lint/suspicious/noArrayIndexKey: each stays in its place while it is open
      key={place}
      record={record}
      isOpen={isOpen}
      onClose={() => close(place)}
    />
  ));
}
