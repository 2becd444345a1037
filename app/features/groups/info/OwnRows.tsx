import { useAtomValue } from 'jotai';
import { groupStatus } from '../../../contract/gateway/enums.ts';
import { changeGroupMute } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { plainLine } from '../../../lib/plainText.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { aliasIn, groupAliasesAtom } from '../../../parts/person/groupAliases.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { pathToEdit, pathToGroup } from '../paths.ts';
import { SwitchRow } from '../SwitchRow.tsx';
import { useGroupVerb } from '../useGroupVerb.ts';
import * as css from './info.css.ts';

/** The reader's own place in a group, and what only its leaders have. */
export function OwnRows({ group, groupID, own, may }: ShownGroup) {
  const { t } = useTranslation('groups.info');
  const words = useKindWords();
  const alias = aliasIn(useAtomValue(groupAliasesAtom), groupID);
  const verb = useGroupVerb();
  return (
    <List label={t('own')}>
      {may('setOwnName') && (
        <ListRow
          title={words.ownName}
          value={
            <bdi className={css.value} translate="no">
              {plainLine(own?.nickname ?? '', 40)}
            </bdi>
          }
          shortens
          to={pathToEdit(groupID, 'ownName')}
        />
      )}
      <ListRow
        title={words.alias}
        value={
          <bdi className={css.value} translate={alias ? 'no' : undefined}>
            {plainLine(alias, 40) || t('none')}
          </bdi>
        }
        shortens
        to={pathToEdit(groupID, 'alias')}
      />
      {may('muteAll') && (
        <SwitchRow
          title={t('muteAll')}
          checked={group.status === groupStatus.muted}
          onSwitch={(isMute) => verb.run(changeGroupMute, { groupID, isMute })}
        />
      )}
      {may('setRules') && <ListRow title={words.manage} to={pathToGroup('manage', groupID)} />}
    </List>
  );
}
