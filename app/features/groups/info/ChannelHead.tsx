import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { useGroupFace } from '../../../parts/person/useGroupFace.ts';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { pathToGroup, pathToMembers } from '../paths.ts';
import * as css from './info.css.ts';

/** A channel as its followers see it: they do not see each other. */
export function ChannelHead({ group, groupID, may }: ShownGroup) {
  const words = useKindWords();
  const addressOf = useMediaAddress();
  const face = useGroupFace(group);
  const name = useGroupName()(group);
  const { memberCount, faceURL, introduction } = group;
  return (
    <List label={words.infoTitle}>
      <div className={css.head}>
        <Avatar {...face} name={name} seed={groupID} src={addressOf(faceURL)} size="s64" />
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
