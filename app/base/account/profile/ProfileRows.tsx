import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import type { Profile } from '../../../core/session/session.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { nameOf } from '../nameOf.ts';
import { ActivationRows } from './ActivationRows.tsx';
import * as css from './ProfileRows.css.ts';

/** What the account says of the person: each row leads to where it is changed. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account.profile', 'account.mine']);
  const addressOf = useMediaAddress();
  const copy = useCopy();
  const { userId, username, avatar, isActivation } = profile;
  const name = nameOf(profile);
  return (
    <List label={t('account.mine:account')}>
      <ListRow
        title={t('profilePhoto')}
        to={paths.changeAvatar}
        end={<Avatar name={name} seed={userId} src={addressOf(avatar)} size="s44" />}
      />
      <ListRow title={t('nickname')} value={name} to={paths.editNickName} />
      <ListRow
        title={t('accountName')}
        value={username}
        actsHere
        end={<span className={css.copy}>{t('copy')}</span>}
        onClick={() => void copy(username)}
      />
      <ActivationRows isActivation={isActivation} />
    </List>
  );
}
