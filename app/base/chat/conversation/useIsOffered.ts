import { useAtomValue } from 'jotai';
import { groupKindsOf } from '../../../brand/groupKinds.ts';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { disabledFeaturesAtom } from '../../../core/platform/platformAtom.ts';

/** @returns whether this site has conversations of this kind; what is not known yet it has. */
export function useIsOffered(peer: Peer | null): boolean {
  const { features } = useStampedBrand();
  const disabled = useAtomValue(disabledFeaturesAtom) ?? [];
  const isGroup = peer !== null && 'groupID' in peer;
  const { info } = useGroup(isGroup ? peer.groupID : '');
  if (!isGroup) return true;
  const kinds = groupKindsOf(features, disabled);
  return info && isChannel(info) ? kinds.channels : kinds.groups;
}
