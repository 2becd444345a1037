import { Copy } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { useMessageUntilGone } from '../../../core/messaging/references/useMessageUntilGone.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { calmText } from '../../../lib/calmText.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './SelectTextSheet.css.ts';

type Props = SheetProps & { of: MessageRef; kind: BubbleKind };

/** All words of a message, where a finger that rests selects some of them instead of opening a menu. */
export function SelectTextSheet({ of, kind, isOpen, onClose }: Props) {
  const { t } = useTranslation('chat.actions');
  const copy = useCopy();
  const message = useMessageUntilGone(of, onClose);
  const text = (message && kind.copied?.(message)) ?? '';
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('selectText')} closeLabel={t('cancel')}>
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
