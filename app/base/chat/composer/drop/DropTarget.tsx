import { Upload } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import * as css from './DropTarget.css.ts';

/** Says that files can be let go here. The page below keeps the pointer. */
export function DropTarget() {
  const { t } = useTranslation('chat.composer');
  return (
    <div className={css.target}>
      <p className={css.words} role="status">
        <Icon of={Upload} size={28} />
        {t('drop')}
      </p>
    </div>
  );
}
