import { CirclePlus, Smile } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './Composer.css.ts';
import { FieldButton } from './FieldButton.tsx';
import type { PanelName } from './panel/panelState.ts';
import { SendButton } from './SendButton.tsx';

type Props = {
  /** Id of the panel, and which one it is; null for none. */
  panelId: string;
  shown: PanelName | null;
  onToggle: (name: PanelName) => void;
  /** Whether something is written: else there is nothing to send. */
  isWritten: boolean;
  canSend: boolean;
};

/** Beside the field: what opens the panels, and what sends. */
export function FieldButtons({ panelId, shown, onToggle, isWritten, canSend }: Props) {
  const { t } = useTranslation('chat.conversation');
  const buttonTo = (name: PanelName) => ({
    isOpen: shown === name,
    controls: panelId,
    onClick: () => onToggle(name),
  });
  return (
    <div className={css.buttons}>
      <FieldButton label={t('emoji')} glyph={Smile} {...buttonTo('emoji')} />
      <FieldButton label={t('more')} glyph={CirclePlus} {...buttonTo('plus')} />
      {isWritten && <SendButton label={t('send')} disabled={!canSend} />}
    </div>
  );
}
