import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { groupPaths } from '../paths.ts';
import { ApplicationList } from './ApplicationList.tsx';

/** /pages/chat/group-applications: who asks to come in, to one group (`id=…`) or to all that the person leads. */
export function ApplicationsScreen() {
  const [search] = useSearchParams();
  return search.has('id') ? <OfGroup /> : <OfAll />;
}

function OfGroup() {
  return (
    <GroupPage title={(words) => words.applications} needs="answerApplication">
      {({ groupID }) => <ApplicationList groupID={groupID} />}
    </GroupPage>
  );
}

function OfAll() {
  const { t } = useTranslation('groups.applications');
  return (
    <SubScreen title={t('title')} parent={groupPaths.list}>
      <ApplicationList groupID={null} />
    </SubScreen>
  );
}
