import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComposerPanelProps } from '../../../../core/feature/slots.ts';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Callout } from '../../../../ui/Callout.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import * as css from './MediaSheet.css.ts';
import { PickedItem } from './PickedItem.tsx';
import { originalBytes } from './pickedState.ts';
import { usePicked } from './usePicked.ts';

/** What is about to be sent, before it is: looked over, taken out, and sent in order. */
export function MediaSheet({ peer, files, onClose, onDone }: ComposerPanelProps) {
  const { t } = useTranslation('chat.composer');
  const tag = useLanguageTag();
  const picked = usePicked({ peer, files, onSent: onDone });
  const { items, sending } = picked;
  const bytes = originalBytes(picked);
  const isReading = items.some(({ status }) => status === 'reading');
  const isRunning = sending === 'running';
  const canSend = items.some(({ status }) => status === 'ready');
  const busyLabel = isRunning ? t('sending') : isReading ? t('preparing') : undefined;
  return (
    <Sheet
      open
      // What is being kept is not left behind.
      onClose={() => !isRunning && onClose()}
      title={t('selected', { count: items.length })}
      closeLabel={t('cancel')}
    >
      <div className={css.parts}>
        <ul className={css.items}>
          {items.map((item, index) => (
            <PickedItem
              key={item.id}
              item={item}
              number={index + 1}
              onRemove={() => {
                picked.remove(item.id);
                if (items.length === 1) onClose();
              }}
            />
          ))}
        </ul>
        {bytes !== null && (
          <div className={css.original}>
            <span>{t('original', { size: fileSize(bytes, tag) })}</span>
            <Switch
              label={t('original', { size: fileSize(bytes, tag) })}
              checked={picked.isOriginal}
              disabled={isRunning}
              onChange={picked.setOriginal}
            />
          </div>
        )}
        <div role="alert" className={css.alert}>
          {sending === 'refused' && (
            <Callout tone="negative" glyph={CircleAlert}>
              {t('mediaNotKept')}
            </Callout>
          )}
        </div>
        <div className={css.actions}>
          <Button look="neutral" onClick={onClose} disabled={isRunning}>
            {t('cancel')}
          </Button>
          <Button onClick={picked.send} disabled={!canSend} busyLabel={busyLabel}>
            {t('send')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
