import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import {
  type GroupAction,
  type GroupRefusal,
  groupRefusal,
  type Standing,
} from '../../../app/contract/gateway/groupRights.ts';
import { GatewayFailure, type ReadContext } from '../handler.ts';
import { type Group, groupOf, type Member, memberOf } from './groups.ts';

/** A group and the caller's place in it. */
export type Place = { group: Group; own: Member };
/** With the member whom a call is about. */
export type PlaceOver = Place & { other: Member };

type Answer = [code: number, sentence: string];
const { badState, notInGroup, noPermission, memberMuted, groupMuted, refused, badArgument } =
  gatewayErrors;

const answers: Readonly<Record<GroupRefusal, Answer>> = {
  dismissed: [badState, 'the group was dismissed: what was written in it can only be read'],
  notMember: [notInGroup, 'you are not in this group: join it first'],
  role: [noPermission, 'only the owner and admins of the group may do this: ask one of them'],
  rank: [noPermission, 'only whoever ranks above this member may do this: ask the owner'],
  channel: [noPermission, 'in a channel only owner and admins may do this, if anybody'],
  muted: [memberMuted, 'you are muted in this group: wait for its end, or ask an admin'],
  groupMuted: [groupMuted, 'the group is muted: only owner and admins write until they lift it'],
  rule: [noPermission, 'this group does not let its members do this: ask its owner or an admin'],
};

const ofOwner: Answer = [noPermission, 'only the owner of the group may do this: ask them'];
const ownRole: Answer = [refused, 'the owner stays owner: transfer the group instead'];
const noRightToRevoke: Answer = [
  badArgument,
  'you do not have this permission: only whoever ranks above its author may take it back',
];

/** Those of single actions, where they are others. */
const answersOf: Readonly<Partial<Record<GroupAction, Partial<Record<GroupRefusal, Answer>>>>> = {
  post: {
    dismissed: [notInGroup, 'the group was dismissed: what was written in it can only be read'],
    channel: [noPermission, 'only owner and admins may write in a channel'],
  },
  revokeOther: { role: noRightToRevoke, rank: noRightToRevoke },
  mentionAll: { role: [noPermission, 'only owner and admins may mention everybody'] },
  setKind: {
    role: [noPermission, 'only the owner may turn a group into a channel or back'],
  },
  setRole: { role: ofOwner, rank: ownRole },
  transfer: { role: ofOwner, rank: [refused, 'you are the owner already'] },
  dismiss: { role: ofOwner },
  quit: {
    role: [refused, 'the owner cannot leave: transfer the group to another member, or dismiss it'],
  },
  lookAtMember: {
    rule: [noPermission, 'this group does not let its members look at each other'],
  },
};

/** @returns a group of the caller's platform. @throws GatewayFailure 202 unknown or dismissed */
export async function requireGroup({ db, caller }: ReadContext, groupID: string): Promise<Group> {
  const group = await groupOf(db, groupID);
  if (group?.platformId !== caller.platformId)
    throw new GatewayFailure(badState, 'there is no such group: check the group id');
  if (group.status === groupStatus.dismissed) throw new GatewayFailure(...answers.dismissed);
  return group;
}

/** @returns a member as the table of rights reads one. */
export function ranked({ userId, roleLevel, mutedUntil }: Member) {
  return { userID: userId, roleLevel, muteEndTime: mutedUntil / 1000 };
}

/**
 * @returns the refusal of the table of rights, as the caller reads it; null where they may
 * @param other missing where nobody is meant yet
 */
export function refusalOf(
  action: GroupAction,
  { group, own, other }: { group: Group; own: Member | null; other?: Standing['other'] },
  now: number,
): GatewayFailure | null {
  const standing = { group, own: own && ranked(own), now, ...(other && { other }) };
  const refusal = groupRefusal(action, standing);
  if (!refusal) return null;
  return new GatewayFailure(...(answersOf[action]?.[refusal] ?? answers[refusal]));
}

/** @returns the caller's place in a group, whatever they may do in it. @throws GatewayFailure 202, 208 */
export async function requirePlace(context: ReadContext, groupID: string): Promise<Place> {
  const group = await requireGroup(context, groupID);
  const own = await memberOf(context.db, groupID, context.caller.userId);
  if (!own) throw new GatewayFailure(...answers.notMember);
  return { group, own };
}

/** @returns the caller's place in a group. @throws GatewayFailure where they may not do this in it */
export async function requireRight(
  context: ReadContext,
  groupID: string,
  action: GroupAction,
): Promise<Place> {
  const place = await requirePlace(context, groupID);
  const refusal = refusalOf(action, place, context.now);
  if (refusal) throw refusal;
  return place;
}

/**
 * @returns the caller's place in a group, and that of the member a call is about
 * @throws GatewayFailure where they may not do this to them, or 208 where they are no member
 */
export async function requireRightOver(
  context: ReadContext,
  groupID: string,
  action: GroupAction,
  userId: string,
): Promise<PlaceOver> {
  const place = await requireRight(context, groupID, action);
  const other = await memberOf(context.db, groupID, userId);
  if (!other) throw new GatewayFailure(notInGroup, 'this person is not in the group');
  const refusal = refusalOf(action, { ...place, other: ranked(other) }, context.now);
  if (refusal) throw refusal;
  return { ...place, other };
}

/** @returns whether the caller may do something to a member. */
export function mayDoTo(
  context: ReadContext,
  action: GroupAction,
  place: Place,
  other: Member,
): boolean {
  return refusalOf(action, { ...place, other: ranked(other) }, context.now) === null;
}
