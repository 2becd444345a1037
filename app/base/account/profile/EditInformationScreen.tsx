import { useTranslation } from 'react-i18next';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useProfile } from '../../../core/query/useProfile.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { List } from '../../../ui/List.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from '../choices.css.ts';
import { EntryRows, useEntries } from '../EntryRows.tsx';
import { LogOutRow } from './LogOutRow.tsx';
import { ProfileRows } from './ProfileRows.tsx';

/** /pages/my/edit-information. Logging out works whatever did not load. */
export function EditInformationScreen() {
  const { t } = useTranslation(['account', 'shell']);
  const profile = useProfile();
  const hasEntries = useEntries('edit-information').length > 0;
  return (
    <SubScreen title={t('account:editProfile')} parent={paths.mine}>
      <div className={css.choices}>
        <ReadPart
          read={profile}
          failedTitle={t('account:profileFailedTitle')}
          waiting={<Skeleton rows={4} label={t('shell:loading')} />}
          place="inline"
        >
          {(shown) => <ProfileRows profile={shown} />}
        </ReadPart>
        {hasEntries && (
          <List label={t('account:more')}>
            <EntryRows place="edit-information" />
          </List>
        )}
        <List label={t('account:logOut')}>
          <LogOutRow />
        </List>
      </div>
    </SubScreen>
  );
}
