import { groupRole, groupStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { GatewayFailure, type ReadContext } from '../handler.ts';
import { noPermission } from '../refuse.ts';
import { type Group, groupOf, leads, type Member, memberOf } from './groups.ts';

/** A group and the caller's place in it. */
export type Place = { group: Group; own: Member };

/** @returns a group of the caller's platform. @throws GatewayFailure 202 unknown or dismissed */
export async function requireGroup({ db, caller }: ReadContext, groupID: string): Promise<Group> {
  const group = await groupOf(db, groupID);
  if (group?.platformId !== caller.platformId)
    throw new GatewayFailure(gatewayErrors.badState, 'there is no such group: check the group id');
  if (group.status === groupStatus.dismissed)
    throw new GatewayFailure(gatewayErrors.badState, 'the group was dismissed');
  return group;
}

/** @throws GatewayFailure 202, or 208 where the caller is no member */
export async function requirePlace(context: ReadContext, groupID: string): Promise<Place> {
  const group = await requireGroup(context, groupID);
  const own = await memberOf(context.db, groupID, context.caller.userId);
  if (!own) throw new GatewayFailure(gatewayErrors.notInGroup, 'you are not in this group');
  return { group, own };
}

/** @throws GatewayFailure 202, 208, or 801 where the caller is neither owner nor admin */
export async function requireLeader(context: ReadContext, groupID: string): Promise<Place> {
  const place = await requirePlace(context, groupID);
  if (leads(place.own)) return place;
  throw noPermission('only the owner and admins of the group may do this');
}

/** @throws GatewayFailure 202, 208, or 801 where the caller is not the owner */
export async function requireOwner(context: ReadContext, groupID: string): Promise<Place> {
  const place = await requirePlace(context, groupID);
  if (place.own.roleLevel === groupRole.owner) return place;
  throw noPermission('only the owner of the group may do this');
}

/** @returns the member a call is about. @throws GatewayFailure 208 */
export async function requireTarget(
  { db }: ReadContext,
  groupID: string,
  userId: string,
): Promise<Member> {
  const target = await memberOf(db, groupID, userId);
  if (target) return target;
  throw new GatewayFailure(gatewayErrors.notInGroup, 'this person is not in the group');
}

/** @returns whether `own` may mute, remove or rename `other`: owners all, admins ordinary members. */
export function ranksAbove(own: Member, other: Member): boolean {
  if (own.userId === other.userId || other.roleLevel === groupRole.owner) return false;
  if (own.roleLevel === groupRole.owner) return true;
  return own.roleLevel === groupRole.admin && other.roleLevel === groupRole.ordinary;
}
