import { lt } from 'drizzle-orm';
import { confirmAge } from '../../../app/contract/user/confirmAge.ts';
import { ageConfirmations } from '../../database/schema.ts';
import { handleKeyed } from '../handler.ts';

/** Counts for all brands of the platform; a lower age than was confirmed takes nothing back. */
export const handleConfirmAge = handleKeyed(confirmAge, ({ minimumAge }, context) => {
  const { userId } = context.session;
  return context.commit(async (tx) => {
    const confirmedAt = context.now();
    await tx
      .insert(ageConfirmations)
      .values({ userId, minimumAge, confirmedAt })
      .onConflictDoUpdate({
        target: ageConfirmations.userId,
        set: { minimumAge, confirmedAt },
        setWhere: lt(ageConfirmations.minimumAge, minimumAge),
      });
    return { confirmedAt: Math.floor(confirmedAt / 1000) };
  });
});
