import type { Call } from '../contract/call.ts';
import { CallError } from '../contract/callError.ts';
import type { CallCredentials, ClientOptions } from './clientOptions.ts';

/** On whose behalf a call is made; fixed when it begins. */
export interface Caller {
  /** Id of the person, empty for visitors. */
  userId: string;
  /** @returns the token to send now, or null. @throws CallError when the person has gone. */
  token(): string | null;
  /** @returns the session this call stands and falls with, or null. @throws CallError as `token`. */
  session(): CallCredentials | null;
}

/** @throws CallError for a call that needs a session, where there is none */
export function createCaller(
  { name, auth }: Pick<Call, 'name' | 'auth'>,
  { credentials }: Pick<ClientOptions, 'credentials'>,
  givenToken: string | undefined,
): Caller {
  const start = credentials();
  const userId = start?.userId ?? '';
  if (givenToken !== undefined) {
    return { userId, token: () => givenToken, session: () => null };
  }
  if (auth === 'visitor') {
    return { userId, token: () => credentials()?.token ?? null, session: () => null };
  }
  if (!start) throw new CallError(name, { kind: 'session', code: 401, message: '' });
  const session = (): CallCredentials => {
    const now = credentials();
    // Logged out, or another person took over: what was asked for the one before is not theirs.
    if (now?.userId !== userId) throw new CallError(name, { kind: 'cancelled' });
    return now;
  };
  return { userId, token: () => session().token, session };
}
