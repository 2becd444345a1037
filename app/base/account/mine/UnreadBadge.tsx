import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import * as css from './AccountHead.css.ts';

/** How many notices are unread; nothing for none. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('account.mine');
  if (count === 0) return null;
  return (
    <>
      <span className={css.spoken}>{t('unreadNotices', { count })}</span>
      <span aria-hidden="true">
        <Badge>{count > 99 ? '99+' : String(count)}</Badge>
      </span>
    </>
  );
}
