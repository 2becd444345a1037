// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { Order } from '../../../contract/points/order.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import reasons from '../../../locales/en-US/recharge.reasons.json';
import texts from '../../../locales/en-US/recharge.transfer.json';
import { feature } from '../feature.tsx';
import { RechargeOrder } from './RechargeOrder.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

const transfer = {
  method: 'transfer',
  name: 'Bank transfer',
  reference: 'P7K3M9Q2',
  claimed: 50_000,
  points: 48_000,
};

async function open(details: Order['details'], status: 0 | 1 | 2, reason: string | null = null) {
  const row = {
    id: 'r1',
    orderNo: 'R20261125-7K3M9Q2FXA',
    type: 'recharge' as const,
    amount: 50_000,
    status,
    reason,
    createdAt: 1,
    settledAt: null,
  };
  const none = { steps: [], dueAt: null, balanceAfter: null, grant: null, correction: null };
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
      <RechargeOrder order={{ row, details, ...none }} />
    </FeaturesProvider>,
    {},
  );
}

describe('what an order of a top-up says', () => {
  it('names both amounts of a transfer, what was sent as money, and its reference', async () => {
    await open(transfer, 1);
    await screen.shows('P7K3M9Q2');
    for (const said of ['$500.00', 'Credited480.00']) expect(screen.text()).toContain(said);
  });

  it('shows the picture of the receipt small, and leads to it in full', async () => {
    await open({ ...transfer, proof: '/media/receipt.png' }, 0);
    await screen.settles(() => document.querySelector('img') !== null);
    const picture = document.querySelector('img');
    expect(picture?.alt).toBe(texts.openReceipt);
    expect(new URL(picture?.src ?? '').pathname).toBe('/media/receipt.png');
    const { pathname, searchParams } = new URL(picture?.closest('a')?.href ?? '');
    expect(pathname).toBe(paths.previewImage);
    expect(JSON.parse(searchParams.get('urls') ?? '')).toEqual(['/media/receipt.png']);
  });

  it.each(['', 'https://elsewhere.example/a.png', undefined])(
    'shows no picture where there is none that may be loaded: %s',
    async (proof) => {
      await open({ ...transfer, proof }, 0);
      await screen.shows('P7K3M9Q2');
      expect(document.querySelector('img')).toBeNull();
    },
  );

  it.each(['notFound', 'notReceived', 'duplicate'] as const)(
    'says of one refused as %s what happened and who helps, and never to pay again',
    async (reason) => {
      await open({ ...transfer, points: null }, 2, reason);
      await screen.shows(reasons[reason]);
      expect(reasons[reason]).toMatch(/customer service can/i);
      expect(reasons[reason]).not.toMatch(/pay|send (it )?again/i);
    },
  );

  it('has neutral words for a reason it does not know, and for a way it does not have', async () => {
    await open({ ...transfer, points: null }, 2, 'somethingNew');
    await screen.shows(reasons.failed);
    await screen.close();
    await open({ method: 'pigeon' }, 2, 'notFound');
    await screen.shows(reasons.failed);
    await screen.close();
    await open({ method: 'pigeon' }, 0);
    expect(screen.text()).toBe('');
  });
});
