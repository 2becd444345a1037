import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, noReceipt, type ReceiptFact, reduceReceipt } from './receiptState.ts';

const added = (id: string): ReceiptFact => ({ type: 'added', id, preview: `blob:${id}` });
const anyId = fc.constantFrom('a', 'b');
const anyFact: fc.Arbitrary<ReceiptFact> = fc.oneof(
  anyId.map(added),
  anyId.map((id): ReceiptFact => ({ type: 'started', id })),
  anyId.map((id): ReceiptFact => ({ type: 'progressed', id, share: 0.5 })),
  anyId.map((id): ReceiptFact => ({ type: 'failed', id })),
  anyId.map((id): ReceiptFact => ({ type: 'uploaded', id, url: `https://m.example/${id}` })),
  fc.constant<ReceiptFact>({ type: 'refused', problem: 'tooLarge' }),
  fc.constant<ReceiptFact>({ type: 'removed' }),
);

describe('the picture of a receipt', () => {
  it('goes along once it is there, and holds the report back before', () => {
    const chosen = reduceReceipt(noReceipt, added('a'));
    expect(addressOf(noReceipt)).toBe('none');
    expect(addressOf(chosen)).toBeNull();
    expect(addressOf(reduceReceipt(chosen, { type: 'failed', id: 'a' }))).toBeNull();
    const there = reduceReceipt(chosen, { type: 'uploaded', id: 'a', url: 'https://m.example/a' });
    expect(addressOf(there)).toBe('https://m.example/a');
    expect(addressOf(reduceReceipt(there, { type: 'removed' }))).toBe('none');
  });

  it('is never the address of a picture that was replaced or removed', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 20 }), (facts) => {
        const state = facts.reduce(reduceReceipt, noReceipt);
        const address = addressOf(state);
        const id = state.picture?.id;
        if (id === undefined) expect(address).toBe('none');
        else expect([null, `https://m.example/${id}`]).toContain(address);
      }),
    );
  });
});
