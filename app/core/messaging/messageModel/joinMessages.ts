import type { StoredMessage } from '../storedMessage.ts';
import { isSame } from './isSame.ts';
import { isContentField, withoutContent } from './withoutContent.ts';

const stateRank = { sending: 0, failed: 1, sent: 2 } as const;

/**
 * Joins two versions of one message: commutative, associative and idempotent. What the server said
 * wins over what the device thought, what is revoked, read or deleted stays so. Of a message that is gone
 * nothing is left that could be read, whatever any version says.
 * @param known the same message as `incoming`, as `isSameMessage` has it
 * @returns `known` itself where `incoming` adds nothing
 */
export function joinMessages(known: StoredMessage, incoming: StoredMessage): StoredMessage {
  if (isSame(known, incoming)) return known;
  const state = stateRank[known.state] >= stateRank[incoming.state] ? known.state : incoming.state;
  const joined = withoutContent({
    // Each by itself, so that it does not matter which version was emptied, and when.
    ...chosen(known, incoming, isFrameField),
    ...chosen(known, incoming, isContentField),
    state,
    errCode: state === 'failed' ? Math.max(known.errCode, incoming.errCode) : 0,
    localOrder: state === 'sent' ? 0 : Math.max(known.localOrder, incoming.localOrder),
    seq: Math.max(known.seq, incoming.seq),
    serverMsgID: larger(known.serverMsgID, incoming.serverMsgID),
    sendTime: serverTime(known, incoming),
    isRead: known.isRead || incoming.isRead,
    hasGapBefore: known.hasGapBefore || incoming.hasGapBefore,
    isRevoked: known.isRevoked || incoming.isRevoked,
    revokerID: larger(known.revokerID, incoming.revokerID),
    isDeleted: known.isDeleted || incoming.isDeleted,
    attachedInfoElem: joinReaders(known.attachedInfoElem, incoming.attachedInfoElem),
    ...joinReadTimes(known.readTimes, incoming.readTimes),
  } as StoredMessage);
  return isSame(known, joined) ? known : joined;
}

const larger = (left: string, right: string) => (left >= right ? left : right);

/** The time by the device's own clock is dropped once the server's time is known. */
function serverTime(left: StoredMessage, right: StoredMessage): number {
  const leftIsSent = left.state === 'sent';
  if (leftIsSent !== (right.state === 'sent')) return leftIsSent ? left.sendTime : right.sendTime;
  return Math.max(left.sendTime, right.sendTime);
}

type Part = Record<string, unknown>;

/** Which version of a part is kept: the server's, then the richer one, then any, but always the same. */
function chosen(
  left: StoredMessage,
  right: StoredMessage,
  isPart: (name: string) => boolean,
): Part {
  const [leftPart, rightPart] = [left, right].map((message) => partOf(message, isPart)) as [
    Part,
    Part,
  ];
  const byState = Number(left.state === 'sent') - Number(right.state === 'sent');
  if (byState !== 0) return byState > 0 ? leftPart : rightPart;
  const [leftText, rightText] = [textOf(leftPart), textOf(rightPart)];
  const isLeft = leftText.length - rightText.length || (leftText >= rightText ? 1 : -1);
  return isLeft > 0 ? leftPart : rightPart;
}

function partOf(message: StoredMessage, isPart: (name: string) => boolean): Part {
  return Object.fromEntries(
    Object.entries(message).filter(
      ([name, value]) => isPart(name) && value !== null && value !== undefined,
    ),
  );
}

/** Fields that are joined one by one. */
const joinedAlone: readonly string[] = [
  'state',
  'errCode',
  'localOrder',
  'seq',
  'serverMsgID',
  'sendTime',
  'isRead',
  'hasGapBefore',
  'isRevoked',
  'revokerID',
  'isDeleted',
  'attachedInfoElem',
  'readTimes',
];
const isFrameField = (name: string) => !isContentField(name) && !joinedAlone.includes(name);

/** In one order of keys. */
function textOf(part: Part): string {
  return JSON.stringify(part, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Attached = StoredMessage['attachedInfoElem'];

/** Readers of a group only ever become more. */
function joinReaders(left: Attached, right: Attached): Attached {
  if (!left || !right) return left ?? right;
  const burnDuration = left.burnDuration ?? right.burnDuration;
  return {
    ...(burnDuration !== undefined && { burnDuration }),
    groupHasReadInfo: joinGroupReaders(left.groupHasReadInfo, right.groupHasReadInfo),
    isPrivateChat: left.isPrivateChat || right.isPrivateChat,
    hasReadTime: Math.max(left.hasReadTime, right.hasReadTime),
  };
}

type GroupReaders = NonNullable<Attached>['groupHasReadInfo'];

function joinGroupReaders(left: GroupReaders, right: GroupReaders): GroupReaders {
  if (!left || !right) return left ?? right;
  const readers = new Set([...(left.hasReadUserIDList ?? []), ...(right.hasReadUserIDList ?? [])]);
  return {
    hasReadUserIDList: [...readers].sort(),
    hasReadCount: Math.max(left.hasReadCount, right.hasReadCount, readers.size),
    groupMemberCount: Math.max(left.groupMemberCount, right.groupMemberCount),
  };
}

type ReadTimes = StoredMessage['readTimes'];

/** Of each reader the first time counts. */
function joinReadTimes(left: ReadTimes = {}, right: ReadTimes = {}): { readTimes?: ReadTimes } {
  const times = new Map<string, number>();
  for (const [userID, time] of [...Object.entries(left), ...Object.entries(right)]) {
    times.set(userID, Math.min(time, times.get(userID) ?? time));
  }
  const sorted = [...times].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? {} : { readTimes: Object.fromEntries(sorted) };
}
