import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { Badge } from '../../../ui/Badge.tsx';
import * as css from './AccountHead.css.ts';

/** How many notices are unread; nothing for none. */
export function UnreadBadge() {
  const { t } = useTranslation('account.mine');
  const count = useAtomValue(profileAtom)?.notice ?? 0;
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
