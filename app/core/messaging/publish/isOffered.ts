import type { GroupKinds } from '../../../brand/groupKinds.ts';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import type { Arrival } from '../messagingAtoms.ts';

type Place = Pick<Conversation, 'groupID' | 'isNotInGroup'>;

/**
 * @param groups those the person is in, by id. One that is not known yet may be a channel: a site
 * without channels waits for it. Of one that the person has left no more is known.
 * @returns whether a site has the feature a conversation belongs to
 */
export function isOffered(
  { groupID, isNotInGroup }: Place,
  groups: ReadonlyMap<string, GroupInfo>,
  kinds: GroupKinds,
): boolean {
  if (groupID === '' || (kinds.groups && kinds.channels)) return true;
  const group = groups.get(groupID);
  if (!group) return kinds.groups && isNotInGroup;
  return isChannel(group) ? kinds.channels : kinds.groups;
}

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
