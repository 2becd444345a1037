import { type ReactNode, useMemo } from 'react';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useOpenRecord } from './merged/useOpenRecord.ts';
import { type Openers, OpenersContext } from './openers.ts';

export const mediaViewer = {
  load: async () => (await import('./viewer/MediaViewer.tsx')).MediaViewer,
};
const recordSheet = {
  load: async () => (await import('./merged/RecordSheet.tsx')).RecordSheet,
};

/** Lets the messages of a conversation open what they hold. */
export function MessageOpeners({ children }: { children: ReactNode }) {
  const openSheet = useOpenSheet();
  const record = useOpenRecord(recordSheet, null);
  const openers = useMemo(
    (): Openers => ({
      record,
      media(message) {
        const { conversationID } = message;
        openSheet(mediaViewer, { conversationID, at: messageKeyOf(message) });
      },
    }),
    [openSheet, record],
  );
  return <OpenersContext value={openers}>{children}</OpenersContext>;
}
