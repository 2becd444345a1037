import { eq } from 'drizzle-orm';
import { endSessions } from '../auth/sessions.ts';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Services } from '../services.ts';

/** Sets a password, ends every session but `keep`, and leaves a notice. */
export async function setPassword(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { userId, passwordHash, keep }: { userId: string; passwordHash: string; keep?: string },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const except = keep === undefined ? {} : { except: keep };
  await endSessions(tx, { userId, ...except }, 'password', services.now());
  await addNotice(tx, services, { userId, kind: 'passwordChanged' });
}
