import type { VirtualClock } from '../../virtualClock.ts';
import type { ModelTab } from '../modelTabs.ts';
import type { MoneySandbox } from './moneySandbox.ts';
import type { ServerFault } from './serverFaults.ts';

/** What the network or the server does to one request. */
export type RequestFate =
  | 'served'
  | 'slow'
  /** Lost before the server hears of it. */
  | 'lost-request'
  /** The server did the work; its answer is lost, or cut in the middle. */
  | 'lost-answer'
  | 'half-answer'
  /** Given up by the device, and delivered minutes later. */
  | 'late'
  /** Delivered at once and once more minutes later. */
  | 'doubled'
  /** An answer of somebody in between; the server never heard of it, or did the work. */
  | 'code-401'
  | 'code-403'
  | 'code-429'
  | 'code-500'
  | 'wrong-code'
  | 'wrong-code-done'
  | 'captive'
  | 'legal'
  /** What the server answered to the same question before. */
  | 'stale'
  | ServerFault;

export const requestFates = [
  'slow',
  'lost-request',
  'lost-answer',
  'half-answer',
  'late',
  'doubled',
  'code-401',
  'code-403',
  'code-429',
  'code-500',
  'wrong-code',
  'wrong-code-done',
  'captive',
  'legal',
  'stale',
] as const satisfies readonly RequestFate[];

type Needs = {
  time: VirtualClock;
  sandbox: () => MoneySandbox;
  nextFate: () => RequestFate;
  /** Whether nothing gets through to a host now. */
  isDown: (host: string) => boolean;
};

type Sent = { url: string; init: RequestInit };
type Answer = { status: number; text: string };

const minutes = 60_000;

/** A network between devices and the sandbox, which answers on every line. */
export class FaultyNetwork {
  private readonly needs: Needs;
  private readonly last = new Map<string, Answer>();

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** What a page asks, as long as it is there: a dead one sends nothing and hears nothing. */
  fetchFrom({ isAlive, alive }: Pick<ModelTab, 'isAlive' | 'alive'>): typeof fetch {
    return (input, init = {}) => {
      if (!isAlive()) return new Promise<never>(() => undefined);
      const url = String(input instanceof Request ? input.url : input);
      return alive(this.send({ url, init }));
    };
  }

  private async send(sent: Sent): Promise<Response> {
    const { time, nextFate, isDown } = this.needs;
    const fate = nextFate();
    await time.after(fate === 'slow' ? 4_000 : 30);
    if (isDown(new URL(sent.url).host) || fate === 'lost-request') throw new TypeError('No line.');
    const between = answerBetween(fate);
    if (between) return between;
    if (fate === 'late' || fate === 'doubled') {
      void time.after(1.5 * minutes).then(() => this.handle(sent).catch(() => null));
      if (fate === 'late') throw new TypeError('It took too long.');
    }
    const question = `${new URL(sent.url).pathname} ${sent.init.body} ${tokenOf(sent)}`;
    const before = this.last.get(question);
    if (fate === 'stale' && before && !hasKey(sent)) return toResponse(before);
    const answer = await this.handle(sent, typeof fate === 'object' ? fate : undefined);
    this.last.set(question, answer);
    await time.after(30);
    if (fate === 'lost-answer') throw new TypeError('The answer is lost.');
    if (fate === 'half-answer') return cutResponse(answer);
    if (fate === 'wrong-code-done') return coded(9_999);
    return toResponse(answer);
  }

  private handle({ url, init }: Sent, fault?: ServerFault): Promise<Answer> {
    const { method = 'GET', headers = {}, body = null } = init;
    // Every line leads to the same backend.
    const at = new URL(url);
    const request = new Request(`http://plain.localhost${at.pathname}${at.search}`, {
      ...{ method, headers, body },
    });
    return this.needs.sandbox().handle(request, fault);
  }
}

function answerBetween(fate: RequestFate): Response | null {
  switch (fate) {
    case 'code-401':
      return coded(401);
    case 'code-403':
      return coded(403);
    case 'code-429':
      return new Response('', { status: 429 });
    case 'code-500':
      return new Response('', { status: 500 });
    case 'wrong-code':
      return coded(9_999);
    case 'captive':
      return new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } });
    case 'legal':
      return new Response('', { status: 451 });
    default:
      return null;
  }
}

function coded(code: number): Response {
  return Response.json({ code, msg: 'Not the server.', data: null });
}

function toResponse({ status, text }: Answer): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

/** An answer whose second half never comes. */
function cutResponse({ status, text }: Answer): Response {
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new TypeError('The connection is lost.'));
      else controller.enqueue(half);
      isSent = true;
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

function hasKey({ init }: Sent): boolean {
  return new Headers(init.headers).has('idempotency-key');
}

function tokenOf({ init }: Sent): string {
  return new Headers(init.headers).get('token') ?? '';
}
