// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { plainWallet } from '../../../../tests/support/wallet.ts';
import { MoreRows } from '../../../base/account/MoreRows.tsx';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import labels from '../../../locales/en-US/exchange.labels.json';
import { feature } from '../feature.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(answer: () => unknown): Promise<void> {
  const { store, session } = member();
  const backend = answeringBackend({ 'points.amount': answer });
  const rows = (
    <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
      <MoreRows slot="mine.row" />
    </FeaturesProvider>
  );
  screen = await showScreen(rows, { services: { backend, session } }, store);
}

const rows = () => [...document.querySelectorAll('a')].map((one) => one.textContent);

it('say that a withdrawal is in review, and how many cards there are', async () => {
  await open(() => ({ ...plainWallet, cards: 2, inReview: { recharge: 0, exchange: 500 } }));
  await screen.settles(() => rows().join().includes('2 cards'));
  expect(rows()).toEqual([`${labels.records}In review`, `${labels.cards}2 cards`]);
});

it('say nothing where there is nothing, or where it did not come', async () => {
  await open(() => ({ ...plainWallet, cards: 0, inReview: { recharge: 7, exchange: 0 } }));
  expect(rows()).toEqual([labels.records, labels.cards]);
  await screen.close();
  await open(failing('points.amount', { kind: 'network' }));
  expect(rows()).toEqual([labels.records, labels.cards]);
});
