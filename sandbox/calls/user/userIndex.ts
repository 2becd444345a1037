import { and, eq } from 'drizzle-orm';
import { userIndex } from '../../../app/contract/user/userIndex.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { users } from '../../database/schema.ts';
import { handle } from '../handler.ts';

export const handleUserIndex = handle(userIndex, async ({ userId }, context) => {
  const { platformId } = context.session.brand;
  const user = await context.db.read
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.platformId, platformId)))
    .get();
  if (!user) throw context.fail('userUnknown');
  return publicProfile(user);
});
