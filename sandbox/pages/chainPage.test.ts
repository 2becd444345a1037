import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getChainTypes } from '../../app/contract/recharge/getChainTypes.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { register } from '../../app/contract/session/register.ts';
import { confirmAge } from '../../app/contract/user/confirmAge.ts';
import { findTransfer } from '../money/recharge/findTransfer.ts';
import type { TransferCase } from '../money/recharge/makeTransfer.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand } from '../testing/testBrands.data.ts';

let sandbox: TestSandbox;
let token: string;
let address: string;
let rate: number;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const client = { packageId: plainBrand.packageId, platform: 'h5', operationID: 'op' };
  const person = { deviceId: 'device-1', account: 'anna', password: 'demo1234' };
  token = (await sandbox.send(register, { ...client, ...person })).data.token;
  await sandbox.send(confirmAge, { minimumAge: 18 }, { token });
  const { data } = await sandbox.send(getChainTypes, {}, { token });
  rate = data.rate;
  address = data.chains.find(({ chainType }) => chainType === 'ERC20')?.address ?? '';
});
afterEach(() => sandbox.close());

const json = { accept: 'application/json', 'content-type': 'application/json' };
const ask = (path: string, init: RequestInit = {}) =>
  sandbox.fetch(new Request(`http://localhost:4173${path}`, init));

const transfer = (change: object = {}) =>
  ask('/sandbox/chain', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ chainType: 'ERC20', address, micro: 60_000_000, ...change }),
  });

/** Makes a transfer, reports it, and looks for it. */
async function finding(outcome: TransferCase, change: object = {}) {
  const { txHash } = (await (await transfer({ outcome, ...change })).json()) as { txHash: string };
  return { txHash, found: await report(txHash) };
}

async function report(txHash: string) {
  const input = { method: 'usdt', chainType: 'ERC20', amount: 60_000_000, txHash, rate };
  const { data, msg } = await sandbox.send(rechargeOrder, input, { token });
  if (!data) throw new Error(msg);
  return { orderNo: data.orderNo, ...(await findTransfer(sandbox.services.db.read, data)) };
}

describe('a made-up transfer', () => {
  it('that is as reported has arrived', async () => {
    const { found } = await finding('right');
    expect(found).toMatchObject({ verdict: 'arrived', receivedMicro: 60_000_000, reason: null });
  });

  it('of another amount names both', async () => {
    const { found } = await finding('right', { micro: 59_500_000 });
    expect(found).toMatchObject({ verdict: 'arrived', receivedMicro: 59_500_000 });
    expect(found.sentence).toContain('59.5 USDT arrived');
    expect(found.sentence).toContain('60 USDT were reported');
  });

  it.each([
    ['wrongNetwork', 'wrongNetwork'],
    ['wrongToken', 'wrongToken'],
    ['otherAddress', 'wrongAddress'],
    ['reverted', 'notFound'],
  ] as const)('that is %s is refused as %s', async (outcome, reason) => {
    const { found } = await finding(outcome);
    expect(found).toMatchObject({ verdict: 'refused', receivedMicro: null, reason });
  });

  it('waits until it is confirmed, and may still be reverted', async () => {
    const { txHash, found } = await finding('unconfirmed');
    expect(found.verdict).toBe('waiting');
    for (const [to, verdict] of [
      ['confirmed', 'arrived'],
      ['reverted', 'refused'],
    ]) {
      const body = JSON.stringify({ txHash, to });
      await ask('/sandbox/chain/change', { method: 'POST', headers: json, body });
      const again = await findTransfer(sandbox.services.db.read, found);
      expect(again.verdict).toBe(verdict);
    }
  });

  it('that nobody made is not found', async () => {
    expect(await report(`0x${'c'.repeat(64)}`)).toMatchObject({ reason: 'notFound' });
  });

  it('of money is for the operator to look up', async () => {
    const input = { method: 'transfer', methodId: 'transfer-1', amount: 10_000 };
    const { data } = await sandbox.send(rechargeOrder, input, { token });
    const found = await findTransfer(sandbox.services.db.read, data);
    expect(found.verdict).toBe('byHand');
    expect(found.sentence).toMatch(/reference [0-9A-Z]{8} /);
  });
});

describe('the page', () => {
  it('shows what was made, and what names it', async () => {
    const { txHash, found } = await finding('right');
    await transfer({ outcome: 'reverted' });
    const page = await (await ask('/sandbox/chain')).text();
    for (const text of [txHash, address, found.orderNo, '60 USDT', 'not reported', 'reverted'])
      expect(page).toContain(text);
    const { transfers } = (await (await ask('/sandbox/chain', { headers: json })).json()) as {
      transfers: unknown[];
    };
    expect(transfers).toHaveLength(2);
  });

  it('takes the form, and leads back', async () => {
    const fields = {
      chainType: 'ERC20',
      address,
      amount: '50.5',
      token: 'USDT',
      confirmations: '',
    };
    const body = new URLSearchParams({ ...fields, outcome: 'right' });
    const response = await ask('/sandbox/chain', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sandbox/chain']);
    expect(await (await ask('/sandbox/chain')).text()).toContain('50.5 USDT');
  });

  it('refuses what is no transfer', async () => {
    for (const change of [
      { address: 'nowhere' },
      { chainType: 'TRC20' },
      { micro: 0 },
      { token: '<b>' },
      { outcome: 'lost' },
    ])
      expect((await transfer(change)).status).toBe(400);
    const body = JSON.stringify({ txHash: 'none', to: 'confirmed' });
    const changed = await ask('/sandbox/chain/change', { method: 'POST', headers: json, body });
    expect(changed.status).toBe(404);
  });
});
