import { useNavigate } from 'react-router-dom';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { KindWordsOf } from '../../../parts/groups/kindWords.tsx';
import { GroupRows } from '../../../parts/groups/list/GroupRows.tsx';
import type { GroupTabProps } from '../../../parts/groups/slots.ts';
import { Button } from '../../../ui/Button.tsx';
import { PeopleDrawing } from '../../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { newChannelPath } from '../paths.ts';

const channel = { ex: channelMark };

/** The channels that the person follows or owns. */
export function ChannelsTab({ groups }: GroupTabProps) {
  const { t } = useTranslation(['channels.list', 'channels.labels']);
  const navigate = useNavigate();
  if (groups.length === 0) {
    return (
      <EmptyState
        place="inline"
        drawing={<PeopleDrawing />}
        title={t('noneTitle')}
        sentence={t('noneSentence')}
        action={
          <Button size="small" onClick={() => navigate(newChannelPath)}>
            {t('channels.labels:newChannel')}
          </Button>
        }
      />
    );
  }
  return (
    <KindWordsOf group={channel}>
      <GroupRows label={t('channels.labels:name')} groups={groups} />
    </KindWordsOf>
  );
}
