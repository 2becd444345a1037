import { randomUUID } from 'node:crypto';
import type { LocaleId } from '../../app/brand/locales.ts';
import { imageTypes } from '../../app/contract/fields/media.ts';
import { parseWebAddress } from '../../app/lib/webAddress.ts';
import { pictures } from '../database/schema.ts';
import { keepFile } from '../media/mediaStore.ts';
import { rewriteStill } from '../media/rewriteImage.ts';
import { sniffMedia } from '../media/sniff.ts';
import type { Services } from '../services.ts';

export type PictureKind = (typeof pictures.$inferSelect)['kind'];

/** Where pictures of the first page stand: pixels they are made to fit into sideways. */
export const pictureWidths: Readonly<Record<PictureKind, number>> = {
  carousel: 960,
  pick: 320,
  opening: 720,
};

export type GivenPicture = {
  kind: PictureKind;
  image: Uint8Array;
  titles: Partial<Record<LocaleId, string>>;
  /** Where it leads to; empty for nowhere. */
  link: string;
};

export type PictureRefusal = 'imageRefused' | 'imageTooLarge' | 'linkRefused' | 'linkMissing';

/** Adds a picture to the first page of a brand. @returns its id, or why not: then nothing is kept */
export async function addPicture(
  { db, dataDir, now }: Pick<Services, 'db' | 'dataDir' | 'now'>,
  packageId: number,
  { kind, image, titles, link }: GivenPicture,
): Promise<{ id: string } | PictureRefusal> {
  if (kind === 'pick' && link === '') return 'linkMissing';
  const address = link === '' ? null : parseWebAddress(link);
  if (address?.ok === false || (kind === 'opening' && address)) return 'linkRefused';
  const mediaType = sniffMedia(image);
  if (!imageTypes.some((one) => one === mediaType)) return 'imageRefused';
  const still = await rewriteStill(image, { width: pictureWidths[kind] });
  if (typeof still === 'string') return still === 'tooLarge' ? 'imageTooLarge' : 'imageRefused';
  const row = {
    ...{ id: randomUUID(), packageId, kind, titles: JSON.stringify(titles), addedAt: now() },
    ...{ link: address?.href ?? '' },
    image: `/media/${await keepFile(dataDir, still.bytes, 'image/webp')}`,
  };
  await db.write((tx) => tx.insert(pictures).values(row));
  return { id: row.id };
}
