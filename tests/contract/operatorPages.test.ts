import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadMedia } from '../../app/contract/media/uploadMedia.ts';
import { amount } from '../../app/contract/points/amount.ts';
import { order as readOrder } from '../../app/contract/points/order.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { usdtReasons } from '../../app/contract/recharge-usdt/usdtReason.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { mostTransfer } from '../../sandbox/money/recharge/transferMethods.ts';
import { inviteBrand, plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { mustSend, usdtReport } from './support/walletPeople.ts';
import { availableOf, type Withdrawer, withdraw, withdrawer } from './support/withdrawals.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let person: Withdrawer;
beforeEach(async () => {
  world = await openWorld();
  person = await withdrawer(world, 50_000);
});
afterEach(() => world.sandbox.close());

const { packageId } = plainBrand;
const json = { accept: 'application/json', 'content-type': 'application/json' };

async function read(path: string) {
  const response = await world.sandbox.fetch(
    new Request(`http://localhost${path}`, { headers: json }),
  );
  return response.json();
}

async function change(path: string, fields: object): Promise<[number, Record<string, unknown>]> {
  const init = { method: 'POST', headers: json, body: JSON.stringify(fields) };
  const response = await world.sandbox.fetch(new Request(`http://localhost${path}`, init));
  return [response.status, await response.json()];
}

async function page(path: string): Promise<string> {
  return (await world.sandbox.fetch(new Request(`http://localhost${path}`))).text();
}

const changeOf = (what: string, fields: object = {}) =>
  change(`/sandbox/people/${person.account}/${what}`, fields);

describe('the orders page', () => {
  it('shows what waits, what the check found, and that the ledger holds', async () => {
    const { orderNo } = (await withdraw(world, person, 20_000)).data;
    const { orders, ledgers } = await read('/sandbox/orders');
    expect(orders).toMatchObject([
      { orderNo, kind: 'exchange', stage: 'review', account: person.account, amount: 20_000 },
    ]);
    expect(orders[0].finding).toContain('ending in');
    for (const { left, right, name } of ledgers.plain) expect([name, left]).toEqual([name, right]);
    const text = await page('/sandbox/orders');
    expect(text).toContain(orderNo);
    expect(text).toContain('USD\u00a0200.00');
    expect(text).not.toContain('BROKEN');
    // Whoever decides need not scroll sideways to a button.
    const [withoutScrolling] = text.split('class="scroll"');
    for (const button of ['Approve', 'Refuse'])
      expect(withoutScrolling).toContain(`<button>${button}</button>`);
    expect(text).not.toContain('<textarea');
  });

  it('takes a withdrawal from approval to payment, and says when somebody was faster', async () => {
    const { orderNo } = (await withdraw(world, person, 20_000)).data;
    const path = `/sandbox/orders/${orderNo}`;
    expect((await change(path, { decision: 'pay', payoutRef: 'PAID-1' }))[0]).toBe(409);
    expect((await change(path, { decision: 'approve' }))[0]).toBe(200);
    expect((await change(path, { decision: 'pay', payoutRef: 'a b' }))[0]).toBe(400);
    const [, paid] = await change(path, { decision: 'pay', payoutRef: 'PAID-1' });
    expect(paid).toEqual({ orderNo, status: 1, stage: 'done' });
    const [status, late] = await change(path, { decision: 'refuse', reason: 'technical' });
    expect([status, late['error']]).toEqual([409, `Nothing was changed: ${orderNo} is at “done”.`]);
  });

  it('refuses with a reason of the list only', async () => {
    const { orderNo } = (await withdraw(world, person, 20_000)).data;
    const path = `/sandbox/orders/${orderNo}`;
    for (const reason of ['notFound', 'pay a deposit first', ''])
      expect((await change(path, { decision: 'refuse', reason }))[0]).toBe(400);
    expect((await change(path, { decision: 'refuse', reason: 'cardRefused' }))[0]).toBe(200);
    expect(await availableOf(world, person)).toBe(50_000);
  });

  it('refuses a recharge only with what the page of its way has a sentence for', async () => {
    const transfer = { method: 'transfer', methodId: 'transfer-1', amount: 50_000 };
    const usdt = await usdtReport(world, person);
    const left = { transfer: ['notFound', 'notReceived', 'duplicate'], usdt: usdtReasons };
    for (const report of [transfer, usdt]) {
      const { orderNo } = await mustSend(world, person, rechargeOrder, report);
      const own: readonly string[] = left[report.method as 'usdt'];
      const { orders } = await read('/sandbox/orders');
      expect(orders[0]).toMatchObject({ orderNo, reasons: own });
      const [, form] = (await page('/sandbox/orders')).split('name="reason" required>');
      const [options = ''] = (form ?? '').split('</select>');
      expect(options.match(/<option[^<]*/g)).toEqual([
        '<option value="">',
        ...own.map((reason) => `<option>${reason}`),
      ]);
      const refuse = (reason: string) =>
        change(`/sandbox/orders/${orderNo}`, { decision: 'refuse', reason });
      const others = Object.values(left).flat();
      for (const reason of others.filter((one) => !own.includes(one)))
        expect((await refuse(reason))[0]).toBe(400);
      expect((await refuse(own.at(-1) ?? ''))[0]).toBe(200);
    }
  });

  it('credits the largest transfer that can be reported, and says what no order can hold', async () => {
    const report = { method: 'transfer', methodId: 'transfer-1', amount: mostTransfer };
    const { orderNo } = await mustSend(world, person, rechargeOrder, report);
    const approve = (arrived: string) =>
      change(`/sandbox/orders/${orderNo}`, { decision: 'approve', arrived });
    for (const arrived of ['10000000000000', '9007199254740.99', '0.001']) {
      const [status, { error }] = await approve(arrived);
      expect([arrived, status]).toEqual([arrived, 400]);
      expect(error).toMatch(/^(Say how much|This is less)/);
    }
    // A thousand and a half, or one and a half: nobody guesses.
    expect(await approve('1.500')).toEqual([
      400,
      { error: expect.stringContaining('read in one way') },
    ]);
    expect((await approve(String(mostTransfer / 100)))[0]).toBe(200);
    expect(await availableOf(world, person)).toBe(50_000 + mostTransfer);
    const { details } = await mustSend(world, person, readOrder, { orderNo });
    expect(details).toMatchObject({ claimed: mostTransfer, points: mostTransfer });
  });

  it('shows the picture of a receipt, to the operator and to its person', async () => {
    const create = { width: 20, height: 20, channels: 3, background: '#333' } as const;
    const file = new Blob([await sharp({ create }).png().toBuffer()]);
    const sent = await world.as(person, uploadMedia, { kind: 'image', name: '' }, { file });
    const report = { method: 'transfer', methodId: 'transfer-1', amount: 50_000 };
    const without = await mustSend(world, person, rechargeOrder, report);
    const proof = sent.data.url;
    const { orderNo } = await mustSend(world, person, rechargeOrder, { ...report, proof });
    const { orders } = await read('/sandbox/orders');
    const proofs = Object.fromEntries(
      orders.map((one: { orderNo: string; proof: string | null }) => [one.orderNo, one.proof]),
    );
    expect(proofs).toEqual({ [without.orderNo]: null, [orderNo]: proof });
    const text = await page('/sandbox/orders');
    expect(text.split(`<a href="${proof}"><img class="proof" src="${proof}"`)).toHaveLength(2);
    expect(text.split('class="proof"')).toHaveLength(2);
    const detailsOf = async (one: string) =>
      (await mustSend(world, person, readOrder, { orderNo: one })).details;
    expect(await detailsOf(orderNo)).toMatchObject({ proof });
    expect(await detailsOf(without.orderNo)).toMatchObject({ proof: '' });
  });

  it('credits a recharge with what arrived, by a form', async () => {
    const report = { method: 'transfer', methodId: 'transfer-1', amount: 50_000 };
    const { orderNo } = await mustSend(world, person, rechargeOrder, report);
    const path = `/sandbox/orders/${orderNo}`;
    for (const arrived of ['', '0', '-5', '1e3'])
      expect((await change(path, { decision: 'approve', arrived }))[0]).toBe(400);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: 'decision=approve&arrived=123.45' };
    const sent = await world.sandbox.fetch(new Request(`http://localhost${path}`, init));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sandbox/orders']);
    expect(await availableOf(world, person)).toBe(62_345);
  });

  it('knows no other order, and lets no other site decide', async () => {
    const { orderNo } = (await withdraw(world, person, 20_000)).data;
    expect((await change('/sandbox/orders/X20260102-0000000000', {}))[0]).toBe(404);
    const headers = { ...json, 'sec-fetch-site': 'cross-site' };
    const body = JSON.stringify({ decision: 'approve' });
    const init = { method: 'POST', headers, body };
    const sent = await world.sandbox.fetch(
      new Request(`http://localhost/sandbox/orders/${orderNo}`, init),
    );
    expect(sent.status).toBe(403);
    expect((await read('/sandbox/orders')).orders[0].stage).toBe('review');
  });
});

describe('the page of a person', () => {
  it('shows wallets, orders and movements of each brand in which the person has one', async () => {
    const path = `/sandbox/people/${person.account.toUpperCase()}`;
    const { userId, wallets, others } = await read(path);
    expect(userId).toBe(person.userId);
    const ids = (list: { brand: string }[]) => list.map(({ brand }) => brand);
    expect([ids(wallets), ids(others)]).toEqual([['plain'], ['quedu', 'dieu']]);
    expect(wallets[0]).toMatchObject({
      ...{ packageId, hasFundPassword: true, cards: 1, balances: { available: 50_000 } },
      orders: [{ kind: 'grant', amount: 50_000 }],
      movements: [{ from: 'grants', to: 'available', amount: 50_000 }],
    });
    const text = await page(`/sandbox/people/${person.userId}`);
    for (const shown of ['USD\u00a0500.00', 'Activate', 'Clear the fund password'])
      expect(text).toContain(shown);
    expect(text.match(/aria-label="Ledger of [^"]*"/g)).toEqual(['aria-label="Ledger of plain"']);
    expect(await page('/sandbox')).toContain(`href="/sandbox/people/${person.userId}"`);
    expect((await change('/sandbox/people/nobody/activate', {}))[0]).toBe(404);
  });

  it('gives points in a brand in which the person has none yet', async () => {
    const { packageId: other } = inviteBrand;
    const given = { packageId: other, amount: '5', cause: 'welcome' };
    expect((await changeOf('grant', given))[0]).toBe(200);
    const { wallets, others } = await read(`/sandbox/people/${person.userId}`);
    expect(wallets).toMatchObject([{ brand: 'plain' }, { packageId: other }]);
    expect(others).toHaveLength(1);
  });

  it('gives points for a cause, and takes them by a named correction only', async () => {
    const [, given] = await changeOf('grant', { packageId, amount: '12.50', cause: 'goodwill' });
    expect(await availableOf(world, person)).toBe(51_250);
    for (const fields of [
      { packageId, amount: '-5', cause: 'goodwill' },
      { packageId, amount: '5', cause: 'because' },
      { packageId: 77, amount: '5', cause: 'goodwill' },
    ])
      expect((await changeOf('grant', fields))[0]).toBe(400);
    const wrong = { amount: '5', cause: 'doubleCredit', corrects: 'G20260102-0000000000' };
    expect((await changeOf('correct', wrong))[0]).toBe(400);
    const right = { ...wrong, corrects: given['orderNo'], amount: '99' };
    expect((await changeOf('correct', right))[1]).toMatchObject({ amount: -1250 });
    expect(await availableOf(world, person)).toBe(50_000);
  });

  it('corrects no order of somebody else', async () => {
    const other = await withdrawer(world, 50_000);
    const { wallets } = await read(`/sandbox/people/${other.userId}`);
    const corrects = wallets[0].orders[0].orderNo;
    const wanted = { amount: '5', cause: 'doubleCredit', corrects };
    expect((await changeOf('correct', wanted))[0]).toBe(400);
    expect(await availableOf(world, other)).toBe(50_000);
  });

  it('activates the account, once', async () => {
    expect((await mustSend(world, person, mine, {})).isActivation).toBe(0);
    expect((await changeOf('activate'))[0]).toBe(200);
    expect((await mustSend(world, person, mine, {})).isActivation).toBe(1);
    expect((await changeOf('activate'))[0]).toBe(400);
  });

  it('clears a fund password; withdrawals then wait for a day', async () => {
    expect((await changeOf('clear', { packageId: inviteBrand.packageId }))[0]).toBe(400);
    expect((await changeOf('clear', { packageId }))[0]).toBe(200);
    const { hasFundPassword, holdUntil } = await mustSend(world, person, amount, {});
    expect(hasFundPassword).toBe(0);
    expect(holdUntil).toBe(Math.ceil(world.sandbox.clock.now / 1000) + 86_400);
    expect((await withdraw(world, person, 20_000)).code).toBe(5008);
  });
});
