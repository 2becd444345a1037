import { useTranslation } from '../../core/i18n/translation.tsx';
import { plainLine } from '../../lib/plainText.ts';
import { shortIdOf } from './personName.ts';

/** Characters of a group's name. */
const longestName = 60;

/** @returns says how a group is called: by its name, or by the end of its id. */
export function useGroupName(): (group: { groupID: string; groupName: string }) => string {
  const { t } = useTranslation('common.person');
  return ({ groupID, groupName }) =>
    plainLine(groupName, longestName) || t('group', { id: shortIdOf(groupID) });
}
