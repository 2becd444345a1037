import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { pathToConversation } from '../../core/navigation/paths.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { searchWordsOf } from '../../lib/searchWords.ts';
import { KindWordsOf, useKindWords } from '../../parts/groups/kindWords.tsx';
import { conversationOf } from '../../parts/groups/useGroupOfPage.ts';
import { FaceRow } from '../../parts/person/FaceRow.tsx';
import { useGroupFace } from '../../parts/person/useGroupFace.ts';
import { useGroupName } from '../../parts/person/useGroupName.ts';
import { Avatar } from '../../ui/Avatar.tsx';
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
  const addressOf = useMediaAddress();
  const face = useGroupFace(group);
  const name = useGroupName()(group);
  return (
    <FaceRow
      face={
        <Avatar
          {...face}
          name={name}
          seed={group.groupID}
          src={addressOf(group.faceURL)}
          size="s44"
        />
      }
      name={<Marked text={name} words={searchWordsOf(query)} />}
      detail={detail}
      to={pathToConversation(conversationOf(group))}
    />
  );
}
