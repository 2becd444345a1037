import { useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { LongRows } from '../../../../ui/LongRows.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { RecordRow } from './RecordRow.tsx';
import * as css from './RecordSheet.css.ts';
import { cardOf, mostNested, readRecord } from './readRecord.ts';

type Props = { record: StoredMessage; isOpen: boolean; onClose: () => void };

const keyOf = ({ clientMsgID }: StoredMessage): string => clientMsgID;

/** All messages of a record, over the conversation. */
export function RecordSheet({ record, isOpen, onClose }: Props) {
  const { t } = useTranslation(['chat.merged', 'chat.message']);
  const messages = useMemo(() => readRecord(record), [record]);
  const title = cardOf(record).title || t('chat.message:merged');
  const isCut = (record.mergeElem?.multiMessage?.length ?? 0) > mostNested;
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      <div className={css.messages} data-scroll="">
        {messages.length === 0 && <p className={css.note}>{t('empty')}</p>}
        {messages.length > 0 && (
          <LongRows label={title} rows={messages} keyOf={keyOf} className={css.list}>
            {(message) => <RecordRow message={message} />}
          </LongRows>
        )}
        {isCut && <p className={css.note}>{t('more', { count: mostNested })}</p>}
      </div>
    </Sheet>
  );
}
