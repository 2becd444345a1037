import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { LocaleId } from '../../app/brand/locales.ts';
import { imageTypes } from '../../app/contract/fields/media.ts';
import type { Queries } from '../database/database.ts';
import { highlights, videos } from '../database/schema.ts';
import { keepFile } from '../media/mediaStore.ts';
import { rewriteStill } from '../media/rewriteImage.ts';
import { sniffMedia } from '../media/sniff.ts';
import type { Services } from '../services.ts';
import { type ClipProblem, checkClip } from './checkClip.ts';
import { clipFolder, keepClip } from './clipFolder.ts';

/** What an operator hands in, as bytes of an MP4 and of a picture. */
export type GivenClip = {
  clip: Uint8Array;
  poster: Uint8Array;
  titles: Partial<Record<LocaleId, string>>;
};

export type ClipRefusal = ClipProblem | 'posterRefused' | 'posterTooLarge';

type Keeping = Pick<Services, 'db' | 'dataDir' | 'now'>;
type Kept = Omit<
  typeof videos.$inferInsert,
  'id' | 'packageId' | 'category' | 'views' | 'publishedAt' | 'removedAt' | 'clip'
> & { clip: string };

/** Adds a video to a brand. @returns its id, or why it was not added: then nothing is kept */
export function addVideo(
  services: Keeping,
  packageId: number,
  { category, ...given }: GivenClip & { category: string },
): Promise<{ id: string } | ClipRefusal> {
  const own = { packageId, category, views: 0, publishedAt: services.now() };
  return add(services, given, (tx, kept, id) => tx.insert(videos).values({ ...kept, ...own, id }));
}

/** Adds the replay of a highlight to a brand, as `addVideo`. @param hostId of who is shown as its host */
export function addReplay(
  services: Keeping,
  packageId: number,
  { hostId, topic, ...given }: GivenClip & { hostId: string; topic: string },
): Promise<{ id: string } | ClipRefusal> {
  const own = { packageId, hostId, topic, state: 'replay' as const, startsAt: services.now() };
  return add(services, given, (tx, kept, id) =>
    tx.insert(highlights).values({ ...kept, ...own, id }),
  );
}

async function add(
  { db, dataDir }: Keeping,
  given: GivenClip,
  insert: (tx: Queries, kept: Kept, id: string) => Promise<unknown>,
): Promise<{ id: string } | ClipRefusal> {
  const kept = await keep(dataDir, given);
  if (typeof kept === 'string') return kept;
  const id = randomUUID();
  try {
    await db.write((tx) => insert(tx, kept, id));
  } catch (error) {
    await rm(clipFolder(dataDir, kept.clip), { recursive: true, force: true });
    throw error;
  }
  return { id };
}

/** Nothing is written before everything is known to be good. */
async function keep(
  dataDir: string,
  { clip, poster, titles }: GivenClip,
): Promise<Kept | ClipRefusal> {
  const facts = checkClip(clip);
  if (typeof facts === 'string') return facts;
  const posterType = sniffMedia(poster);
  if (!imageTypes.some((one) => one === posterType)) return 'posterRefused';
  const { width, height } = facts;
  const stills: Buffer[] = [];
  for (const wide of [720, 360]) {
    const size = { width: wide, height: Math.round((wide * height) / width) };
    const still = await rewriteStill(poster, size);
    if (typeof still === 'string') return still === 'tooLarge' ? 'posterTooLarge' : 'posterRefused';
    stills.push(still.bytes);
  }
  const [cover, thumbnail] = await Promise.all(
    stills.map(async (bytes) => `/media/${await keepFile(dataDir, bytes, 'image/webp')}`),
  );
  return {
    ...{ titles: JSON.stringify(titles), captions: '{}', type: 'mp4', file: 'clip.mp4' },
    ...{ width, height, seconds: Math.max(1, Math.round(facts.seconds)) },
    ...{ cover: cover ?? '', thumbnail: thumbnail ?? '' },
    clip: await keepClip(dataDir, { 'clip.mp4': clip }),
  };
}
