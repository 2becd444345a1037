import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '../../app/contract/call.ts';
import type { report } from '../../app/contract/people/report.ts';
import type { Queries } from '../database/database.ts';
import { highlights, videos } from '../database/schema.ts';
import { personOf } from '../gateway/friends/people.ts';
import { groupOf } from '../gateway/groups/groups.ts';
import { findSeen } from '../gateway/messages/findMeant.ts';

/** What a report is about, as it is kept. */
export type Reported = {
  userId: string | null;
  groupId: string | null;
  clientMsgId: string | null;
  contentId: string | null;
};

type Meant = Pick<
  InputOf<typeof report>,
  'about' | 'userId' | 'groupId' | 'clientMsgId' | 'contentId'
>;
type Reporter = { userId: string; platformId: number; packageId: number };

const nothing: Reported = { userId: null, groupId: null, clientMsgId: null, contentId: null };

/**
 * Finds what somebody reports: people and groups of the platform, messages that they can see, and what
 * their brand shows. A highlight names its host too.
 * @returns null where there is no such thing, or not enough is said of it
 */
export async function findReported(
  db: Queries,
  reporter: Reporter,
  { about, userId = '', groupId = '', clientMsgId = '', contentId = '' }: Meant,
): Promise<Reported | null> {
  if (about === 'video') return findVideo(db, reporter, contentId);
  if (about === 'highlight') return findHighlight(db, reporter, contentId);
  if (about === 'group') {
    const group = await groupOf(db, groupId);
    const isHere = group?.platformId === reporter.platformId;
    return isHere ? { ...nothing, groupId } : null;
  }
  if (!(await personOf(db, reporter.platformId, userId))) return null;
  if (about === 'user') return { ...nothing, userId };
  const message = {
    clientMsgID: clientMsgId,
    sendID: userId,
    recvID: reporter.userId,
    groupID: groupId,
  };
  if (!(await findSeen(db, reporter.userId, message))) return null;
  return { ...nothing, userId, groupId: groupId || null, clientMsgId };
}

async function findVideo(
  db: Queries,
  { packageId }: Reporter,
  id: string,
): Promise<Reported | null> {
  const here = and(eq(videos.id, id), eq(videos.packageId, packageId), isNull(videos.removedAt));
  const video = await db.select({ id: videos.id }).from(videos).where(here).get();
  return video ? { ...nothing, contentId: video.id } : null;
}

async function findHighlight(
  db: Queries,
  { packageId }: Reporter,
  id: string,
): Promise<Reported | null> {
  const here = and(
    eq(highlights.id, id),
    eq(highlights.packageId, packageId),
    isNull(highlights.removedAt),
  );
  const { hostId: userId } = highlights;
  const found = await db
    .select({ contentId: highlights.id, userId })
    .from(highlights)
    .where(here)
    .get();
  return found ? { ...nothing, ...found } : null;
}
