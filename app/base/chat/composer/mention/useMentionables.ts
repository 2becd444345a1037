import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import { useMemberSearch } from '../../../../parts/groups/useMemberSearch.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { meansEveryone } from './everyone.ts';
import { type Mentionable, mentionRows } from './mentionRows.ts';
import { useMayCallAll } from './useMayCallAll.ts';

/** @returns who of a group can be mentioned and goes by what was written; all at once for who runs it */
export function useMentionables(groupID: string, query: string) {
  const { t } = useTranslation('chat.message');
  const nameOf = usePersonName();
  const selfId = useAtomValue(userIdAtom);
  const { members, isLoaded, isSearching } = useMemberSearch(groupID, query);
  const mayCallAll = useMayCallAll(groupID);
  const people = useMemo(
    () => mentionRows(members, selfId, ({ userID, nickname }) => nameOf({ userID, nickname })),
    [members, selfId, nameOf],
  );
  const name = t('everyone');
  const isEveryone = mayCallAll && meansEveryone(query);
  // The same rows as long as nothing changes: what shows them draws the first before the others.
  const rows = useMemo(() => {
    if (!isEveryone) return people;
    const everyone: Mentionable = {
      ...{ userID: atAllTag, nickname: name, name, faceURL: '', detail: '' },
    };
    return [everyone, ...people];
  }, [isEveryone, people, name]);
  return { isLoading: rows.length === 0 && (isSearching || (!isLoaded && query === '')), rows };
}
