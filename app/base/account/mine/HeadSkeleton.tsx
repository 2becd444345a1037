import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as headCss from './AccountHead.css.ts';
import * as css from './HeadSkeleton.css.ts';

/** The account's head while it loads, in its own geometry; visible after 200 ms. */
export function HeadSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.head} role="status" aria-label={t('loading')}>
      <span className={css.face} />
      <span className={headCss.words}>
        <span className={css.name} />
        <span className={css.account} />
        <span className={css.tag} />
      </span>
    </div>
  );
}
