import type { Credentials } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

type Needs = {
  session: SessionStore;
  /** Runs work while no other page of the app renews. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Logs in with a JWT. @throws CallError */
  login: (jwt: string) => Promise<Credentials>;
  /** Takes tokens that came too late to be anybody's. */
  discard: (credentials: Credentials) => void;
};

/**
 * Gets a new token for a session whose token was refused (specification, section 4).
 * @returns `renewed` when the session has another token now, `ended` when there is no session.
 * Rejects as the login does; the session is then as it was.
 */
export function createRenewal({
  session,
  exclusively,
  login,
  discard,
}: Needs): () => Promise<'renewed' | 'ended'> {
  return () => {
    const refused = session.state();
    if (refused.status !== 'member') return Promise.resolve('ended');
    return exclusively(async () => {
      // While this page waited, another one may have renewed the session, or ended it.
      session.follow();
      const current = session.state();
      if (current.status !== 'member') return 'ended';
      const { credentials: used } = current;
      if (used.token !== refused.credentials.token) return 'renewed';
      const credentials = await login(used.jwt).catch((error: unknown) => {
        if (isReplaced(session, used)) return null;
        throw error;
      });
      // A changed password has ended the JWT, and what came by it; its answer brought the tokens that count.
      if (credentials === null || isReplaced(session, used)) return 'renewed';
      const after = session.state();
      const isSame = after.status === 'member' && after.credentials.userId === credentials.userId;
      // Logged out or switched while the answer was on its way: the new tokens are nobody's.
      if (!isSame) {
        discard(credentials);
        return 'ended';
      }
      session.apply({ type: 'renewed', credentials });
      return 'renewed';
    });
  };
}

/** Whether this page or another one has put other tokens in the place of the person's. */
function isReplaced(session: SessionStore, { userId, token }: Credentials): boolean {
  session.follow();
  const now = session.state();
  if (now.status !== 'member' || now.credentials.userId !== userId) return false;
  return now.credentials.token !== token;
}
