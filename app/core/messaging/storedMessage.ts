import type { Message } from '../../contract/gateway/entities/message.ts';

/** What became of a message: received ones are `sent`. */
export type SendState = 'sending' | 'sent' | 'failed';

/**
 * A message as the device keeps it. Joining two versions of one message is commutative, associative
 * and idempotent: a fact once applied stays, in whatever order versions come.
 */
export type StoredMessage = Message & {
  conversationID: string;
  state: SendState;
  /** Why sending failed: one of `gatewayErrors` or `clientErrors`; 0 otherwise. */
  errCode: number;
  /**
   * Place among the device's own messages not yet confirmed: rises by one with each. 0 for all
   * others.
   */
  localOrder: number;
  /** Messages before this one may be missing on the device. */
  hasGapBefore: boolean;
  isRevoked: boolean;
  /** Who took it back, when known. */
  revokerID: string;
  /** Deleted on this device, kept so that no late copy brings it back. */
  isDeleted: boolean;
  /**
   * When others of a group read it, in milliseconds by `userID`, as far as receipts told this device: the
   * gateway's own copies name the readers alone.
   */
  readTimes?: Readonly<Record<string, number>>;
  /** Shown before the device has it on its disk; never true of what is kept. */
  isUnkept?: boolean;
};

/** Unconfirmed messages stand behind all confirmed ones. */
export const unconfirmedRank = Number.MAX_SAFE_INTEGER;

/** Place in a conversation: compared item by item. */
export type OrderKey = readonly [rank: number, time: number, clientMsgID: string, sendID: string];

/**
 * Confirmed messages stand by `seq`; those whose `seq` is not known yet behind them by the server's
 * time; the device's own unconfirmed ones last, as written.
 */
export function orderKeyOf(message: StoredMessage): OrderKey {
  const { state, seq, sendTime, localOrder, clientMsgID, sendID } = message;
  if (state !== 'sent') return [unconfirmedRank, localOrder, clientMsgID, sendID];
  return [seq > 0 ? seq : unconfirmedRank - 1, sendTime, clientMsgID, sendID];
}

export function compareOrder(left: OrderKey, right: OrderKey): number {
  if (left[0] !== right[0]) return left[0] - right[0];
  if (left[1] !== right[1]) return left[1] - right[1];
  if (left[2] !== right[2]) return left[2] < right[2] ? -1 : 1;
  if (left[3] === right[3]) return 0;
  return left[3] < right[3] ? -1 : 1;
}
