import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMembers } from '../../../core/messaging/hooks/useMembers.ts';
import { isSameMessage } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom, timelinesAtom } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ReaderList } from './ReaderList.tsx';
import * as css from './ReadersSheet.css.ts';
import { readReceiptsOf } from './readReceipts.ts';

export type ReadersSheetProps = {
  /** Own, of a group. */
  message: StoredMessage;
  isOpen: boolean;
  onClose: () => void;
};

/** Who of a group has read a message, and who has not yet; follows it while it is open. */
export function ReadersSheet({ message: opened, isOpen, onClose }: ReadersSheetProps) {
  const { t } = useTranslation('chat.readers');
  const messageAtom = useMemo(
    () =>
      atom((get) => {
        const shown = get(timelinesAtom).get(opened.conversationID)?.messages ?? [];
        return shown.find((one) => isSameMessage(one, opened)) ?? opened;
      }),
    [opened],
  );
  const message = useAtomValue(messageAtom);
  const members = useMembers(message.groupID);
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const { read, unread } = readReceiptsOf(message, members.rows);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={css.lists}>
        {read.length > 0 && <ReaderList title={t('read', { count: read.length })} readers={read} />}
        {read.length === 0 && <p className={css.note}>{t('nobody')}</p>}
        {!members.isLoaded && isOnline && <Skeleton rows={3} label={t('loading')} />}
        {!members.isLoaded && !isOnline && <p className={css.note}>{t('offline')}</p>}
        {members.isLoaded && unread.length > 0 && (
          <ReaderList title={t('unread', { count: unread.length })} readers={unread} />
        )}
        {members.isLoaded && unread.length === 0 && read.length > 0 && (
          <p className={css.note}>{t('everybody')}</p>
        )}
      </div>
    </Sheet>
  );
}
