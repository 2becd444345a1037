import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { inOrder, type Selection, toggled } from './selection.ts';

const messages = Array.from({ length: 130 }, (_, index) =>
  plainMessage({ clientMsgID: `m${index}`, seq: index + 1 }),
);

it('adds and leaves out the messages of a bubble together, up to a hundred, and gives them in order', () => {
  const bubbles = fc.array(
    fc.record({ from: fc.nat({ max: 119 }), size: fc.integer({ min: 1, max: 10 }) }),
  );
  fc.assert(
    fc.property(bubbles, (taps) => {
      let selection: Selection | null = null;
      for (const { from, size } of taps)
        selection = toggled(selection, messages.slice(from, from + size));
      const chosen = messages.filter((one) => selection?.has(messageKeyOf(one))).reverse();
      const seqs = inOrder(chosen).map(({ seq }) => seq);
      expect(seqs.length).toBeLessThanOrEqual(100);
      expect(seqs).toEqual([...new Set(seqs)].sort((left, right) => left - right));
    }),
  );
  const album = messages.slice(0, 4);
  expect(toggled(toggled(null, album), album).size).toBe(0);
  expect(toggled(toggled(null, messages.slice(0, 98)), album).size).toBe(94);
  expect(toggled(toggled(null, messages.slice(10, 108)), album).size).toBe(98);
});
