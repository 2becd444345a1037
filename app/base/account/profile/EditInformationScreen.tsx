import { useTranslation } from 'react-i18next';
import { paths } from '../../../core/navigation/paths.ts';
import { Queries } from '../../../core/query/Queries.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { List } from '../../../ui/List.tsx';
import * as css from '../choices.css.ts';
import { EntryRows, useEntries } from '../EntryRows.tsx';
import { LogOutRow } from './LogOutRow.tsx';
import { ProfileRows } from './ProfileRows.tsx';

/** /pages/my/edit-information. Logging out works whatever did not load. */
export function EditInformationScreen() {
  const { t } = useTranslation('account');
  const hasEntries = useEntries('edit-information').length > 0;
  return (
    <SubScreen title={t('editProfile')} parent={paths.mine}>
      <div className={css.choices}>
        <Queries>
          <ProfileRows />
        </Queries>
        {hasEntries && (
          <List label={t('more')}>
            <EntryRows place="edit-information" />
          </List>
        )}
        <List label={t('logOut')}>
          <LogOutRow />
        </List>
      </div>
    </SubScreen>
  );
}
