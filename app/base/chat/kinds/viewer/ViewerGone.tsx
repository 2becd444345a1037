import { useTranslation } from '../../../../core/i18n/translation.tsx';
import * as css from './ViewerEdge.css.ts';

/** Said over the picture that stands in the place of one that was taken back. */
export function ViewerGone() {
  const { t } = useTranslation('chat.media');
  return (
    <div className={css.edge} role="status">
      {t('pictureGone')}
    </div>
  );
}
