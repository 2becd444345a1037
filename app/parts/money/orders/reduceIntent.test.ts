import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IntentRecord, isOld, keptInput, sendableFor } from './intentRecord.ts';
import { type IntentFact, reduceIntent } from './reduceIntent.ts';
import { sameInput } from './sameInput.ts';

const start = 1_800_000_000_000;
const keys = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
const key = fc.constantFrom(...keys);
const at = fc.integer({ min: start, max: start + 3 * sendableFor });

const record: fc.Arbitrary<IntentRecord> = fc.record({
  userId: fc.constant('ann'),
  packageId: fc.constant(7),
  call: fc.constant('exchange.exchange'),
  key,
  input: fc.record({ amount: fc.integer({ min: 1, max: 3 }) }),
  points: fc.constant(null),
  state: fc.constant('open' as const),
  sends: fc.constant(0),
  openedAt: at,
  sentAt: fc.constant(null),
});

/** What happens to the one order there is, or to one that is not there any more. */
type Happening =
  | { type: 'opened' | 'edited'; record: IntentRecord; at: number }
  | { type: 'sendBegan'; newKey: string; at: number }
  | { type: 'aged'; at: number }
  | { type: 'outcomeRead'; key: string | null; state: 'unseen' | 'running' | 'done' | 'refused' }
  | { type: (typeof plain)[number]; key: string | null };

const plain = [
  'left',
  'notSent',
  'answered',
  'refused',
  'refusedInPassing',
  'outcomeUnknown',
  'dropped',
] as const;
const maybeKey = fc.option(key, { freq: 2 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constantFrom('opened' as const, 'edited' as const), record, at }),
  fc.record({ type: fc.constant('sendBegan' as const), newKey: key, at }),
  fc.record({ type: fc.constant('aged' as const), at }),
  fc.record({
    type: fc.constant('outcomeRead' as const),
    key: maybeKey,
    state: fc.constantFrom('unseen' as const, 'running', 'done', 'refused'),
  }),
  fc.record({ type: fc.constantFrom(...plain), key: maybeKey }),
);

/** @param now the record there is; a happening without a key is about it */
function factOf(happened: Happening, now: IntentRecord | null): IntentFact {
  const own = now?.key ?? 'none';
  switch (happened.type) {
    case 'opened':
      return { ...happened, type: 'opened' };
    case 'edited':
      return { type: 'edited', key: own, record: happened.record };
    case 'sendBegan':
      return now ? { ...happened, record: now } : { type: 'aged', at: happened.at };
    case 'aged':
      return happened;
    default:
      return { ...happened, key: happened.key ?? own };
  }
}

function everyStep(
  check: (before: IntentRecord | null, fact: IntentFact, after: IntentRecord | null) => void,
): void {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happened) => {
      let now: IntentRecord | null = null;
      for (const one of happened) {
        const fact = factOf(one, now);
        const after: IntentRecord | null = reduceIntent(now, fact);
        check(now, fact, after);
        now = after;
      }
    }),
    { numRuns: 1_000 },
  );
}

describe('reduceIntent', () => {
  it('never changes key or input of what may have left the device', () => {
    everyStep((before, _fact, after) => {
      if (!before || before.state === 'open' || !after) return;
      expect(after.key).toBe(before.key);
      expect(after.input).toEqual(before.input);
    });
  });

  it('forgets what may have left only where the server said what became of it', () => {
    everyStep((before, fact, after) => {
      if (!before || before.state === 'open' || after) return;
      const isSaid =
        ['answered', 'refused', 'dropped'].includes(fact.type) ||
        (fact.type === 'outcomeRead' && ['done', 'refused'].includes(fact.state));
      expect(isSaid && 'key' in fact && fact.key === before.key).toBe(true);
    });
  });

  it('keeps nothing of what is settled', () => {
    everyStep((before, fact, after) => {
      if (!before || !('key' in fact) || fact.key !== before.key) return;
      const isSettled = ['answered', 'refused', 'dropped'].includes(fact.type);
      if (isSettled) expect(after).toBeNull();
    });
  });

  it('notes no sending of what is old', () => {
    everyStep((before, fact, after) => {
      if (fact.type !== 'sendBegan' || !before || !after || after === before) return;
      expect(isOld(after, fact.at)).toBe(false);
      expect(after.sends).toBe(before.sends + 1);
      if (isOld(before, fact.at)) expect(before.state).toBe('open');
    });
  });

  it('is not open again while a sending may have arrived', () => {
    everyStep((before, _fact, after) => {
      if (!before || before.state === 'open' || after?.state !== 'open') return;
      expect(before).toMatchObject({ state: 'sent', sends: 1 });
    });
  });

  it('never takes an unknown outcome back', () => {
    everyStep((before, _fact, after) => {
      if (before?.state === 'unknown' && after) expect(after.state).toBe('unknown');
    });
  });

  it('puts back what another page has left, unless it may have been sent', () => {
    fc.assert(
      fc.property(record, fc.boolean(), (shown, isSent) => {
        const own: IntentRecord = isSent ? { ...shown, state: 'sent', sends: 1 } : shown;
        const fact = { type: 'sendBegan', record: own, newKey: 'x', at: own.openedAt } as const;
        expect(reduceIntent(null, fact)?.key).toBe(isSent ? undefined : own.key);
      }),
    );
  });
});

describe('inputs', () => {
  it('are compared as a whole, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(sameInput(one, other)).toBe(isSame);
        expect(sameInput(one, sorted(one))).toBe(true);
      }),
    );
  });

  it('are kept without the fund password', () => {
    expect(keptInput({ amount: 1, fundPassword: '135791' })).toEqual({ amount: 1 });
  });
});

/** With the keys of every object in one order; JSON knows no −0. */
function sorted(value: unknown): unknown {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
