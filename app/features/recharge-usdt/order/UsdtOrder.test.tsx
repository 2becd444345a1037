// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { tronAddress } from '../../../../tests/support/recharge.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { RechargeDetails } from '../../../contract/recharge/rechargeDetails.ts';
import texts from '../../../locales/en-US/recharge-usdt.order.json';
import { code } from '../../../parts/money/DetailRows.css.ts';
import { networkNames } from '../networkNames.data.ts';
import { UsdtOrder } from './UsdtOrder.tsx';

const txHash = '0ae6a5c23abb5eb32893c8c12f6a0c1d5abca971d991be8b03ede15639ffcaa6';
const reported: RechargeDetails = {
  method: 'usdt',
  chainType: 'TRC20',
  txHash,
  address: tronAddress,
  claimedMicro: 100_000_000,
  receivedMicro: null,
  rate: 720,
  points: null,
};

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(
  status: 0 | 1 | 2,
  { details = reported, reason = null }: { details?: RechargeDetails; reason?: string | null } = {},
): Promise<void> {
  const row = {
    id: 'r1',
    orderNo: 'R20261125-7K3M9Q2FXA',
    type: 'recharge' as const,
    amount: 72_000,
    status,
    reason,
    createdAt: 1,
    settledAt: null,
  };
  const none = { steps: [], dueAt: null, balanceAfter: null, grant: null, correction: null };
  screen = await showScreen(<UsdtOrder order={{ row, details, ...none }} />, {});
}

/** What stands beside each label. */
const rows = () =>
  new Map(
    [...document.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ]),
  );
const reasons = ['notFound', 'wrongNetwork', 'wrongToken', 'wrongAddress', 'duplicate'] as const;
const refusals = [texts.failed, ...reasons.map((reason) => texts[reason])];
const saidOf = () => refusals.filter((sentence) => screen.text().includes(sentence));

describe('a transfer of USDT', () => {
  it('has address and hash in the same place, below their labels', async () => {
    await open(0);
    const codes = [...document.querySelectorAll('dd')].filter((one) =>
      [tronAddress, txHash].includes(one.textContent ?? ''),
    );
    expect(codes.map(({ classList }) => classList.contains(code))).toEqual([true, true]);
  });

  it('names network, address and hash whole, and nothing that has not arrived', async () => {
    await open(0);
    expect(screen.text()).toContain(networkNames.TRC20);
    expect(screen.text()).toContain(tronAddress);
    expect(screen.text()).toContain(txHash);
    expect(rows().get(texts.claimed)).toBe('100 USDT');
    for (const later of [texts.received, texts.credited]) expect(rows().has(later)).toBe(false);
    expect(saidOf()).toEqual([]);
  });

  it('that is done says what was reported, what arrived, and what was credited for that', async () => {
    await open(1, { details: { ...reported, receivedMicro: 98_500_000, points: 70_920 } });
    expect(rows().get(texts.claimed)).toBe('100 USDT');
    expect(rows().get(texts.received)).toBe('98.5 USDT');
    expect(rows().get(texts.credited)).toBe('709.20');
    expect(screen.text()).toContain('1 USDT = 7.20 points');
    expect(saidOf()).toEqual([]);
  });

  it.each(reasons)('refused as %s says what happened and who helps, no more', async (reason) => {
    await open(2, { reason });
    expect(saidOf()).toEqual([texts[reason]]);
    expect(texts[reason]).toMatch(/customer service can/i);
    expect(texts[reason]).not.toMatch(/pay|send (it )?again/i);
  });

  // Only a transfer to a bank is refused as `notReceived`.
  it.each(['notReceived', 'payTheFeeFirst', 'constructor', null])(
    'refused as %s, which has no words here, has neutral ones',
    async (reason) => {
      await open(2, { reason });
      expect(saidOf()).toEqual([texts.failed]);
      if (reason) expect(screen.text()).not.toContain(reason);
    },
  );

  it('whose details are not as declared says why it was refused, and no more', async () => {
    await open(2, {
      details: {
        method: 'transfer',
        name: 'Bank',
        reference: 'P7',
        claimed: 1,
        points: null,
        proof: '',
      },
      reason: 'notFound',
    });
    expect(saidOf()).toEqual([texts.notFound]);
    expect(rows().size).toBe(0);
  });
});
