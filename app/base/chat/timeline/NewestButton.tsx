import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './NewestButton.css.ts';

type Props = {
  /** Messages below that have not been read. */
  count: number;
  onClick: () => void;
};

/** Leads back to the newest message, and says how many came meanwhile. */
export function NewestButton({ count, onClick }: Props) {
  const { t } = useTranslation('chat.conversation');
  const words = count > 0 ? t('newMessages', { count }) : null;
  return (
    <button
      type="button"
      className={`${css.button} ${words ? css.wide : ''}`}
      aria-label={words ? undefined : t('toNewest')}
      onClick={onClick}
    >
      {words}
      <Icon of={ChevronDown} size={20} />
    </button>
  );
}
