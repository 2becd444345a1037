import type { VirtualClock } from '../virtualClock.ts';
import { answer, readSent, type Sent } from './testClient.ts';

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

type Session = { userId: string; state: 'live' | 'ended' | 'elsewhere' };

/**
 * A backend as the contract wants it, behind a network that keeps no promises: tokens that end, JWTs that
 * renew them, one session for each account, and idempotency keys kept with the effect.
 */
export class ModelBackend {
  /** Edits done, in order. */
  readonly effects: Effect[] = [];
  requests = 0;
  private readonly time: VirtualClock;
  private readonly nextFate: () => Fate;
  private readonly tokens = new Map<string, Session>();
  private readonly jwts = new Map<string, Session>();
  private readonly kept = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private made = 0;

  constructor(time: VirtualClock, nextFate: () => Fate) {
    this.time = time;
    this.nextFate = nextFate;
  }

  /** The tokens handed out so far stop working. */
  expireTokens(): void {
    for (const session of this.tokens.values())
      if (session.state === 'live') session.state = 'ended';
  }

  /** Another device takes the account over. */
  takeOver(userId: string): void {
    for (const session of [...this.tokens.values(), ...this.jwts.values()])
      if (session.userId === userId && session.state === 'live') session.state = 'elsewhere';
  }

  readonly fetch: typeof fetch = async (address, init) => {
    this.requests += 1;
    const request = readSent(address, init);
    const fate = this.nextFate();
    if (fate === 'late') {
      this.time.timers.set(() => this.serve(request), 20_000);
      return new Promise(() => undefined);
    }
    await this.time.after(fate === 'slow' ? 6_000 : 40);
    switch (fate) {
      case 'lost-request':
        throw new TypeError('lost');
      case 'captive-portal':
        return new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } });
      case 'failed-server':
        return answer(null, { code: 500, status: 500 });
      case 'busy':
        return answer(null, { code: 1006 });
    }
    const response = this.serve(request);
    await this.time.after(40);
    if (fate === 'lost-answer') throw new TypeError('lost');
    if (fate !== 'truncated') return response;
    const text = await response.text();
    return new Response(text.slice(0, -2), { headers: { 'content-type': 'application/json' } });
  };

  private serve(request: Sent): Response {
    const path = new URL(request.url, 'https://line.example').pathname.replace(/^\/api/, '');
    const { account = '', token: jwt = '' } = request.body as Record<string, string>;
    if (path === '/accountLogin') return this.logIn(account);
    if (path === '/jwt/login') return this.renew(jwt);
    const token = request.headers['token'] ?? '';
    const session = this.tokens.get(token);
    if (session?.state !== 'live')
      return answer(null, { code: session?.state === 'elsewhere' ? 403 : 401 });
    switch (path) {
      case '/logout':
        return this.logOut(token);
      case '/user/mine':
        return answer(this.profile(session.userId));
      case '/user/editNick':
        return this.edit(session.userId, request);
      default:
        return answer(null, { code: 404 });
    }
  }

  private logIn(userId: string): Response {
    for (const session of this.tokens.values())
      if (session.userId === userId && session.state === 'live') session.state = 'ended';
    this.made += 1;
    const [token, jwt] = [`token-${this.made}`, `jwt-${this.made}`];
    this.tokens.set(token, { userId, state: 'live' });
    this.jwts.set(jwt, { userId, state: 'live' });
    return answer({ token, jwt, chatToken: `chat-${this.made}`, userId });
  }

  private renew(jwt: string): Response {
    const session = this.jwts.get(jwt);
    if (session?.state !== 'live')
      return answer(null, { code: session?.state === 'elsewhere' ? 403 : 402 });
    session.state = 'ended';
    return this.logIn(session.userId);
  }

  private logOut(token: string): Response {
    for (const session of [this.tokens.get(token), this.jwts.get(token.replace('token', 'jwt'))])
      if (session) session.state = 'ended';
    return answer({});
  }

  private edit(userId: string, { headers, body }: Sent): Response {
    const key = headers['idempotency-key'] ?? '';
    const { nickName } = body as { nickName: string };
    const before = this.kept.get(`${userId} ${key}`);
    if (before !== undefined)
      return before === nickName ? answer({ nickName }) : answer(null, { code: 1005 });
    if (nickName === 'refused') return answer(null, { code: 3001 });
    this.kept.set(`${userId} ${key}`, nickName);
    this.names.set(userId, nickName);
    this.effects.push({ userId, nickName, key });
    return answer({ nickName });
  }

  private profile(userId: string): object {
    return {
      ...{ userId, username: userId, nickName: this.names.get(userId) ?? 'first', avatar: '' },
      ...{ isActivation: 0, phone: '', notice: 0, customerId: '', isRecharge: 0 },
    };
  }
}
