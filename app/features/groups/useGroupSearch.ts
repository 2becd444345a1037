import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { groupKindsOf } from '../../brand/groupKinds.ts';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { searchGroups } from '../../contract/gateway/functions/groups.ts';
import { isChannel } from '../../contract/gateway/isChannel.ts';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { groupsAtom } from '../../core/messaging/messagingAtoms.ts';
import { disabledFeaturesAtom } from '../../core/platform/platformAtom.ts';
import { useGatewayCall } from '../../core/query/useGatewayCall.ts';
import { folded } from '../../lib/searchWords.ts';
import { hasHan } from '../../parts/people/hanLetter.ts';
import { holdsQuery, nameQueryOf, searchedNamesOf } from '../../parts/people/nameSearch.ts';
import { useHanReader } from '../../parts/people/useHanReader.ts';
import { useSettled } from '../../parts/search/useSettled.ts';

/**
 * Searches the groups and channels the person is in, by name, also in pinyin, and by id, on the device and at the
 * gateway.
 */
export function useGroupSearch(query: string): {
  found: readonly GroupInfo[];
  isSearching: boolean;
} {
  const { features } = useStampedBrand();
  const disabled = useAtomValue(disabledFeaturesAtom);
  const groups = useAtomValue(groupsAtom);
  const settled = useSettled(query);
  const gateway = useGatewayCall(searchGroups, {
    keywordList: [settled.trim()],
    isSearchGroupID: true,
    isSearchGroupName: true,
  });
  const hasHanNames = useMemo(
    () => [...groups.values()].some(({ groupName }) => hasHan(groupName)),
    [groups],
  );
  const reader = useHanReader(query.trim() !== '' && hasHanNames);
  const found = useMemo(() => {
    const kinds = groupKindsOf(features, disabled ?? []);
    const asked = nameQueryOf(query, reader);
    const here = [...groups.values()].filter((group) =>
      holdsQuery(searchedNamesOf(group, [group.groupName]), asked, (word) =>
        folded(group.groupID).includes(word),
      ),
    );
    const others = settled === query ? (gateway.data ?? []) : [];
    return [...here, ...others.filter(({ groupID }) => groupID !== '' && !groups.has(groupID))]
      .filter((group) => (isChannel(group) ? kinds.channels : kinds.groups))
      .sort((left, right) => right.memberCount - left.memberCount);
  }, [features, disabled, groups, query, reader, settled, gateway.data]);
  return { found, isSearching: settled !== query || gateway.isReading };
}
