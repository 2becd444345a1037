import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { SearchSection } from '../../parts/search/SearchSection.tsx';
import type { SearchSectionProps } from '../../parts/search/slots.ts';
import { useProgress } from '../../parts/search/useProgress.ts';
import { GroupRow } from './GroupRow.tsx';
import { useGroupSearch } from './useGroupSearch.ts';

const keyOf = ({ groupID }: GroupInfo): string => groupID;

/** The groups and channels that a search finds; each leads to its conversation. */
export function GroupsSection({ query, isWhole, onProgress }: SearchSectionProps) {
  const { t } = useTranslation('groups.page');
  const { found, isSearching } = useGroupSearch(query);
  useProgress('groups', found.length, isSearching, onProgress);
  return (
    <SearchSection
      id="groups"
      title={t('groups')}
      rows={found}
      keyOf={keyOf}
      query={query}
      isWhole={isWhole}
    >
      {(group) => <GroupRow group={group} query={query} />}
    </SearchSection>
  );
}
