import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Peer } from '../../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { atAllTag, sessionType } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import type { GroupAction } from '../../../app/contract/gateway/groupRights.ts';
import { mayReach } from '../friends/mayReach.ts';
import { personOf } from '../friends/people.ts';
import { peerOfGroup } from '../groups/groupEntities.ts';
import { groupOf, memberOf } from '../groups/groups.ts';
import { refusalOf } from '../groups/rights.ts';
import { GatewayFailure, type ReadContext } from '../handler.ts';
import { badArgument } from '../refuse.ts';

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
    throw new GatewayFailure(gatewayErrors.badState, 'there is no such group');
  }
  return peerOfGroup(group);
}

/** @throws GatewayFailure where the caller may not write to somebody or in a group */
export async function requireMayPost({ db, caller, now }: ReadContext, peer: Peer): Promise<void> {
  if (peer.sessionType === sessionType.single) {
    if (await mayReach(db, caller.userId, peer.userID)) return;
    throw new GatewayFailure(gatewayErrors.blacklisted, 'in black list');
  }
  await requireInGroup({ db, caller, now }, 'post', peer.groupID);
}

/** @throws GatewayFailure 801 for everybody's attention from others than owner and admins */
export async function requireMayMention(
  context: ReadContext,
  peer: Peer,
  { contentType: kind, atElem }: Pick<Message, 'contentType' | 'atElem'>,
): Promise<void> {
  const meansAll = kind === contentType.atText && atElem?.atUserList?.includes(atAllTag);
  if (!meansAll || peer.sessionType === sessionType.single) return;
  await requireInGroup(context, 'mentionAll', peer.groupID);
}

/** @throws GatewayFailure of the table of rights, also for a group that was dismissed */
async function requireInGroup(
  { db, caller, now }: Pick<ReadContext, 'db' | 'caller' | 'now'>,
  action: GroupAction,
  groupID: string,
): Promise<void> {
  const group = await groupOf(db, groupID);
  if (!group) throw new GatewayFailure(gatewayErrors.badState, 'there is no such group');
  const own = await memberOf(db, groupID, caller.userId);
  const refusal = refusalOf(action, { group, own }, now);
  if (refusal) throw refusal;
}
