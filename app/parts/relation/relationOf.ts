import type { Friend, FriendApplication } from '../../contract/gateway/entities/people.ts';
import { handleResult } from '../../contract/gateway/enums.ts';

/**
 * What somebody is to the person who reads, beside being blocked or not. Whoever deleted or blocked
 * the reader does not show it: the gateway tells neither (protocol reference, section 6).
 */
export type Relation =
  | 'self'
  | 'friend'
  /** They wait for the reader's answer. */
  | 'received'
  /** The reader waits for theirs. */
  | 'sent'
  | 'stranger';

type Known = {
  userID: string;
  selfID: string;
  friend: Friend | null;
  /** Applications of both directions that are about this person. */
  received: FriendApplication | null;
  sent: FriendApplication | null;
};

/** @returns what somebody is to the reader; one who waits for an answer comes before one who is asked. */
export function relationOf({ userID, selfID, friend, received, sent }: Known): Relation {
  if (userID === selfID) return 'self';
  if (friend) return 'friend';
  if (received?.handleResult === handleResult.pending) return 'received';
  return sent?.handleResult === handleResult.pending ? 'sent' : 'stranger';
}
