import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { groupVerification, handleResult } from '../../../contract/gateway/enums.ts';
import { mostIn } from '../../../contract/gateway/groupSize.ts';
import type { GroupSeen } from '../../../contract/groups/group.ts';

/** How a person stands to a group that they look at from outside. */
export type JoinState =
  | { type: 'in' }
  /** They asked, and nobody has answered. */
  | { type: 'waiting'; asked: GroupApplication }
  | { type: 'full' }
  /** `refused`: an earlier application came to nothing. */
  | { type: 'open'; entersAtOnce: boolean; refused: GroupApplication | null };

export type Seen = {
  group: GroupSeen;
  /** Null where there is no code: then the group's own rule counts. */
  entersAtOnce: boolean | null;
  /** What the device knows: it hears of it before the group is looked at again. */
  isMember: boolean;
  /** The person's own application, or null. */
  asked: GroupApplication | null;
};

/** @returns how a person stands to a group, as of what the platform said and what the device knows. */
export function joinStateOf({ group, entersAtOnce, isMember, asked }: Seen): JoinState {
  if (isMember || group.isMember) return { type: 'in' };
  const walksIn = entersAtOnce ?? group.needVerification === groupVerification.none;
  // Whoever may walk in need not wait for an answer to what they asked before.
  if (!walksIn && asked?.handleResult === handleResult.pending) return { type: 'waiting', asked };
  if (group.memberCount >= mostIn(group)) return { type: 'full' };
  const refused = asked?.handleResult === handleResult.refused ? asked : null;
  return { type: 'open', entersAtOnce: walksIn, refused };
}
