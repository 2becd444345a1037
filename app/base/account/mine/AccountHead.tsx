import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import type { Profile } from '../../../core/session/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { nameOf } from '../nameOf.ts';
import { StatusTag } from '../StatusTag.tsx';
import * as css from './AccountHead.css.ts';

/** Face, name, account and its status; opens the page to edit them. */
export function AccountHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account.mine');
  const addressOf = useMediaAddress();
  const name = nameOf(profile);
  return (
    <Link to={paths.editInformation} className={css.head}>
      <Avatar name={name} seed={profile.userId} src={addressOf(profile.avatar)} size="s64" />
      <span className={css.words}>
        <span className={css.name} translate="no">
          {name}
        </span>
        <span className={css.account}>{t('accountNamed', { username: profile.username })}</span>
        <span className={css.status}>
          <StatusTag isActivation={profile.isActivation} />
        </span>
        <span className={css.spoken}>{t('editProfile')}</span>
      </span>
      <span className={css.chevron}>
        <Icon of={ChevronRight} size={18} />
      </span>
    </Link>
  );
}
