import { eq } from 'drizzle-orm';
import { userErrors } from '../../app/contract/user/errors.ts';
import { failed } from '../calls/callFailed.ts';
import type { MemberSession } from '../calls/context.ts';
import type { Database } from '../database/database.ts';
import { ageConfirmations } from '../database/schema.ts';

/**
 * Lets a call go on only for who has confirmed to be as old as the brand asks for, once for all brands.
 * @throws CallFailed `ageUnconfirmed` with the brand's minimum
 */
export async function requireAge({
  db,
  session,
}: {
  db: Database;
  session: Pick<MemberSession, 'brand' | 'userId'>;
}): Promise<void> {
  const { minimumAge } = session.brand;
  const confirmed = await db.read
    .select({ minimumAge: ageConfirmations.minimumAge })
    .from(ageConfirmations)
    .where(eq(ageConfirmations.userId, session.userId))
    .get();
  if (confirmed && confirmed.minimumAge >= minimumAge) return;
  throw failed(userErrors.ageUnconfirmed, { minimumAge });
}
