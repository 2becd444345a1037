import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import { possibleErrors } from '../../../contract/common/errors.ts';
import { exchange } from '../../../contract/exchange/exchange.ts';
import { transferOrder } from '../../../contract/recharge/transferOrder.ts';
import { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { readOutcome } from './readOutcome.ts';
import { verdictOf } from './verdictOf.ts';

const verdict = (failure: CallFailure) =>
  verdictOf(exchange, new CallError(exchange.name, failure));
const declared = (domain: string, name: string) =>
  verdict({ kind: 'declared', domain, name, data: null, message: '' } as CallFailure);

describe('verdictOf', () => {
  it('takes only the declared word of the server for a refusal', () => {
    const others: CallFailure[] = [
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'http', status: 502 },
      { kind: 'blocked' },
      { kind: 'contract', path: 'data.orderNo' },
      { kind: 'contract', path: 'client' },
      { kind: 'session', code: 401, message: '' },
      { kind: 'refused', code: 9_999, message: 'No.' },
      { kind: 'cancelled' },
    ];
    for (const failure of others) expect(verdict(failure), failure.kind).toBe('unknown');
    expect(verdictOf(exchange, new Error('x'))).toBe('unknown');
    expect(declared('points', 'balanceInsufficient')).toBe('refused');
  });

  it.each([exchange, transferOrder, usdtOrder])(
    'takes a server that failed for no word: %#',
    (call) => {
      const failed = {
        kind: 'declared',
        domain: 'common',
        name: 'serverFailed',
        data: null,
      } as const;
      expect(verdictOf(call, new CallError(call.name, { ...failed, message: '' }))).toBe('unknown');
    },
  );

  it('knows what never left the device', () => {
    expect(verdict({ kind: 'offline' })).toBe('unsent');
    expect(verdict({ kind: 'contract', path: 'input.amount' })).toBe('unsent');
  });

  it('keeps the key after every refusal that passes', () => {
    for (const { domain, name, isPassing } of possibleErrors(exchange)) {
      const said = declared(domain, name);
      const isNoWord = ['inProgress', 'idempotencyMismatch', 'serverFailed'].includes(name);
      if (isNoWord) expect(said, name).toBe('unknown');
      else expect(said, name).toBe(isPassing ? 'passing' : 'refused');
    }
  });
});

describe('readOutcome', () => {
  const call = { name: exchange.name, declared: exchange };
  const told = (code: number, data: unknown) =>
    readOutcome(call, { state: 'refused', answer: null, error: { code, data } });

  it('has the error as the call itself would have thrown it', () => {
    expect(told(5001, { available: 3 })).toMatchObject({
      kind: 'refused',
      error: { failure: { kind: 'declared', name: 'balanceInsufficient', data: { available: 3 } } },
    });
    expect(told(5009, {})).toMatchObject({
      error: { failure: { name: 'intentClosed', data: null } },
    });
    expect(told(4_711, null)).toMatchObject({
      error: { failure: { kind: 'refused', code: 4_711 } },
    });
  });

  it('says that it was done also where the answer cannot be read', () => {
    const outcome = readOutcome(call, { state: 'done', answer: { orderNo: 1 }, error: null });
    expect(outcome).toEqual({ kind: 'done', answer: null });
  });
});
