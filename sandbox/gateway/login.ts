import { decodeInput } from '../../app/contract/gateway/encoding.ts';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { login } from '../../app/contract/gateway/functions/session.ts';
import type { Services } from '../services.ts';
import { readChatToken } from './chatToken.ts';
import type { Connection } from './connection.ts';

/**
 * Judges what `Login` brings: it must be the person and the token the connection was opened with.
 * @returns 0, or the code that refuses it.
 */
export async function judgeLogin(
  { db, now }: Services,
  connection: Connection,
  data: string,
): Promise<number> {
  const input = decodeInput(login, data);
  if (!input.ok) return gatewayErrors.badRequest;
  const { userID, token } = input.value;
  const found = await readChatToken(db.read, token, now());
  if (!found) return gatewayErrors.tokenUnknown;
  if (found.userId !== userID || userID !== connection.token.userId) {
    return gatewayErrors.tokenOtherUser;
  }
  if (found.code !== 0) return found.code;
  if (token !== connection.tokenText) return gatewayErrors.tokenInvalid;
  return connection.verdict;
}

/** What a refused login is told. */
export function loginSentence(code: number): string {
  const { badRequest, tokenExpired, tokenKicked, tokenOtherUser } = gatewayErrors;
  if (code === badRequest) return 'Login takes userID and token.';
  if (code === tokenExpired) return 'The chat token has expired. Get a new one.';
  if (code === tokenKicked) return 'The session has ended. Log in again.';
  if (code === tokenOtherUser) return 'The chat token is not of this user.';
  return 'The chat token is not good here. Get a new one.';
}
