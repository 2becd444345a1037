import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToGroupReport } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { endings } from './endings.ts';

/** What cannot be taken back, each after a question; reporting stands before leaving. */
export function EndRows({ group, groupID, conversationID, may }: ShownGroup) {
  const { t } = useTranslation('groups.info');
  const words = useKindWords();
  const openSheet = useOpenSheet();
  const name = useGroupName()(group);
  const { memberCount: count } = group;
  return (
    <List label={t('end')}>
      <ListRow
        title={t('clear')}
        onClick={() => openSheet(endings.clear, { conversationID, sentence: words.clearSentence })}
      />
      <ListRow title={words.report} to={pathToGroupReport(groupID)} />
      {may('quit') && (
        <ListRow
          title={words.leave}
          danger
          onClick={() => openSheet(endings.leave, { groupID, name, words })}
        />
      )}
      {may('dismiss') && (
        <>
          <ListRow
            title={words.leave}
            danger
            onClick={() => openSheet(endings.ownerLeave, { groupID, name, count, words })}
          />
          <ListRow
            title={words.dismiss}
            danger
            onClick={() => openSheet(endings.dismiss, { groupID, name, count, words })}
          />
        </>
      )}
    </List>
  );
}
