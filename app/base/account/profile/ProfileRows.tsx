import { useTranslation } from 'react-i18next';
import { paths } from '../../../core/navigation/paths.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useProfile } from '../../../core/query/useProfile.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { HeadFailed } from '../mine/HeadFailed.tsx';
import { nameOf } from '../nameOf.ts';
import { ActivationRows } from './ActivationRows.tsx';
import * as css from './ProfileRows.css.ts';

/** What the account says of the person: each row leads to where it is changed. */
export function ProfileRows() {
  const { t } = useTranslation(['account', 'shell']);
  const { profile, error, isReading, readAgain } = useProfile();
  const addressOf = useMediaAddress();
  const copy = useCopy();
  if (!profile) {
    if (error) return <HeadFailed isReading={isReading} onRetry={readAgain} />;
    return <Skeleton rows={4} label={t('shell:loading')} />;
  }
  const { userId, username, avatar, isActivation } = profile;
  const name = nameOf(profile);
  return (
    <List label={t('account:account')}>
      <ListRow
        title={t('account:profilePhoto')}
        to={paths.changeAvatar}
        end={<Avatar name={name} seed={userId} src={addressOf(avatar)} size="s44" />}
      />
      <ListRow title={t('account:nickname')} value={name} to={paths.editNickName} />
      <ListRow
        title={t('account:accountName')}
        value={username}
        actsHere
        end={<span className={css.copy}>{t('account:copy')}</span>}
        onClick={() => void copy(username)}
      />
      <ActivationRows isActivation={isActivation} />
    </List>
  );
}
