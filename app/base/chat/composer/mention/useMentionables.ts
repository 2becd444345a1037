import { useAtomValue } from 'jotai';
import { atAllTag, groupRole } from '../../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { useGroup } from '../../../../core/messaging/hooks/useGroup.ts';
import { useList, useListOf } from '../../../../core/messaging/hooks/useList.ts';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import { matches, searchWordsOf } from '../../../../lib/searchWords.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { type Mentionable, mentionRows } from './mentionRows.ts';

/** @returns who of a group can be mentioned and goes by what was written; all at once for who runs it */
export function useMentionables(groupID: string, query: string) {
  const { t } = useTranslation('chat.message');
  const tag = useLanguageTag();
  const nameOf = usePersonName();
  const selfId = useAtomValue(userIdAtom);
  const members = useListOf('members', groupID);
  const friends = useList('friends').rows;
  const { ownMembership } = useGroup(groupID);
  const others = [...members.rows.values()]
    .filter(({ userID }) => userID !== selfId)
    .map(({ userID, nickname, faceURL }): Mentionable => {
      const remark = friends.get(userID)?.remark ?? '';
      // The name that the reader gave somebody is nobody else's business.
      const own = nameOf({ userID, nickname });
      return { userID, nickname: own, faceURL, name: remark || own };
    });
  const everyone = { userID: atAllTag, nickname: t('everyone'), name: t('everyone'), faceURL: '' };
  const { roleLevel = groupRole.ordinary } = ownMembership ?? {};
  const canCallAll =
    roleLevel !== groupRole.ordinary && matches(everyone.name, searchWordsOf(query));
  const rows = mentionRows(others, query, tag);
  return {
    isLoading: !members.isLoaded && others.length === 0,
    rows: canCallAll ? [everyone, ...rows] : rows,
  };
}
