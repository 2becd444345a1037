import { useAtom } from 'jotai';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { openedRecordsAtom } from './openedRecordsAtom.ts';

const sheets = {
  load: async () => (await import('./RecordSheets.tsx')).RecordSheets,
};

/**
 * The records opened on this page. They stand beside its messages, not in them: the message that one was
 * opened from may leave the view while it is read.
 */
export function OpenedRecords() {
  const isActive = useIsActiveScreen();
  const [records, setRecords] = useAtom(openedRecordsAtom);
  if (!isActive || records.length === 0) return null;
  const close = (): void => setRecords([]);
  return <LazyPart source={sheets} props={{ records }} placeholder={null} onClose={close} />;
}
