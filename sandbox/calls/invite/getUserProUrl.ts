import { count, eq } from 'drizzle-orm';
import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import { readUser } from '../../accounts/users.ts';
import { users } from '../../database/schema.ts';
import { handle } from '../handler.ts';

// No link: the brand's own address need not lead to this machine, so the app makes one.
export const handleGetUserProUrl = handle(getUserProUrl, async (_, { db, session }) => {
  const { inviteCode } = await readUser(db.read, session.userId);
  const row = await db.read
    .select({ invited: count() })
    .from(users)
    .where(eq(users.superiorId, session.userId))
    .get();
  return { code: inviteCode, url: '', invited: row?.invited ?? 0 };
});
