import { conversationIdOf } from '../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { groupType, sessionType } from '../../contract/gateway/enums.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { pathToConversation } from '../../core/navigation/paths.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { searchWordsOf } from '../../lib/searchWords.ts';
import { FaceRow } from '../../parts/person/FaceRow.tsx';
import { useGroupFace } from '../../parts/person/useGroupFace.ts';
import { useGroupName } from '../../parts/person/useGroupName.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Marked } from '../../ui/Marked.tsx';

/** One group of a list. */
export function GroupRow({ group, query }: { group: GroupInfo; query: string }) {
  const { t } = useTranslation('groups.page');
  const { groupID, faceURL, memberCount } = group;
  const addressOf = useMediaAddress();
  const face = useGroupFace(group);
  const name = useGroupName()(group);
  // Groups of the old kind have conversations of their own (protocol reference, section 3.4.1).
  const kind = group.groupType === groupType.normal ? sessionType.group : sessionType.superGroup;
  return (
    <FaceRow
      face={<Avatar {...face} name={name} seed={groupID} src={addressOf(faceURL)} size="s44" />}
      name={<Marked text={name} words={searchWordsOf(query)} />}
      detail={t('members', { count: memberCount })}
      to={pathToConversation(conversationIdOf({ sessionType: kind, groupID }))}
    />
  );
}
