import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { findByAccount } from '../accounts/users.ts';
import type { SandboxBrand } from '../brands.ts';
import { keepClip } from '../content/clipFolder.ts';
import type { Queries } from '../database/database.ts';
import { highlights, pictures, videoCategories, videos } from '../database/schema.ts';
import { keepFile } from '../media/mediaStore.ts';
import type { Services } from '../services.ts';
import {
  type Clip,
  type ClipName,
  carousel,
  categories,
  clips,
  opening,
  picks,
  highlights as seedHighlights,
  videos as seedVideos,
} from './clips/clips.data.ts';

const hour = 3_600_000;

/** Views the demo videos come with, by their place in the list. */
const viewsByPlace = [24_180, 11_320, 8_204, 6_951, 5_482, 3_077, 2_316, 984];

/** Columns that a video and a highlight of the same clip share. */
type ClipColumns = Omit<
  typeof videos.$inferInsert,
  'id' | 'packageId' | 'category' | 'titles' | 'views' | 'publishedAt' | 'removedAt'
>;

/**
 * Gives the brands of a platform that have none their videos, highlights and pictures of the first page, as
 * an operator would; files that several brands show are kept once.
 */
export async function seedClips(
  services: Services,
  brands: readonly SandboxBrand[],
): Promise<void> {
  const { db } = services;
  const kept = keptOnce(services);
  for (const brand of brands) {
    const own = eq(pictures.packageId, brand.packageId);
    if (await db.read.select({ id: pictures.id }).from(pictures).where(own).limit(1).get())
      continue;
    const shown = brand.features.includes('video') ? seedVideos : [];
    const streamed = brand.features.includes('highlights') ? seedHighlights : [];
    const names = new Set([...shown, ...streamed].map(({ clip }) => clip));
    const columns = new Map<ClipName, ClipColumns>();
    for (const name of names) columns.set(name, await kept.clip(name));
    const rows = await pictureRows(services, brand, kept.picture);
    await db.write(async (tx) => {
      if (shown.length > 0) await addVideos(tx, services, brand, columns);
      if (streamed.length > 0) await addHighlights(tx, services, brand, columns);
      // The pictures come last: without them an earlier start was cut short.
      await tx.insert(pictures).values(rows);
    });
  }
}

async function addVideos(
  tx: Queries,
  { now }: Services,
  { id: brandId, packageId }: SandboxBrand,
  columns: ReadonlyMap<ClipName, ClipColumns>,
): Promise<void> {
  await tx.insert(videoCategories).values(
    categories.map(({ id, names }, place) => ({
      packageId,
      id,
      names: JSON.stringify(names),
      place,
    })),
  );
  await tx.insert(videos).values(
    seedVideos.map(({ id, clip, category, hoursAgo, titles }, place) => ({
      ...columnsOf(columns, clip),
      ...{ id: `${brandId}-${id}`, packageId, category, titles: JSON.stringify(titles) },
      views: viewsByPlace[place % viewsByPlace.length] ?? 0,
      publishedAt: now() - hoursAgo * hour,
    })),
  );
}

async function addHighlights(
  tx: Queries,
  { now }: Services,
  { id: brandId, packageId, platformId }: SandboxBrand,
  columns: ReadonlyMap<ClipName, ClipColumns>,
): Promise<void> {
  for (const { id, clip, state, topic, host, hoursAgo, titles } of seedHighlights) {
    const hostId = (await findByAccount(tx, platformId, host))?.id;
    if (hostId === undefined) throw new RangeError(`Nobody is called ${host}.`);
    await tx.insert(highlights).values({
      ...columnsOf(columns, clip),
      ...{ id: `${brandId}-${id}`, packageId, hostId, state, topic },
      titles: JSON.stringify(titles),
      startsAt: now() - hoursAgo * hour,
    });
  }
}

function columnsOf(columns: ReadonlyMap<ClipName, ClipColumns>, clip: ClipName): ClipColumns {
  const found = columns.get(clip);
  if (!found) throw new RangeError(`The clip ${clip} was not kept.`);
  return found;
}

/** The order of the carousel and of the picks is that of the moments they were added. */
function pictureRows(
  { now }: Services,
  { id: brandId, packageId }: SandboxBrand,
  picture: (file: string) => Promise<string>,
): Promise<(typeof pictures.$inferInsert)[]> {
  const start = now() - hour;
  const all = [
    ...carousel.map((one) => ({ ...one, kind: 'carousel' as const, link: '' })),
    { ...opening, id: 'opening', kind: 'opening' as const, link: '' },
    ...picks.map((one) => ({ ...one, kind: 'pick' as const })),
  ];
  return Promise.all(
    all.map(async ({ id, kind, image, titles, link }, place) => ({
      ...{ id: `${brandId}-${kind}-${id}`, packageId, kind, link },
      ...{ image: await picture(image), titles: JSON.stringify(titles), addedAt: start + place },
    })),
  );
}

/** Keeps files of `sandbox/seed/clips`, each once. */
function keptOnce({ root, dataDir }: Services): {
  clip(name: ClipName): Promise<ClipColumns>;
  picture(file: string): Promise<string>;
} {
  const folder = join(root, 'sandbox/seed/clips');
  const columns = new Map<ClipName, Promise<ClipColumns>>();
  const picture = async (file: string): Promise<string> => {
    const bytes = await readFile(join(folder, file));
    return `/media/${await keepFile(dataDir, bytes, 'image/webp')}`;
  };
  const keep = async (clip: Clip): Promise<ClipColumns> => {
    const names = [...clip.files, ...Object.values(clip.captions)];
    const files = Object.fromEntries(names.map((name) => [basename(name), join(folder, name)]));
    const captions = Object.entries(clip.captions).map(([locale, name]) => [
      locale,
      basename(name),
    ]);
    const { type, width, height, seconds } = clip;
    return {
      ...{ clip: await keepClip(dataDir, files), file: basename(clip.file), type },
      ...{ width, height, seconds, captions: JSON.stringify(Object.fromEntries(captions)) },
      ...{ cover: await picture(clip.cover), thumbnail: await picture(clip.thumbnail) },
    };
  };
  return {
    picture,
    clip(name) {
      const known = columns.get(name) ?? keep(clips[name]);
      columns.set(name, known);
      return known;
    },
  };
}
