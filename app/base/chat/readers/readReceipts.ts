import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { readersOf } from '../../../core/messaging/messageModel/readersOf.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** Somebody of a group, and when they read a message. */
export type Reader = {
  userID: string;
  /** '' where they are in the group no more. */
  nickname: string;
  /** The name the reader of the page gave them; '' without one. */
  remark: string;
  faceURL: string;
  /** Milliseconds; null where it is not known. */
  time: number | null;
};

export type ReadReceipts = {
  /** The last one first; those whose time is not known behind them. */
  read: readonly Reader[];
  /** Members since before it was sent who are not known to have read it, in the order of the members. */
  unread: readonly Reader[];
};

/** @param members as far as they are known, in the order in which they are shown */
export function readReceiptsOf(
  message: StoredMessage,
  members: readonly MemberRow[],
): ReadReceipts {
  const known = new Map(members.map((member) => [member.userID, member]));
  const readers = readersOf(message);
  const hasRead = new Set(readers);
  const read = readers.map((userID): Reader => {
    const { nickname = '', remark = '', faceURL = '' } = known.get(userID) ?? {};
    const times = message.readTimes ?? {};
    const time = Object.hasOwn(times, userID) ? (times[userID] ?? null) : null;
    return { userID, nickname, remark, faceURL, time };
  });
  const unread = members
    .filter(({ userID, joinTime }) => {
      const wasThere = joinTime * 1_000 <= message.sendTime;
      return wasThere && userID !== message.sendID && !hasRead.has(userID);
    })
    .map(
      ({ userID, nickname, remark = '', faceURL }): Reader => ({
        userID,
        nickname,
        remark,
        faceURL,
        time: null,
      }),
    );
  return { read: read.sort((a, b) => (b.time ?? 0) - (a.time ?? 0)), unread };
}
