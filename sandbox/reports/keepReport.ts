import { and, inArray, isNull, like } from 'drizzle-orm';
import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { media, reports } from '../database/schema.ts';
import type { Services } from '../services.ts';

export type NewReport = Omit<typeof reports.$inferInsert, 'id' | 'createdAt' | 'images'> & {
  /** Addresses of uploaded pictures. */
  images: readonly string[];
};

/** @returns the id of the report */
export async function keepReport(
  tx: Queries,
  { now, randomBytes }: Pick<Services, 'now' | 'randomBytes'>,
  { images, ...report }: NewReport,
): Promise<string> {
  const id = randomText(randomBytes(9));
  const kept = { ...report, id, images: JSON.stringify(images), createdAt: now() };
  await tx.insert(reports).values(kept);
  return id;
}

/** @returns whether each address is that of a picture that was uploaded here. */
export async function areUploaded(db: Queries, addresses: readonly string[]): Promise<boolean> {
  const names = addresses.map((address) => /^\/media\/([\w.-]+)$/.exec(address)?.[1] ?? '');
  const known = and(
    inArray(media.name, names),
    like(media.mediaType, 'image/%'),
    isNull(media.removedAt),
  );
  return (await db.$count(media, known)) === new Set(names).size;
}
