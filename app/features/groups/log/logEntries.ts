import { contentType as type } from '../../../contract/gateway/contentType.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { KindQuery } from '../../../core/messaging/search/kindSearch.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import { readDetail, recordOf } from '../../../parts/message/notice/readDetail.ts';
import type { NamedPerson } from '../../../parts/person/personName.ts';

/** Tips of what is done to a group, or to somebody in it; members leave and enter by themselves. */
const types = [
  type.groupCreated,
  type.groupInfoSet,
  type.groupNameSet,
  type.groupAnnouncementSet,
  type.groupOwnerTransferred,
  type.memberKicked,
  type.memberInvited,
  type.memberMuted,
  type.memberUnmuted,
  type.groupMuted,
  type.groupUnmuted,
  type.memberToAdmin,
  type.memberToOrdinary,
] as const;

/** @returns what is looked for in a conversation: what owner and admins did, and no other member */
export function logQuery(conversationID: string): KindQuery {
  return { conversationID, types, parts: [], isWanted: isOfLeader };
}

/** Ordinary members do one of these things: they invite. */
function isOfLeader(message: StoredMessage): boolean {
  if (message.contentType !== type.memberInvited) return true;
  const { roleLevel } = recordOf(readDetail(message)['opUser']);
  return roleLevel === groupRole.owner || roleLevel === groupRole.admin;
}

export type Doer = NamedPerson & { faceURL: string };

/** @returns who did it, as they were then */
export function doerOf(message: StoredMessage): Doer {
  const { userID, nickname, faceURL } = recordOf(readDetail(message)['opUser']);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { userID: text(userID), nickname: text(nickname), faceURL: text(faceURL) };
}

export type LogDay = { day: number; time: number; entries: readonly StoredMessage[] };

/** @param messages newest first. @returns those of each day, the newest day first */
export function byDay(messages: readonly StoredMessage[]): LogDay[] {
  const days: { day: number; time: number; entries: StoredMessage[] }[] = [];
  for (const message of messages) {
    const day = dayNumber(message.sendTime);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(message);
    else days.push({ day, time: message.sendTime, entries: [message] });
  }
  return days;
}

export const keyOfEntry = (message: StoredMessage): string => messageKeyOf(message);
