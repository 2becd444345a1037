import type { Peer } from '../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';

/** @returns id of the thread of a person with somebody or in a group: the same for all who are in it. */
export function threadIdOf(userId: string, peer: Peer): string {
  if (peer.sessionType !== sessionType.single) return `group ${peer.groupID}`;
  return `single ${[userId, peer.userID].sort().join(' ')}`;
}
