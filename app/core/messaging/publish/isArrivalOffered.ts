import type { GroupKinds } from '../../../brand/groupKinds.ts';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import type { Arrival } from '../messagingAtoms.ts';
import { isOffered } from './isOffered.ts';

/**
 * @param groups those the person is in, by `groupID`
 * @returns whether a site has the conversation of a message: nobody is told of those of the rest
 */
export function isArrivalOffered(
  { conversationID }: Arrival,
  groups: ReadonlyMap<string, GroupInfo>,
  kinds: GroupKinds,
): boolean {
  const peer = peerOf(conversationID);
  const groupID = peer && 'groupID' in peer ? peer.groupID : '';
  return isOffered({ groupID, isNotInGroup: false }, groups, kinds);
}
