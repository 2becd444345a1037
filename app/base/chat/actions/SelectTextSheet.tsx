import { Copy } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { calmText } from '../../../lib/calmText.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './SelectTextSheet.css.ts';

type Props = { text: string; onClose: () => void };

/** All words of a message, where a finger that rests selects some of them instead of opening a menu. */
export function SelectTextSheet({ text, onClose }: Props) {
  const { t } = useTranslation('chat.actions');
  const copy = useCopy();
  return (
    <Sheet open onClose={onClose} title={t('selectText')} closeLabel={t('cancel')}>
      {/* A finger that draws the selection downwards does not close the sheet. */}
      <p className={css.words} dir="auto" data-base-ui-swipe-ignore>
        {calmText(text)}
      </p>
      <div className={css.actions}>
        <Button look="second" glyph={Copy} wide onClick={() => void copy(text)}>
          {t('copyAll')}
        </Button>
      </div>
    </Sheet>
  );
}
