import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import * as css from './ViewerEdge.css.ts';
import type { Side, ViewedEnd } from './viewedState.ts';

type Props = {
  side: Side;
  status: ViewedEnd['status'];
  onLook: () => void;
};

/** Said over the last picture that is there, while the conversation may have more beyond it. */
export function ViewerEdge({ side, status, onLook }: Props) {
  const { t } = useTranslation(['chat.media', 'common']);
  if (status === 'idle') return null;
  if (status === 'busy') {
    return (
      <div className={css.edge} role="status" aria-label={t('common:loading')}>
        <Spinner size={20} />
      </div>
    );
  }
  const hasFailed = status === 'failed';
  return (
    <div className={css.edge} role="status">
      {hasFailed && (side === 'older' ? t('olderPhotosFailed') : t('newerPhotosFailed'))}
      <button type="button" className={css.action} onClick={onLook}>
        {hasFailed ? t('common:tryAgain') : t('keepLooking')}
      </button>
    </div>
  );
}
