import type { VirtualClock } from './virtualClock.ts';

/** What the network does to one request. */
export type Fate =
  | 'answered'
  | 'slow'
  /** Lost before the server hears of it. */
  | 'lost-before'
  /** The server did the work; its answer is lost. */
  | 'lost-after'
  /** A page of somebody else's answers. */
  | 'captive';

type Session = { userId: string; endsAt: number; state: 'live' | 'logged-out' | 'elsewhere' };
type Kept = { input: string; answer: Answer };
type Answer = { code: number; msg: string; data: unknown };

/** One account on a backend that keeps its promises, behind a network that does not. */
export class ModelBackend {
  nickName = 'first';
  /** Edits done, by idempotency key. */
  readonly edits = new Map<string, number>();
  /** Every name that was set, in order. */
  readonly done: string[] = [];
  requests = 0;
  private readonly time: VirtualClock;
  private readonly nextFate: () => Fate;
  private readonly tokens = new Map<string, Session>();
  private readonly jwts = new Map<string, Session>();
  private readonly kept = new Map<string, Kept>();
  private made = 0;

  constructor(time: VirtualClock, nextFate: () => Fate) {
    this.time = time;
    this.nextFate = nextFate;
  }

  /** Tokens with which this person would be let in now. */
  liveTokens(): string[] {
    return [...this.tokens].filter(([, one]) => one.state === 'live').map(([token]) => token);
  }

  expireTokens(): void {
    for (const session of this.tokens.values()) session.endsAt = 0;
  }

  takeOver(): void {
    for (const session of [...this.tokens.values(), ...this.jwts.values()]) {
      if (session.state === 'live') session.state = 'elsewhere';
    }
  }

  readonly fetch: typeof fetch = async (address, init) => {
    this.requests += 1;
    const fate = this.nextFate();
    await this.time.after(fate === 'slow' ? 4000 : 40);
    if (fate === 'lost-before') throw new TypeError('Failed to fetch');
    if (fate === 'captive') {
      return new Response('<html>Log in to the hotel</html>', {
        headers: { 'content-type': 'text/html' },
      });
    }
    const answer = this.answer(String(address), new Headers(init?.headers), String(init?.body));
    await this.time.after(40);
    if (fate === 'lost-after') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };

  private answer(address: string, headers: Headers, body: string): Answer {
    const path = new URL(address, 'https://line.example').pathname.replace('/api', '');
    const input = JSON.parse(body) as Record<string, string>;
    switch (path) {
      case '/accountLogin':
        return this.letIn();
      case '/jwt/login':
        return this.jwtLogin(input['token'] ?? '');
      default:
        return this.memberCall(path, headers, body);
    }
  }

  private letIn(): Answer {
    this.made += 1;
    const n = this.made;
    const session = (): Session => ({
      userId: 'one',
      endsAt: Number.POSITIVE_INFINITY,
      state: 'live',
    });
    this.tokens.set(`token-${n}`, session());
    this.jwts.set(`jwt-${n}`, session());
    return success({ token: `token-${n}`, jwt: `jwt-${n}`, chatToken: `chat-${n}`, userId: 'one' });
  }

  private jwtLogin(jwt: string): Answer {
    const session = this.jwts.get(jwt);
    if (session?.state === 'elsewhere') return { code: 403, msg: '', data: null };
    return session?.state === 'live' ? this.letIn() : { code: 402, msg: '', data: null };
  }

  private memberCall(path: string, headers: Headers, body: string): Answer {
    const token = headers.get('token') ?? '';
    const session = this.tokens.get(token);
    if (session?.state === 'elsewhere') return { code: 403, msg: '', data: null };
    if (session?.state !== 'live' || session.endsAt === 0) {
      return { code: 401, msg: '', data: null };
    }
    if (path === '/logout') {
      session.state = 'logged-out';
      const jwt = this.jwts.get(token.replace('token', 'jwt'));
      if (jwt) jwt.state = 'logged-out';
      return success({});
    }
    if (path === '/user/mine') return success(this.profile());
    if (path === '/user/editNick') return this.editNick(headers, body);
    return { code: 404, msg: 'There is no such call.', data: null };
  }

  private editNick(headers: Headers, body: string): Answer {
    const key = headers.get('Idempotency-Key') ?? '';
    const known = this.kept.get(key);
    if (known && known.input !== body) return { code: 1005, msg: '', data: null };
    if (known) return known.answer;
    const { nickName } = JSON.parse(body) as { nickName: string };
    this.nickName = nickName;
    this.done.push(nickName);
    this.edits.set(key, (this.edits.get(key) ?? 0) + 1);
    const answer = success({ nickName });
    this.kept.set(key, { input: body, answer });
    return answer;
  }

  private profile(): object {
    return {
      userId: 'one',
      username: 'rivera',
      nickName: this.nickName,
      avatar: '',
      isActivation: 0,
      phone: '',
      notice: 0,
      customerId: '',
      isRecharge: 0,
    };
  }
}

function success(data: object): Answer {
  return { code: 0, msg: '', data };
}
