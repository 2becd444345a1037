import { type MessageRef, refOf } from '../../../core/messaging/messageRef.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';

const sheet = {
  load: async () => (await import('./ReadersSheet.tsx')).ReadersSheet,
};

/** @returns shows who has read a message of a group */
export function useOpenReaders(): (of: MessageRef) => void {
  const openSheet = useOpenSheet();
  return (of) => openSheet(sheet, { of: refOf(of) });
}
