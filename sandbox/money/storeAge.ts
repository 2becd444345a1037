import { lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { ageConfirmations } from '../database/schema.ts';

/**
 * Stores that somebody said to be old enough. Counts for all brands of the platform; a lower age than
 * was confirmed takes nothing back.
 */
export async function storeAge(
  tx: Queries,
  { userId, minimumAge, confirmedAt }: typeof ageConfirmations.$inferSelect,
): Promise<void> {
  await tx
    .insert(ageConfirmations)
    .values({ userId, minimumAge, confirmedAt })
    .onConflictDoUpdate({
      target: ageConfirmations.userId,
      set: { minimumAge, confirmedAt },
      setWhere: lt(ageConfirmations.minimumAge, minimumAge),
    });
}
