import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMembers } from '../../../core/messaging/hooks/useMembers.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useReferencedOne } from '../../../core/messaging/references/useReferenced.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ReaderList } from './ReaderList.tsx';
import * as css from './ReadersSheet.css.ts';
import { readReceiptsOf } from './readReceipts.ts';

type Props = SheetProps & {
  /** Own, of a group. */
  of: MessageRef;
};

/** Who of a group has read a message, and who has not yet; follows it while it is open, and is there. */
export function ReadersSheet({ of, isOpen, onClose }: Props) {
  const { t } = useTranslation('chat.readers');
  const { state, message } = useReferencedOne(of) ?? {};
  const isGone = state === 'gone' || state === 'unknown';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {message && <Readers message={message} />}
    </Sheet>
  );
}

function Readers({ message }: { message: StoredMessage }) {
  const { t } = useTranslation('chat.readers');
  const { groupID } = message;
  const { members, isLoaded } = useMembers(groupID);
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const { read, unread } = readReceiptsOf(message, members);
  return (
    <div className={css.lists}>
      {read.length > 0 && (
        <ReaderList groupID={groupID} title={t('read', { count: read.length })} readers={read} />
      )}
      {read.length === 0 && <p className={css.note}>{t('nobody')}</p>}
      {!isLoaded && isOnline && <Skeleton rows={3} label={t('loading')} />}
      {!isLoaded && !isOnline && <p className={css.note}>{t('offline')}</p>}
      {isLoaded && unread.length > 0 && (
        <ReaderList
          groupID={groupID}
          title={t('unread', { count: unread.length })}
          readers={unread}
        />
      )}
      {isLoaded && unread.length === 0 && read.length > 0 && (
        <p className={css.note}>{t('everybody')}</p>
      )}
    </div>
  );
}
