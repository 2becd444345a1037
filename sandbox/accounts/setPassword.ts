import { eq } from 'drizzle-orm';
import { endSessions } from '../auth/sessions.ts';
import type { Queries } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Services } from '../services.ts';

type Setting = { userId: string; passwordHash: string; way: 'change' | 'reset'; keep?: string };

const kinds = { change: 'passwordChanged', reset: 'passwordReset' } as const;

/**
 * Sets a password, ends every session but `keep`, and leaves a notice.
 * @param way `reset`: by a code to the number alone
 */
export async function setPassword(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { userId, passwordHash, way, keep }: Setting,
): Promise<void> {
  const resetAt = way === 'reset' ? { passwordResetAt: services.now() } : {};
  await tx
    .update(users)
    .set({ passwordHash, ...resetAt })
    .where(eq(users.id, userId));
  const except = keep === undefined ? {} : { except: keep };
  await endSessions(tx, { userId, ...except }, 'password', services.now());
  await addNotice(tx, services, { userId, kind: kinds[way] });
}
