import type { GroupInfo, GroupMember } from './entities/group.ts';
import { groupRole, groupStatus } from './enums.ts';
import { isChannel } from './isChannel.ts';

/** Whose right something is. `lower`: leaders, towards members of a lower rank than their own. */
type Who = 'nobody' | 'everybody' | 'leaders' | 'owner' | 'notOwner' | 'lower';

type Right = {
  group: Who;
  channel: Who;
  /** It is done to another member, who is never oneself. */
  isToOther?: true;
  /** What takes it from everybody but owner and admins. */
  unless?: (
    group: RuledGroup,
    own: RankedMember,
    of: { other: Standing['other'] | undefined; now: number },
  ) => GroupRefusal | null;
};

type RuledGroup = Pick<GroupInfo, 'status' | 'ex' | 'lookMemberInfo' | 'applyMemberFriend'>;
type RankedMember = Pick<GroupMember, 'userID' | 'roleLevel' | 'muteEndTime'>;

/** Why somebody may not do something in a group. */
export type GroupRefusal =
  | 'dismissed'
  | 'notMember'
  /** For another role than one's own. */
  | 'role'
  /** The other one is oneself, the owner, or of one's own rank. */
  | 'rank'
  /** Members of a group may, those who follow a channel may not, or nobody in it. */
  | 'channel'
  | 'muted'
  | 'groupMuted'
  /** The group forbids it to its ordinary members. */
  | 'rule';

const everybody = { group: 'everybody', channel: 'everybody' } as const;
const inGroups = { group: 'everybody', channel: 'leaders' } as const;
const leaders = { group: 'leaders', channel: 'leaders' } as const;
const owner = { group: 'owner', channel: 'owner' } as const;

/**
 * Who may do what in a group and in a channel (specification, section 6). The gateway refuses by this table,
 * and screens offer by it.
 */
const rights = {
  post: {
    ...inGroups,
    unless: ({ status }, { muteEndTime }, { now }) =>
      status === groupStatus.muted ? 'groupMuted' : muteEndTime * 1000 > now ? 'muted' : null,
  },
  mentionAll: leaders,
  /** Takes back what another member wrote. */
  revokeOther: { group: 'lower', channel: 'lower', isToOther: true },
  setInfo: leaders,
  setAnnouncement: leaders,
  /** Who may come in, and what members may do to each other. */
  setRules: leaders,
  pinMessage: leaders,
  /** Turns a group into a channel or back. */
  setKind: owner,
  muteAll: { group: 'leaders', channel: 'nobody' },
  mute: { group: 'lower', channel: 'nobody', isToOther: true },
  remove: { group: 'lower', channel: 'lower', isToOther: true },
  rename: { group: 'lower', channel: 'lower', isToOther: true },
  setRole: { ...owner, isToOther: true },
  transfer: { ...owner, isToOther: true },
  dismiss: owner,
  quit: { group: 'notOwner', channel: 'notOwner' },
  setOwnName: everybody,
  invite: inGroups,
  /** Has a code made that lets others in. */
  shareCode: everybody,
  listMembers: inGroups,
  /** In a channel one sees whom one follows, and no other follower. */
  lookAtMember: {
    ...everybody,
    isToOther: true,
    unless: (group, _, { other }) =>
      isHidden(group, other) ? 'channel' : group.lookMemberInfo === 0 ? null : 'rule',
  },
  befriend: {
    ...everybody,
    isToOther: true,
    unless: (group, _, { other }) =>
      isHidden(group, other) ? 'channel' : group.applyMemberFriend === 0 ? null : 'rule',
  },
  answerApplication: leaders,
  seeLog: leaders,
} as const satisfies Record<string, Right>;

export type GroupAction = keyof typeof rights;

/** Those of the table, for tests that walk it. */
export const groupActions = Object.keys(rights) as readonly GroupAction[];

/** A group, one's own place in it, and whom something is done to. */
export type Standing = {
  group: RuledGroup;
  /** Null where one is not in it. */
  own: RankedMember | null;
  /** Missing where nobody is meant yet: whether there may be somebody. */
  other?: Pick<GroupMember, 'userID' | 'roleLevel'>;
  /** Milliseconds. */
  now: number;
};

/** @returns why somebody may not do something in a group, or null where they may. */
export function groupRefusal(
  action: GroupAction,
  { group, own, other, now }: Standing,
): GroupRefusal | null {
  const right: Right = rights[action];
  if (group.status === groupStatus.dismissed) return 'dismissed';
  if (!own) return 'notMember';
  const ofChannel = isChannel(group);
  const who = ofChannel ? right.channel : right.group;
  if (right.isToOther && other?.userID === own.userID) return 'rank';
  const isLeader = leads(own);
  if (!holds(who, own)) return ofChannel && who !== right.group ? 'channel' : 'role';
  if (who === 'lower' && other && !ranksAbove(own, other)) return 'rank';
  return isLeader ? null : (right.unless?.(group, own, { other, now }) ?? null);
}

/** @returns whether somebody may do something in a group. */
export function mayInGroup(action: GroupAction, standing: Standing): boolean {
  return groupRefusal(action, standing) === null;
}

/** @returns whether a member is owner or admin. */
export function leads({ roleLevel }: Pick<GroupMember, 'roleLevel'>): boolean {
  return roleLevel === groupRole.owner || roleLevel === groupRole.admin;
}

/** Whether somebody follows a channel, and leads it not. */
function isHidden(group: RuledGroup, other: Standing['other'] | undefined): boolean {
  return other !== undefined && !leads(other) && isChannel(group);
}

function holds(who: Who, own: RankedMember): boolean {
  if (who === 'everybody') return true;
  if (who === 'leaders' || who === 'lower') return leads(own);
  if (who === 'owner') return own.roleLevel === groupRole.owner;
  return who === 'notOwner' && own.roleLevel !== groupRole.owner;
}

type Ranked = Pick<GroupMember, 'userID' | 'roleLevel'>;

/** Owners rank above all, admins above ordinary members. */
function ranksAbove(own: Ranked, other: Ranked): boolean {
  if (own.userID === other.userID || other.roleLevel === groupRole.owner) return false;
  if (own.roleLevel === groupRole.owner) return true;
  return own.roleLevel === groupRole.admin && other.roleLevel === groupRole.ordinary;
}
