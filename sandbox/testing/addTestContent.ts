import { randomUUID } from 'node:crypto';
import { highlights, videos } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Adds a video and a highlight without files to a brand. @returns their ids */
export async function addTestContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  packageId: number,
  hostId: string,
): Promise<{ video: string; highlight: string }> {
  const [video, highlight] = [randomUUID(), randomUUID()];
  const clip = {
    ...{ packageId, clip: null, file: 'clip.mp4', type: 'mp4' as const, captions: '{}' },
    ...{ cover: '', thumbnail: '', width: 640, height: 360, seconds: 6 },
  };
  const [shown, streamed] = ['<b>Kites', 'Drums & bass'].map((title) =>
    JSON.stringify({ 'en-US': title }),
  ) as [string, string];
  await db.write(async (tx) => {
    const times = { views: 0, publishedAt: now() };
    await tx
      .insert(videos)
      .values({ ...clip, id: video, category: 'all', titles: shown, ...times });
    const state = { hostId, state: 'replay' as const, topic: 'music', startsAt: now() };
    await tx.insert(highlights).values({ ...clip, id: highlight, titles: streamed, ...state });
  });
  return { video, highlight };
}
