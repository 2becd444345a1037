import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepClip } from '../content/clipFolder.ts';
import { videos } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Adds videos to a brand whose files hold nothing to see. @returns their ids, newest first */
export async function addTestVideos(
  { db, dataDir, now }: Pick<Services, 'db' | 'dataDir' | 'now'>,
  packageId: number,
  count: number,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'test-clip-'));
  const file = join(folder, 'clip.mp4');
  await writeFile(file, 'ftyp, moov and mdat');
  const clip = await keepClip(dataDir, { 'clip.mp4': file });
  await rm(folder, { recursive: true });
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{
      id: randomUUID(),
      packageId,
      category: 'all',
      clip,
      file: 'clip.mp4',
      type: 'mp4' as const,
    },
    ...{ titles: `{"en-US":"Video ${index}"}`, captions: '{}', cover: '', thumbnail: '' },
    ...{ width: 640, height: 360, seconds: 6, views: 0, publishedAt: now() - index * 1000 },
  }));
  await db.write((tx) => tx.insert(videos).values(rows));
  return rows.map(({ id }) => id);
}
