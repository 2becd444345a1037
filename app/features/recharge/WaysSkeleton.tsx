import { useTranslation } from '../../core/i18n/translation.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import * as css from './WaysSkeleton.css.ts';

/** Stands in for the ways, or for one of them. */
export function WaysSkeleton() {
  const { t } = useTranslation('recharge.page');
  return (
    <div className={css.part}>
      <FormSkeleton label={t('loading')} fields={3} />
    </div>
  );
}
