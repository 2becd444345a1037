import { useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessageUntilGone } from '../../../../core/messaging/references/useMessageUntilGone.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { SheetProps } from '../../../../core/overlay/SheetHost.tsx';
import { LongRows } from '../../../../ui/LongRows.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { nothingOpens, OpenersContext } from '../openers.ts';
import { RecordRow } from './RecordRow.tsx';
import * as css from './RecordSheet.css.ts';
import { cardOf, mostNested, readRecord } from './readRecord.ts';
import { type RecordRef, useOpenRecord } from './useOpenRecord.ts';

/** A record within a record. */
const inner = { load: async () => RecordSheet };

const keyOf = ({ clientMsgID }: StoredMessage): string => clientMsgID;

/**
 * All messages of a record, over the conversation or over the record it is in. Once the message is taken
 * back, it closes, and says nothing any more while it does.
 */
export function RecordSheet({ of, path, isOpen, onClose }: SheetProps & RecordRef) {
  const { t } = useTranslation(['chat.merged', 'chat.message']);
  const root = useMessageUntilGone(of, onClose);
  const record = useMemo(() => root && recordAt(root, path), [root, path]);
  const title = (record && cardOf(record).title) || t('chat.message:merged');
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      {record && <RecordRows {...{ record, title, of, path }} />}
    </Sheet>
  );
}

/** In the sheet: what is opened from here lies over it. */
function RecordRows({ record: shown, title, of, path }: RecordRef & RecordRowsProps) {
  const { t } = useTranslation('chat.merged');
  const messages = useMemo(() => readRecord(shown), [shown]);
  const within = useMemo(() => ({ of, path }), [of, path]);
  const record = useOpenRecord(inner, within);
  const openers = useMemo(() => ({ ...nothingOpens, record }), [record]);
  const isCut = (shown.mergeElem?.multiMessage?.length ?? 0) > mostNested;
  return (
    <OpenersContext value={openers}>
      <div className={css.messages} data-scroll="">
        {messages.length === 0 && <p className={css.note}>{t('empty')}</p>}
        {messages.length > 0 && (
          <LongRows label={title} rows={messages} keyOf={keyOf} className={css.list}>
            {(message) => <RecordRow message={message} />}
          </LongRows>
        )}
        {isCut && <p className={css.note}>{t('more', { count: mostNested })}</p>}
      </div>
    </OpenersContext>
  );
}

type RecordRowsProps = { record: StoredMessage; title: string };

function recordAt(root: StoredMessage, path: readonly string[]): StoredMessage | undefined {
  return path.reduce<StoredMessage | undefined>(
    (record, id) => record && readRecord(record).find(({ clientMsgID }) => clientMsgID === id),
    root,
  );
}
