import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { pathToConversation } from '../../core/navigation/paths.ts';
import { searchWordsOf } from '../../lib/searchWords.ts';
import { KindWordsOf, useKindWords } from '../../parts/groups/kindWords.tsx';
import { conversationOf } from '../../parts/groups/useGroupOfPage.ts';
import { FaceRow } from '../../parts/person/FaceRow.tsx';
import { GroupAvatar } from '../../parts/person/GroupAvatar.tsx';
import { useGroupName } from '../../parts/person/useGroupName.ts';
import { Marked } from '../../ui/Marked.tsx';

type Props = { group: GroupInfo; query: string };

/** One group or channel of a search, with how many are in it. */
export function GroupRow(props: Props) {
  return (
    <KindWordsOf group={props.group} placeholder={<Row {...props} />}>
      <CountedRow {...props} />
    </KindWordsOf>
  );
}

function CountedRow(props: Props) {
  return <Row {...props} detail={useKindWords().membersOf(props.group.memberCount)} />;
}

function Row({ group, query, detail }: Props & { detail?: string }) {
  const name = useGroupName()(group);
  return (
    <FaceRow
      face={<GroupAvatar group={group} name={name} size="s44" />}
      name={<Marked text={name} words={searchWordsOf(query)} />}
      detail={detail}
      to={pathToConversation(conversationOf(group))}
    />
  );
}
