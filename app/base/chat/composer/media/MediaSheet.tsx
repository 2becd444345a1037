import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Callout } from '../../../../ui/Callout.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import * as css from './MediaSheet.css.ts';
import { PickedItems } from './PickedItems.tsx';
import { usePicked } from './usePicked.ts';

/** What is about to be sent, before it is: looked over, taken out, and sent in order. */
export function MediaSheet({ peer, files, isOpen, onClose, onDone }: ComposerPanelProps) {
  const { t } = useTranslation('chat.composer');
  const picked = usePicked({ peer, files, onSent: onDone });
  const { items, sending } = picked;
  const isReading = items.some(({ status }) => status === 'reading');
  const isRunning = sending === 'running';
  const canSend = items.some(({ status }) => status === 'ready');
  const busyLabel = isRunning ? t('sending') : isReading ? t('preparing') : undefined;
  return (
    <Sheet
      open={isOpen}
      // What is being kept is not left behind.
      onClose={() => !isRunning && onClose()}
      title={t('selected', { count: items.length })}
      closeLabel={t('cancel')}
    >
      <div className={css.parts}>
        <PickedItems
          state={picked}
          isFixed={isRunning}
          onRemove={(id) => {
            picked.remove(id);
            if (items.length === 1) onClose();
          }}
          onOriginal={picked.setOriginal}
        />
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
