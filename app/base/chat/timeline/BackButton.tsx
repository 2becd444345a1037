import { CornerUpLeft } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './NewestButton.css.ts';

/** Leads back to the message from which the person jumped elsewhere. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat.conversation');
  return (
    <button type="button" className={css.button} aria-label={t('backToPlace')} onClick={onClick}>
      <Icon of={CornerUpLeft} size={20} />
    </button>
  );
}
