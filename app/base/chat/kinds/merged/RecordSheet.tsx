import { useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessageUntilGone } from '../../../../core/messaging/references/useMessageUntilGone.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { SheetProps } from '../../../../core/overlay/SheetHost.tsx';
import { LongRows } from '../../../../ui/LongRows.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { RecordRow } from './RecordRow.tsx';
import * as css from './RecordSheet.css.ts';
import { cardOf, mostNested, readRecord } from './readRecord.ts';
import { RecordContext, type RecordRef } from './recordContext.ts';

const keyOf = ({ clientMsgID }: StoredMessage): string => clientMsgID;

/**
 * All messages of a record, over the conversation or over the record it is in. Once the message is taken
 * back, it closes, and says nothing any more while it does.
 */
export function RecordSheet({ of, path, isOpen, onClose }: SheetProps & RecordRef) {
  const { t } = useTranslation(['chat.merged', 'chat.message']);
  const root = useMessageUntilGone(of, onClose);
  const record = useMemo(() => root && recordAt(root, path), [root, path]);
  const messages = useMemo(() => (record ? readRecord(record) : []), [record]);
  const within = useMemo(() => ({ of, path }), [of, path]);
  const title = (record && cardOf(record).title) || t('chat.message:merged');
  const isCut = (record?.mergeElem?.multiMessage?.length ?? 0) > mostNested;
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      <RecordContext value={within}>
        <div className={css.messages} data-scroll="">
          {messages.length === 0 && <p className={css.note}>{t('empty')}</p>}
          {messages.length > 0 && (
            <LongRows label={title} rows={messages} keyOf={keyOf} className={css.list}>
              {(message) => <RecordRow message={message} />}
            </LongRows>
          )}
          {isCut && <p className={css.note}>{t('more', { count: mostNested })}</p>}
        </div>
      </RecordContext>
    </Sheet>
  );
}

function recordAt(root: StoredMessage, path: readonly string[]): StoredMessage | undefined {
  return path.reduce<StoredMessage | undefined>(
    (record, id) => record && readRecord(record).find(({ clientMsgID }) => clientMsgID === id),
    root,
  );
}
