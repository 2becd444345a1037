import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './readStatement.ts';

const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 40 });

/** A server that keeps a ledger, and answers it in parts of a length. */
function serverOf(all: readonly number[], opening: number, length: number, fault = 0) {
  const rows = all.map((amount, at) => ({
    seq: at + 1,
    createdAt: 1_800_000_000 + at,
    type: 'grant' as const,
    orderNo: 'G20260309-7K3M9Q2FXA',
    amount,
    availableAfter: 0,
  }));
  const closing = all.reduce((sum, amount) => sum + amount, opening) + fault;
  return async (cursor: string | undefined) => {
    const start = Number(cursor ?? 0);
    const list = rows.slice(start, start + length);
    const end = start + length;
    return { opening, closing, list, next: end < rows.length ? String(end) : null };
  };
}

describe('readStatement', () => {
  it('has every movement once, in order, however it is cut into parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        amounts,
        fc.nat(1e9),
        fc.integer({ min: 1, max: 9 }),
        async (all, opening, length) => {
          const counts: number[] = [];
          const whole = await readStatement(serverOf(all, opening, length), (count) =>
            counts.push(count),
          );
          expect(whole.rows.map(({ amount }) => amount)).toEqual(all);
          expect(counts.at(-1)).toBe(all.length);
          expect(counts).toEqual([...counts].sort((one, other) => one - other));
        },
      ),
    );
  });

  it('is none where the movements do not make the closing', async () => {
    const ask = serverOf([100, -30], 50, 1, 1);
    await expect(readStatement(ask, () => undefined)).rejects.toThrow('closing');
  });
});
