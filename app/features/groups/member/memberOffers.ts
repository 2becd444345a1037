import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { type GroupAction, mayInGroup } from '../../../contract/gateway/groupRights.ts';

/** What can be done with a member, in the order shown. */
const offers = [
  'profile',
  'message',
  'addFriend',
  'mention',
  'rename',
  'mute',
  'unmute',
  'makeAdmin',
  'unmakeAdmin',
  'remove',
  'report',
  'block',
] as const;
export type MemberOffer = (typeof offers)[number];

type Known = {
  group: GroupInfo;
  /** The reader's own place. */
  own: GroupMember | null;
  other: GroupMember;
  /** Milliseconds. */
  now: number;
  isFriend: boolean;
  isBlocked: boolean;
  /** The account that speaks for the brand: nobody has to be protected from it. */
  isSupport: boolean;
};

/** @returns what the reader may do with a member, by the table of rights; with themselves nothing. */
export function memberOffers(known: Known): readonly MemberOffer[] {
  const { group, own, other, now, isFriend, isBlocked, isSupport } = known;
  if (own?.userID === other.userID) return [];
  const may = (action: GroupAction): boolean => mayInGroup(action, { group, own, other, now });
  const mayLook = isFriend || may('lookAtMember');
  const isMuted = other.muteEndTime * 1_000 > now;
  const isAdmin = other.roleLevel === groupRole.admin;
  const allowed: Readonly<Record<MemberOffer, boolean>> = {
    profile: mayLook,
    message: mayLook && !isBlocked,
    addFriend: !isFriend && !isBlocked && may('befriend'),
    mention: may('post'),
    rename: may('rename'),
    mute: may('mute') && !isMuted,
    unmute: may('mute') && isMuted,
    makeAdmin: may('setRole') && !isAdmin,
    unmakeAdmin: may('setRole') && isAdmin,
    remove: may('remove'),
    report: !isSupport,
    block: !isSupport && !isBlocked,
  };
  return offers.filter((offer) => allowed[offer]);
}
