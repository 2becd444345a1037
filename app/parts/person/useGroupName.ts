import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { plainLine } from '../../lib/plainText.ts';
import { aliasIn, groupAliasesAtom } from './groupAliases.ts';
import { shortIdOf } from './personName.ts';

/** Characters of a group's name. */
const longestName = 60;

/** @returns says how a group is called: by the reader's name for it, its own, or the end of its id. */
export function useGroupName(): (group: { groupID: string; groupName: string }) => string {
  const { t } = useTranslation('common.person');
  const aliases = useAtomValue(groupAliasesAtom);
  return useCallback(
    ({ groupID, groupName }) =>
      plainLine(aliasIn(aliases, groupID), longestName) ||
      plainLine(groupName, longestName) ||
      t('group', { id: shortIdOf(groupID) }),
    [t, aliases],
  );
}
