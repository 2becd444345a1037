import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { pictures } from '../database/schema.ts';
import { localText } from './localText.ts';

type Kind = (typeof pictures.$inferSelect)['kind'];

/** @returns the pictures of one kind that a brand shows, oldest first, with words in a language. */
export async function picturesOf(
  db: Queries,
  { packageId, locale: own }: { packageId: number; locale: string },
  kind: Kind,
  locale: string,
): Promise<{ id: string; image: string; title: string; link: string }[]> {
  const rows = await db
    .select()
    .from(pictures)
    .where(
      and(eq(pictures.packageId, packageId), eq(pictures.kind, kind), isNull(pictures.removedAt)),
    )
    .orderBy(asc(pictures.addedAt), asc(pictures.id));
  return rows.map(({ id, image, titles, link }) => ({
    id,
    image,
    title: localText(titles, locale, own),
    link,
  }));
}
