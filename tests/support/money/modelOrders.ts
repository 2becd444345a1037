import type { Call } from '../../../app/contract/call.ts';
import { CallError, type CallFailure } from '../../../app/contract/callError.ts';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import type { VirtualClock } from '../virtualClock.ts';

/** What the network or the server does to one request. */
export type OrderFate =
  | 'served'
  | 'slow'
  /** Lost before the server hears of it. */
  | 'lost-request'
  /** The server did the work; its answer is lost. */
  | 'lost-answer'
  /** Given up by the device, and delivered minutes later. */
  | 'late'
  /** Delivered at once and once more minutes later. */
  | 'doubled'
  /** A code that nobody declared; the server did the work, or never heard of it. */
  | 'wrong-code-done'
  | 'wrong-code'
  /** A page of somebody else's answers. */
  | 'captive'
  /** The server says that it failed: it did nothing, does it minutes later, or has done it. */
  | 'failed-server'
  | 'failed-late'
  | 'failed-done'
  | 'session-over';

export const rightPassword = '135791';
export const wrongPassword = '246802';
/** Amounts of which this is a divisor are refused for good. */
export const refusedEvery = 500;

type Kept = 'running' | { answer: object } | { code: number; data: unknown };
/** What a device sends; without a key where it only asks. */
export type SentOrder = { userId: string; call: Call; input: Record<string, unknown>; key: string };

/** A server that keeps its promises about keys, behind a network that keeps none. */
export class ModelOrders {
  /** Orders done, by person and amount: what a person meant as one order has one amount. */
  readonly effects = new Map<string, number>();
  private readonly time: VirtualClock;
  private readonly nextFate: () => OrderFate;
  private readonly kept = new Map<string, Kept>();

  constructor(time: VirtualClock, nextFate: () => OrderFate) {
    this.time = time;
    this.nextFate = nextFate;
  }

  effectsOf(userId: string, amount: unknown): number {
    return this.effects.get(`${userId} ${amount}`) ?? 0;
  }

  isDone(userId: string, key: string): boolean {
    const known = this.kept.get(`${userId} ${key}`);
    return typeof known === 'object' && 'answer' in known;
  }

  /** @throws CallError */
  async request(sent: SentOrder): Promise<unknown> {
    const { call } = sent;
    const fate = this.nextFate();
    const fail = (failure: CallFailure) => new CallError(call.name, failure);
    await this.time.after(fate === 'slow' ? 4_000 : 30);
    switch (fate) {
      case 'lost-request':
        throw fail({ kind: 'network' });
      case 'captive':
        throw fail({ kind: 'http', status: 200 });
      case 'wrong-code':
        throw fail({ kind: 'refused', code: 9_999, message: 'x' });
      case 'session-over':
        throw fail({ kind: 'session', code: 401, message: '' });
      case 'failed-server':
        throw fail(declared('common', 'serverFailed', null));
      case 'failed-late':
        void this.time.after(100_000).then(() => this.handle(sent).catch(() => null));
        throw fail(declared('common', 'serverFailed', null));
      case 'late':
        void this.time.after(100_000).then(() => this.handle(sent).catch(() => null));
        throw fail({ kind: 'timeout' });
      case 'doubled':
        void this.time.after(70_000).then(() => this.handle(sent).catch(() => null));
    }
    const answer = await this.handle(sent).catch((error: unknown) => error);
    await this.time.after(30);
    if (fate === 'lost-answer') throw fail({ kind: 'network' });
    if (fate === 'failed-done') throw fail(declared('common', 'serverFailed', null));
    if (fate === 'wrong-code-done') throw fail({ kind: 'refused', code: 9_999, message: 'x' });
    if (answer instanceof Error) throw answer;
    return answer;
  }

  private handle(sent: SentOrder): Promise<unknown> {
    return sent.call.name === exchange.name ? this.order(sent) : this.outcome(sent);
  }

  private async order({ userId, call, input, key }: SentOrder): Promise<unknown> {
    const id = `${userId} ${key}`;
    const known = this.kept.get(id);
    if (known === 'running') throw new CallError(call.name, declared('common', 'inProgress', null));
    if (known) return told(call, known);
    if (input['fundPassword'] !== rightPassword) {
      const failure = declared('exchange', 'fundPasswordWrong', { triesLeft: 3 });
      throw new CallError(call.name, failure);
    }
    this.kept.set(id, 'running');
    await this.time.after(80);
    const amount = Number(input['amount']);
    const isRefused = amount % refusedEvery === 0;
    if (!isRefused) {
      this.effects.set(`${userId} ${amount}`, this.effectsOf(userId, amount) + 1);
    }
    const kept: Kept = isRefused
      ? { code: 5001, data: { available: 0 } }
      : { answer: receipt(amount) };
    this.kept.set(id, kept);
    return told(call, kept);
  }

  private async outcome({ userId, input }: SentOrder): Promise<unknown> {
    const id = `${userId} ${input['key']}`;
    const nothing = { answer: null, error: null };
    const known = this.kept.get(id);
    if (known === 'running') return { ...nothing, state: 'running' };
    if (!known && !input['close']) return { ...nothing, state: 'unseen' };
    const kept = known ?? { code: 5009, data: null };
    this.kept.set(id, kept);
    return 'answer' in kept
      ? { ...nothing, state: 'done', answer: kept.answer }
      : { ...nothing, state: 'refused', error: kept };
  }
}

/** @returns the answer. @throws CallError */
function told(call: Call, kept: Exclude<Kept, 'running'>): unknown {
  if ('answer' in kept) return kept.answer;
  const name = kept.code === 5001 ? 'balanceInsufficient' : 'intentClosed';
  throw new CallError(call.name, declared('points', name, kept.data));
}

function declared(domain: string, name: string, data: unknown): CallFailure {
  return { kind: 'declared', domain, name, data, message: '' } as CallFailure;
}

function receipt(amount: number): object {
  return {
    orderNo: 'X20270115-0123456789',
    status: 0,
    createdAt: 1_800_000_000,
    dueAt: 1_800_000_000,
    available: amount,
    ledgerSeq: 1,
  };
}
