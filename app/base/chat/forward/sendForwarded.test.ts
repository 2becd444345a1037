import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainRow } from '../../../../tests/support/chatRows.ts';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { mostTargets, toggled } from './forwardTarget.ts';
import { sendForwarded } from './sendForwarded.ts';

const peer = { sessionType: 1, userID: 'bea' } as const;
const contentsOf = (count: number): OutgoingContent[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'text', text: String(at) }));

/** A device that journals some, keeps some, and refuses the others. */
type Fate = 'journaled' | 'kept' | 'refused';

test('however often it is tried, everything is sent once and in order', async () => {
  const fates = fc.array(fc.constantFrom<Fate>('journaled', 'kept', 'refused'), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 6 }), fates, async (count, told) => {
      const contents = contentsOf(count);
      const sent: string[] = [];
      const left = [...told];
      const messaging = {
        send(_: unknown, content: OutgoingContent) {
          const fate = left.shift() ?? 'kept';
          if (fate !== 'refused' && content.kind === 'text') sent.push(content.text);
          const isKept = fate === 'journaled';
          // The outbox may refuse what the journal has: it goes its way all the same.
          const kept = fate === 'kept' ? Promise.resolve() : Promise.reject(new Error('full'));
          return { isKept, kept };
        },
      };
      let done = 0;
      for (let tries = 0; tries < 25 && done < count; tries += 1) {
        done = await sendForwarded(messaging, peer, contents, done);
      }
      expect(sent).toEqual(contents.map((one) => ('text' in one ? one.text : '')));
    }),
  );
});

test('conversations are chosen and let go, as many as there is room for', () => {
  const rows = Array.from({ length: mostTargets + 1 }, (_, at) =>
    plainRow({ conversationID: `single_${at}`, userID: String(at) }),
  );
  const ids = fc.array(fc.integer({ min: 0, max: mostTargets }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (taps) => {
      const chosen = taps.reduce<ReturnType<typeof toggled>>((now, at) => {
        const row = rows[at] ?? plainRow();
        const next = toggled(now, row);
        const had = now.some((one) => one.conversationID === row.conversationID);
        const has = next.some((one) => one.conversationID === row.conversationID);
        expect(has).toBe(!had && now.length < mostTargets);
        return next;
      }, []);
      expect(chosen.length).toBeLessThanOrEqual(mostTargets);
      expect(new Set(chosen.map(({ conversationID }) => conversationID)).size).toBe(chosen.length);
    }),
  );
});
