import type { GroupInfo } from './entities/group.ts';
import { isChannel } from './isChannel.ts';

/** Members of a group in which each message says who read it. */
export const mostReaders = 200;

/**
 * Whether people of a group are told who of the others read what they sent. Not in channels, whose
 * readers owe nobody a sign, nor in large groups, where each message would cost as many receipts as there
 * are members.
 */
export function hasReaders(group: Pick<GroupInfo, 'ex' | 'memberCount'>): boolean {
  return !isChannel(group) && group.memberCount <= mostReaders;
}
