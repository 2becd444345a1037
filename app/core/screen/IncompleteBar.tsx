import { reloadPage } from '../../platform/reload.ts';
import { useTranslation } from '../i18n/translation.tsx';
import * as css from './IncompleteBar.css.ts';

/** Says that some of the app's code did not come; a tap starts the page anew. */
export function IncompleteBar() {
  const { t } = useTranslation();
  return (
    <button type="button" className={css.bar} onClick={reloadPage}>
      {t('incomplete')} <span className={css.action}>{t('tryAgain')}</span>
    </button>
  );
}
