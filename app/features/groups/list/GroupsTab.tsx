import { useNavigate } from 'react-router-dom';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToAddFriendView } from '../../../core/navigation/paths.ts';
import { KindWordsOf } from '../../../parts/groups/kindWords.tsx';
import { GroupRows } from '../../../parts/groups/list/GroupRows.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PeopleDrawing } from '../../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { groupPaths } from '../paths.ts';

type Props = { tab: 'mine' | 'joined'; groups: readonly GroupInfo[] };

/** Groups that the person owns, or the others they are in. */
export function GroupsTab({ tab, groups }: Props) {
  const { t } = useTranslation(['groups.list', 'groups.labels']);
  const navigate = useNavigate();
  if (groups.length > 0) {
    return (
      <KindWordsOf group={null}>
        <GroupRows label={t(tab)} groups={groups} />
      </KindWordsOf>
    );
  }
  const isMine = tab === 'mine';
  return (
    <EmptyState
      place="inline"
      drawing={<PeopleDrawing />}
      title={isMine ? t('noneOwnTitle') : t('noneJoinedTitle')}
      sentence={isMine ? t('noneOwnSentence') : t('noneJoinedSentence')}
      action={
        <Button
          size="small"
          onClick={() => navigate(isMine ? groupPaths.create : pathToAddFriendView('scan'))}
        >
          {isMine ? t('groups.labels:newGroup') : t('scan')}
        </Button>
      }
    />
  );
}
