// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { plainWallet } from '../../../../tests/support/wallet.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import pointsPage from '../../../locales/en-US/points.page.json';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { feature } from '../feature.tsx';
import { PointsCard } from './PointsCard.tsx';

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

async function open(answer: () => unknown = () => plainWallet, areas = [topUp]) {
  const { store, session } = member();
  const backend = answeringBackend({ 'points.amount': answer });
  const card = (
    <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={areas}>
      <PointsCard />
    </FeaturesProvider>
  );
  screen = await showScreen(card, { services: { backend, session } }, store);
  return { backend, store };
}

const topUp = {
  'points.action': [
    {
      id: 'topUp',
      order: 10,
      path: '/top-up',
      label: 'common:share',
      Icon: () => null,
    },
  ],
} as const;

describe('PointsCard', () => {
  it('shows all points, what is available of them, and what is set aside', async () => {
    await open();
    await screen.shows('173.45');
    expect(screen.text()).toContain('Available 123.45');
    expect(screen.text()).toContain('In review 50.00');
  });

  it('says nothing of a review where nobody moves points, unless something is in review', async () => {
    const idle = { ...plainWallet, held: { exchange: 0, stake: 0 } };
    await open(() => idle, []);
    await screen.shows('Available 123.45');
    expect(screen.text()).not.toContain('In review');
    await screen.close();
    await open(() => plainWallet, []);
    await screen.shows('In review 50.00');
  });

  it('explains at a tap what is set aside, why, and when it is decided', async () => {
    await open(() => ({ ...plainWallet, inReview: { recharge: 1_000, exchange: 5_000 } }));
    await screen.shows('In review 50.00');
    await screen.tap('In review 50.00');
    await screen.shows(pointsPage.heldWhat);
    for (const sentence of [pointsPage.heldWhy, pointsPage.heldWhen, pointsPage.pendingIn]) {
      expect(screen.text()).toContain(sentence);
    }
    expect(screen.text()).toContain('10.00');
    expect(screen.text()).not.toContain(pointsPage.heldOther);
  });

  it('leads to what others offer, and to the history', async () => {
    await open();
    await screen.shows('Details');
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/top-up', '/pages/my/points-details']);
  });

  it('leaves no amount to see or to hear while amounts are hidden', async () => {
    await open();
    await screen.shows('173.45');
    await screen.tap('Hide amounts');
    expect(document.body.innerHTML).not.toMatch(/173|123|\.45|50\.00/);
    await screen.tap('In review Hidden');
    await screen.shows(pointsPage.heldWhat);
    expect(document.body.innerHTML).not.toMatch(/\b50\.00/);
  });

  it('says what happened where nothing came, and tries again', async () => {
    const { backend } = await open(failing('points.amount', { kind: 'network' }));
    await screen.shows(pointsPage.cardFailed);
    backend.answer('points.amount', () => plainWallet);
    await screen.tap('Try again');
    await screen.shows('173.45');
    expect(screen.text()).not.toContain(pointsPage.cardFailed);
  });

  it('keeps the last answer without a network, and says from when it is', async () => {
    const { store } = await open();
    await screen.shows('173.45');
    expect(screen.text()).not.toContain('As of');
    await act(async () => store.set(onlineAtom, false));
    expect(screen.text()).toContain('173.45');
    expect(screen.text()).toContain('As of');
  });
});
