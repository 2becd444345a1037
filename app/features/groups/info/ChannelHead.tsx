import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { GroupAvatar } from '../../../parts/person/GroupAvatar.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { pathToGroup, pathToMembers } from '../paths.ts';
import * as css from './info.css.ts';

/** A channel as its followers see it: they do not see each other. */
export function ChannelHead({ group, groupID, may }: ShownGroup) {
  const words = useKindWords();
  const name = useGroupName()(group);
  const { memberCount, introduction } = group;
  return (
    <List label={words.infoTitle}>
      <div className={css.head}>
        <GroupAvatar group={group} name={name} size="s64" />
        <h2 className={css.headName} dir="auto" translate="no">
          {name}
        </h2>
        <p className={css.headCount}>{words.membersOf(memberCount)}</p>
        {introduction && (
          <p className={css.headWords} dir="auto">
            {introduction}
          </p>
        )}
      </div>
      {may('listMembers') && (
        <ListRow title={words.seeAll(memberCount)} to={pathToMembers(groupID)} />
      )}
      {may('invite') && <ListRow title={words.inviteMembers} to={pathToGroup('invite', groupID)} />}
    </List>
  );
}
