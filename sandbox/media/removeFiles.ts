import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { media } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { mediaFolder } from './mediaStore.ts';

/**
 * Takes files that were given up from the disk: those of each commit at once, before the next one begins,
 * so that none that is uploaded again is taken; and those that a killed sandbox has left.
 */
export async function removeGivenUpFiles({
  db,
  dataDir,
}: Pick<Services, 'db' | 'dataDir'>): Promise<void> {
  const remove = (names: readonly string[]) => {
    for (const name of names) rmSync(join(mediaFolder(dataDir), name), { force: true });
  };
  db.onCommit((fact) => {
    if (fact.about === 'files') remove(fact.names);
  });
  const left = await db.read
    .select({ name: media.name })
    .from(media)
    .where(isNotNull(media.removedAt));
  if (left.length === 0) return;
  const names = left.map(({ name }) => name);
  remove(names);
  await db.write((tx) => tx.delete(media).where(isNotNull(media.removedAt)));
}
