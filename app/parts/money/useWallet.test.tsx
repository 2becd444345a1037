// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend } from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { plainCredentials } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { amount } from '../../contract/points/amount.ts';
import { getUserAmount } from '../../contract/points/getUserAmount.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { useAvailable } from './useAvailable.ts';
import { useWallet } from './useWallet.ts';
import { newerOf } from './walletNews.ts';

let screen: ShownScreen;
afterEach(() => screen?.close());

/** Everything that each part ever rendered, in order. */
const seen = { card: [] as number[], line: [] as number[] };

function Card() {
  const { data, readAgain } = useWallet();
  if (data) seen.card.push(data.ledgerSeq);
  return (
    <button type="button" onClick={readAgain}>
      Card {data?.ledgerSeq ?? 'waits'}
    </button>
  );
}

function Line() {
  const { data, readAgain } = useAvailable();
  if (data) seen.line.push(data.ledgerSeq);
  return (
    <button type="button" onClick={readAgain}>
      Line {data?.ledgerSeq ?? 'waits'}
    </button>
  );
}

async function open(answers: Record<string, number>) {
  seen.card = [];
  seen.line = [];
  const person = member();
  const backend = answeringBackend({
    [amount.name]: () => ({ available: 1, ledgerSeq: answers[amount.name] }),
    [getUserAmount.name]: () => ({ available: 1, ledgerSeq: answers[getUserAmount.name] }),
  });
  const services = { backend, session: person.session };
  screen = await showScreen([<Card key="c" />, <Line key="l" />], { services }, person.store);
  return person.store;
}

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent?.startsWith(label))
      ?.click(),
  );

describe('newerOf', () => {
  it('never goes back, however answers are mixed up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), (numbers) => {
        let held = { ledgerSeq: -1 };
        for (const ledgerSeq of numbers) {
          const before = held.ledgerSeq;
          held = newerOf(held, { ledgerSeq });
          expect(held.ledgerSeq).toBe(Math.max(before, ledgerSeq));
        }
      }),
    );
  });
});

describe('useWallet', () => {
  it('keeps what it shows where an older answer comes later', async () => {
    const answers = { [amount.name]: 7, [getUserAmount.name]: 7 };
    await open(answers);
    await screen.shows('Card 7');
    answers[amount.name] = 4;
    await press('Card');
    expect(screen.text()).toContain('Card 7');
    answers[amount.name] = 9;
    await press('Card');
    await screen.shows('Card 9');
  });

  it('shows no answer older than one that another part has shown, and asks again', async () => {
    const answers = { [amount.name]: 5, [getUserAmount.name]: 5 };
    await open(answers);
    await screen.shows('Line 5');
    answers[getUserAmount.name] = 8;
    await press('Line');
    await screen.shows('Card waitsLine 8');
    answers[amount.name] = 8;
    await screen.shows('Card 8');
  });

  it('never goes back on any part, whatever the servers answer and in whatever order', async () => {
    const anyPress = fc.record({ part: fc.constantFrom('Card', 'Line'), seq: fc.nat(12) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyPress, { maxLength: 12 }), async (presses) => {
        const answers = { [amount.name]: 0, [getUserAmount.name]: 0 };
        await open(answers);
        let highest = 0;
        for (const { part, seq } of presses) {
          answers[part === 'Card' ? amount.name : getUserAmount.name] = seq;
          await press(part);
          const shown = (screen.text().match(/\d+/g) ?? []).map(Number);
          for (const one of shown) expect(one).toBeGreaterThanOrEqual(highest);
          highest = Math.max(highest, ...shown);
        }
        await screen.close();
        for (const list of [seen.card, seen.line]) {
          expect(list).toEqual([...list].sort((one, other) => one - other));
        }
      }),
      { numRuns: 40 },
    );
    await open({ [amount.name]: 0, [getUserAmount.name]: 0 });
  });

  it('begins anew with another person', async () => {
    const answers = { [amount.name]: 9, [getUserAmount.name]: 9 };
    const store = await open(answers);
    await screen.shows('Card 9');
    answers[amount.name] = 2;
    answers[getUserAmount.name] = 2;
    const credentials = { ...plainCredentials, userId: 'u2' };
    await act(async () => store.set(sessionAtom, { type: 'logged-in', credentials }));
    await screen.shows('Card 2');
  });
});
