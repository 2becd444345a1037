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
import { matches, searchWordsOf } from '../../lib/searchWords.ts';
import { useSettled } from '../../parts/search/useSettled.ts';

/** Searches the groups and channels the person is in, by name and id, on the device and at the gateway. */
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
  const found = useMemo(() => {
    const kinds = groupKindsOf(features, disabled ?? []);
    const words = searchWordsOf(query);
    const here = [...groups.values()].filter(({ groupName, groupID }) =>
      matches(`${groupName}\n${groupID}`, words),
    );
    const others = settled === query ? (gateway.data ?? []) : [];
    return [...here, ...others.filter(({ groupID }) => groupID !== '' && !groups.has(groupID))]
      .filter((group) => (isChannel(group) ? kinds.channels : kinds.groups))
      .sort((left, right) => right.memberCount - left.memberCount);
  }, [features, disabled, groups, query, settled, gateway.data]);
  return { found, isSearching: settled !== query || gateway.isReading };
}
