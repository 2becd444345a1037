import type { VirtualClock } from '../virtualClock.ts';
import { answer, type Sent } from './testClient.ts';

/** What becomes of one request on its way. */
export type Fate =
  | 'served'
  /** Lost before it reached the backend. */
  | 'lost-request'
  /** Done, and the answer lost. */
  | 'lost-answer'
  /** Done long after the client stopped waiting. */
  | 'late'
  /** Served after some seconds. */
  | 'slow'
  | 'captive-portal'
  /** Done, and the answer cut short. */
  | 'truncated'
  | 'failed-server'
  | 'busy';

export type Effect = { userId: string; nickName: string; key: string };

/**
 * A backend as the contract wants it: tokens that end, JWTs that renew them, one session for each
 * account, and idempotency keys kept with the effect.
 */
export function createModelBackend(time: VirtualClock, nextFate: () => Fate) {
  const tokens = new Map<string, string>();
  const jwts = new Map<string, string>();
  const ousted = new Set<string>();
  const kept = new Map<string, { nickName: string }>();
  const names = new Map<string, string>();
  const effects: Effect[] = [];
  let made = 0;

  const logIn = (userId: string) => {
    for (const [token, owner] of tokens) if (owner === userId) tokens.delete(token);
    made += 1;
    tokens.set(`token-${made}`, userId);
    jwts.set(`jwt-${made}`, userId);
    return { token: `token-${made}`, jwt: `jwt-${made}`, chatToken: 'chat', userId };
  };

  const sessionCode = (token: string | undefined): 401 | 403 | null => {
    if (token !== undefined && ousted.has(token)) return 403;
    return token !== undefined && tokens.has(token) ? null : 401;
  };

  const edit = ({ headers, body }: Sent): Response => {
    const token = headers['token'] ?? '';
    const code = sessionCode(token);
    if (code) return answer(null, { code });
    const userId = tokens.get(token) ?? '';
    const key = headers['idempotency-key'] ?? '';
    const { nickName } = body as { nickName: string };
    const before = kept.get(`${userId} ${key}`);
    if (before) return before.nickName === nickName ? answer(before) : answer(null, { code: 1005 });
    if (nickName === 'refused') return answer(null, { code: 3001 });
    kept.set(`${userId} ${key}`, { nickName });
    names.set(userId, nickName);
    effects.push({ userId, nickName, key });
    return answer({ nickName });
  };

  const serve = (request: Sent): Response => {
    const { pathname } = new URL(request.url);
    if (pathname === '/user/editNick') return edit(request);
    if (pathname === '/logout') {
      const token = request.headers['token'] ?? '';
      const code = sessionCode(token);
      tokens.delete(token);
      return code ? answer(null, { code }) : answer({});
    }
    if (pathname === '/accountLogin')
      return answer(logIn((request.body as { account: string }).account));
    const jwt = (request.body as { token: string }).token;
    const userId = jwts.get(jwt);
    if (userId === undefined) return answer(null, { code: ousted.has(jwt) ? 403 : 402 });
    jwts.delete(jwt);
    return answer(logIn(userId));
  };

  const fetchOne = async (request: Sent): Promise<Response> => {
    const fate = nextFate();
    switch (fate) {
      case 'served':
        return serve(request);
      case 'lost-request':
        throw new TypeError('lost');
      case 'lost-answer':
        serve(request);
        throw new TypeError('lost');
      case 'late':
        time.timers.set(() => serve(request), 20_000);
        return new Promise(() => undefined);
      case 'slow':
        await time.after(6_000);
        return serve(request);
      case 'captive-portal':
        return new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } });
      case 'truncated': {
        const text = await serve(request).text();
        return new Response(text.slice(0, -2), { headers: { 'content-type': 'application/json' } });
      }
      case 'failed-server':
        return answer(null, { code: 500, status: 500 });
      case 'busy':
        return answer(null, { code: 1006 });
    }
  };

  return {
    fetchOne,
    effects,
    nameOf: (userId: string) => names.get(userId) ?? '',
    /** The tokens handed out so far stop working. */
    expireTokens: () => tokens.clear(),
    /** Another device takes the account over. */
    takeOver(userId: string) {
      for (const [token, owner] of tokens) if (owner === userId) ousted.add(token);
      for (const [jwt, owner] of jwts) {
        if (owner !== userId) continue;
        ousted.add(jwt);
        jwts.delete(jwt);
      }
    },
  };
}
