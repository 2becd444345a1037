import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Peer } from '../../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { atAllTag, sessionType } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { mayReach } from '../friends/mayReach.ts';
import { personOf } from '../friends/people.ts';
import { peerOfGroup } from '../groups/groupEntities.ts';
import { groupOf, leads, memberMayPost, memberOf, type PostingRight } from '../groups/groups.ts';
import { GatewayFailure, type ReadContext } from '../handler.ts';
import { badArgument, noPermission as noRight } from '../refuse.ts';

const { badState, notInGroup, memberMuted, groupMuted, noPermission, blacklisted } = gatewayErrors;

const groupRefusals: Readonly<Record<Exclude<PostingRight, 'yes'>, [number, string]>> = {
  unknown: [badState, 'there is no such group'],
  dismissed: [notInGroup, 'the group has been dismissed'],
  notMember: [notInGroup, 'you are not in this group'],
  muted: [memberMuted, 'you are muted in this group'],
  groupMuted: [groupMuted, 'the group is muted: only owner and admins may write'],
  channel: [noPermission, 'only owner and admins may write in a channel'],
};

/** @returns whom a call means; exactly one of the ids is filled. @throws GatewayFailure 201, 202 */
export async function findPeer(
  { db, caller }: ReadContext,
  { recvID, groupID }: { recvID: string; groupID: string },
): Promise<Peer> {
  if ((recvID === '') === (groupID === '')) {
    throw badArgument('exactly one of recvID and groupID must be filled');
  }
  if (recvID !== '') {
    if (!(await personOf(db, caller.platformId, recvID))) {
      throw badArgument('recvID is nobody: there is no such person');
    }
    return { sessionType: sessionType.single, userID: recvID };
  }
  const group = await groupOf(db, groupID);
  if (group?.platformId !== caller.platformId) {
    throw new GatewayFailure(...groupRefusals.unknown);
  }
  return peerOfGroup(group);
}

/** @throws GatewayFailure where the caller may not write to somebody or in a group */
export async function requireMayPost({ db, caller, now }: ReadContext, peer: Peer): Promise<void> {
  if (peer.sessionType === sessionType.single) {
    if (await mayReach(db, caller.userId, peer.userID)) return;
    throw new GatewayFailure(blacklisted, 'in black list');
  }
  const right = await memberMayPost(db, peer.groupID, caller.userId, now);
  if (right !== 'yes') throw new GatewayFailure(...groupRefusals[right]);
}

/** @throws GatewayFailure 801 for everybody's attention from others than owner and admins */
export async function requireMayMention(
  { db, caller }: ReadContext,
  peer: Peer,
  { contentType: kind, atElem }: Pick<Message, 'contentType' | 'atElem'>,
): Promise<void> {
  const meansAll = kind === contentType.atText && atElem?.atUserList?.includes(atAllTag);
  if (!meansAll || peer.sessionType === sessionType.single) return;
  const own = await memberOf(db, peer.groupID, caller.userId);
  if (!own || !leads(own)) throw noRight('only owner and admins may mention everybody');
}
