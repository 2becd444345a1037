import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { videos, videoViews } from '../database/schema.ts';

/** Videos a person who is not activated can watch in rolling 24 hours. */
export const viewLimit = 5;

/** How long a view counts, in milliseconds. */
export const viewWindow = 24 * 3_600_000;

/** What a person has watched in the last 24 hours, oldest first. */
export type CountedViews = readonly { videoId: string; countedAt: number }[];

/** @returns the views of a person that count at a moment, oldest first. */
export function countedViews(db: Queries, userId: string, now: number): Promise<CountedViews> {
  return db
    .select({ videoId: videoViews.videoId, countedAt: videoViews.countedAt })
    .from(videoViews)
    .where(and(eq(videoViews.userId, userId), gt(videoViews.countedAt, now - viewWindow)))
    .orderBy(asc(videoViews.countedAt), asc(videoViews.videoId));
}

/** @returns when the oldest view stops counting, in seconds; null where none counts. */
export function resetsAt(views: CountedViews): number | null {
  const [oldest] = views;
  return oldest ? Math.ceil((oldest.countedAt + viewWindow) / 1000) : null;
}

/** Counts a view of a person; the video has one more. */
export async function countView(
  tx: Queries,
  view: { userId: string; videoId: string; countedAt: number },
): Promise<void> {
  const { countedAt } = view;
  await tx
    .insert(videoViews)
    .values(view)
    .onConflictDoUpdate({ target: [videoViews.userId, videoViews.videoId], set: { countedAt } });
  await addView(tx, view.videoId);
}

async function addView(tx: Queries, videoId: string): Promise<void> {
  const video = await tx
    .select({ views: videos.views })
    .from(videos)
    .where(eq(videos.id, videoId))
    .get();
  if (video)
    await tx
      .update(videos)
      .set({ views: video.views + 1 })
      .where(eq(videos.id, videoId));
}
