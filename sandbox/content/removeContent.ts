import { and, eq, isNull } from 'drizzle-orm';
import { highlights, pictures, videos } from '../database/schema.ts';
import type { Services } from '../services.ts';

const tables = { video: videos, highlight: highlights, picture: pictures };

export type ContentKind = keyof typeof tables;
export const contentKinds = Object.keys(tables) as ContentKind[];

/**
 * Takes something away from a brand at once; its row stays, for reports name it.
 * @returns its titles as JSON by locale, or null where the brand shows no such thing
 */
export async function removeContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  packageId: number,
  kind: ContentKind,
  id: string,
): Promise<string | null> {
  const table = tables[kind];
  const shown = and(eq(table.id, id), eq(table.packageId, packageId), isNull(table.removedAt));
  const removed = await db.write((tx) =>
    tx.update(table).set({ removedAt: now() }).where(shown).returning({ titles: table.titles }),
  );
  return removed[0]?.titles ?? null;
}
