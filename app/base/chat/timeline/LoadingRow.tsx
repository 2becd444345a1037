import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import * as css from './PageRow.css.ts';

/** Messages are on their way. */
export function LoadingRow() {
  const { t } = useTranslation('common');
  return (
    <div className={css.page} role="status">
      <Spinner />
      <span className={css.spoken}>{t('loading')}</span>
    </div>
  );
}
