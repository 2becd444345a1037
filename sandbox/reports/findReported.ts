import type { InputOf } from '../../app/contract/call.ts';
import type { report } from '../../app/contract/people/report.ts';
import type { Queries } from '../database/database.ts';
import { personOf } from '../gateway/friends/people.ts';
import { groupOf } from '../gateway/groups/groups.ts';
import { findSeen } from '../gateway/messages/findMeant.ts';

/** What a report is about, as it is kept. */
export type Reported = {
  userId: string | null;
  groupId: string | null;
  clientMsgId: string | null;
};

type Meant = Pick<InputOf<typeof report>, 'about' | 'userId' | 'groupId' | 'clientMsgId'>;
type Reporter = { userId: string; platformId: number };

/**
 * Finds what somebody reports: people and groups of the platform, and messages that they can see.
 * @returns null where there is no such thing, or not enough is said of it
 */
export async function findReported(
  db: Queries,
  reporter: Reporter,
  { about, userId = '', groupId = '', clientMsgId = '' }: Meant,
): Promise<Reported | null> {
  // No brand has either yet.
  if (about === 'video' || about === 'highlight') return null;
  if (about === 'group') {
    const group = await groupOf(db, groupId);
    const isHere = group?.platformId === reporter.platformId;
    return isHere ? { userId: null, groupId, clientMsgId: null } : null;
  }
  if (!(await personOf(db, reporter.platformId, userId))) return null;
  if (about === 'user') return { userId, groupId: null, clientMsgId: null };
  const message = {
    clientMsgID: clientMsgId,
    sendID: userId,
    recvID: reporter.userId,
    groupID: groupId,
  };
  if (!(await findSeen(db, reporter.userId, message))) return null;
  return { userId, groupId: groupId || null, clientMsgId };
}
