import type { OutputOf } from '../../../app/contract/call.ts';
import type { jwtLogin } from '../../../app/contract/session/jwtLogin.ts';
import { readUser } from '../../accounts/users.ts';
import { findJwtSession, issueCredentials } from '../../auth/sessions.ts';
import type { BaseContext } from '../context.ts';

type Input = { packageId: number; deviceId: string; token: string };

/** What both paths of the login by JWT do. @throws CallFailed 402, 403 or `brandUnknown` */
export async function loginWithJwt(
  input: Input,
  context: BaseContext,
): Promise<OutputOf<typeof jwtLogin>> {
  const { platformId } = context.brand(input.packageId);
  return context.db.write(async (tx) => {
    const session = await findJwtSession(tx, context, input.token, input.deviceId);
    if (typeof session === 'number') throw context.sessionFailed(session);
    const user = await readUser(tx, session.userId);
    if (user.platformId !== platformId) throw context.sessionFailed(402);
    return issueCredentials(tx, context, session);
  });
}
