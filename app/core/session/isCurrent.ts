import type { Credentials } from './session.ts';
import type { SessionState } from './sessionState.ts';

/**
 * @param state who uses the app
 * @param follow takes over what another page of the app has made of the session
 * @param known a person and a chat token they had
 * @returns whether they are logged in with this very token
 */
export function isCurrent(
  state: () => SessionState,
  follow: () => void,
  known: Pick<Credentials, 'userId' | 'chatToken'>,
): boolean {
  if (state().status !== 'member') return false;
  follow();
  const session = state();
  if (session.status !== 'member') return false;
  const { userId, chatToken } = session.credentials;
  return userId === known.userId && chatToken === known.chatToken;
}
