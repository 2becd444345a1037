import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useProfile } from '../../../core/query/useProfile.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { List } from '../../../ui/List.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from '../choices.css.ts';
import { MoreRows } from '../MoreRows.tsx';
import { LogOutRow } from './LogOutRow.tsx';
import { ProfileRows } from './ProfileRows.tsx';

/** /pages/my/edit-information. Logging out works whatever did not load. */
export function EditInformationScreen() {
  const { t } = useTranslation(['account.mine', 'account.profile']);
  const profile = useProfile();
  return (
    <SubScreen title={t('account.mine:editProfile')} parent={paths.mine}>
      <div className={css.choices}>
        <ReadPart
          read={profile}
          failedTitle={t('account.mine:profileFailedTitle')}
          waiting={<Skeleton rows={4} label={t('loading')} />}
          place="inline"
        >
          {(shown) => <ProfileRows profile={shown} />}
        </ReadPart>
        <MoreRows slot="editInformation.row" />
        <List label={t('account.profile:logOut')}>
          <LogOutRow />
        </List>
      </div>
    </SubScreen>
  );
}
