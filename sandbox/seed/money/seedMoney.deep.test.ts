import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyOf } from '../../../app/brand/currency.ts';
import { localeIds } from '../../../app/brand/locales.ts';
import type { Call, OutputOf } from '../../../app/contract/call.ts';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { userBankList } from '../../../app/contract/exchange/userBankList.ts';
import { userExchangeRecode } from '../../../app/contract/exchange/userExchangeRecode.ts';
import { amount as readAmount } from '../../../app/contract/points/amount.ts';
import type { CoinRecord } from '../../../app/contract/points/coinRecord.ts';
import { statement } from '../../../app/contract/points/statement.ts';
import { userCoinRecode } from '../../../app/contract/points/userCoinRecode.ts';
import { accountLogin } from '../../../app/contract/session/accountLogin.ts';
import type { SandboxBrand } from '../../brands.ts';
import * as tables from '../../database/schema.ts';
import { exchangeLimitsOf } from '../../money/exchangeLimits.ts';
import { checkIdentities } from '../../money/identities.ts';
import { claimedPoints } from '../../money/recharge/rechargeClaim.ts';
import { transferMethods } from '../../money/recharge/transferMethods.ts';
import { pointsNoticeTexts } from '../../notices/pointsNoticeTexts.data.ts';
import { walletNoticeTexts } from '../../notices/walletNoticeTexts.data.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand } from '../../testing/testBrands.data.ts';
import { seedFundPassword, seedPassword } from '../people.data.ts';
import { seedSandbox } from '../seed.ts';
import { pointsPersonOf } from './pointsPerson.ts';

const brandOf = (id: string, packageId: number, change: Partial<SandboxBrand>): SandboxBrand => ({
  ...{ ...plainBrand, id, combineId: id, packageId },
  ...change,
});
const having = (...features: string[]) => ({ features: ['invite', ...features] });

/** Everything, in each language and its currency. */
const wholeBrands = localeIds.map((locale, index) =>
  brandOf(`whole-${locale}`, 11 + index, {
    ...{ locale, locales: [locale], currency: currencyOf(locale) },
  }),
);
const noUsdt = brandOf('no-usdt', 21, having('points', 'recharge', 'exchange'));
const pointsOnly = brandOf('points-only', 22, having('points'));
const exchangeOnly = brandOf('exchange-only', 23, { features: ['points', 'exchange'] });
const pointless = brandOf('pointless', 24, having('recharge', 'exchange'));
const pointsBrands = [...wholeBrands, noUsdt, pointsOnly, exchangeOnly];
const rechargeBrands = [...wholeBrands, noUsdt];
const named = (brands: readonly SandboxBrand[]) =>
  brands.map((brand) => [brand.id, brand] as const);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ brands: [...pointsBrands, pointless] });
  await seedSandbox(sandbox);
});
afterAll(() => sandbox.close());

const read = () => sandbox.services.db.read;

/** The demo person of a brand, logged in there. */
async function logIn({ packageId, ...brand }: SandboxBrand) {
  const account = pointsPersonOf(brand)?.account;
  const client = { packageId, platform: 'h5', deviceId: 'device-1', operationID: 'op' };
  const { data } = await sandbox.send(accountLogin, { ...client, account, password: seedPassword });
  const send = <C extends Call>(call: C, input: unknown) =>
    sandbox.send(call, input, { token: data.token });
  const ask = async <C extends Call>(call: C, input: unknown): Promise<OutputOf<C>> => {
    const answer = await send(call, input);
    if (answer.code !== 0) throw new Error(answer.msg);
    return answer.data;
  };
  return { send, ask };
}

type Member = Awaited<ReturnType<typeof logIn>>;

async function detailsOf({ ask }: Member): Promise<CoinRecord[]> {
  const rows: CoinRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: OutputOf<typeof userCoinRecode> = await ask(userCoinRecode, {
      ...{ kind: 'all', limit: 4 },
      ...(cursor ? { cursor } : {}),
    });
    rows.push(...page.list);
    cursor = page.next;
  }
  return rows;
}

const everything = async () => {
  const { wallets, bankCards, orders, ledgerLegs, ledgerAccounts, notices } = tables;
  const kept = [wallets, bankCards, orders, ledgerLegs, ledgerAccounts, notices];
  const more = [tables.recharges, tables.exchanges, tables.grants, tables.chainTransfers];
  return Promise.all(
    [...kept, ...more, tables.ageConfirmations].map((table) => read().select().from(table)),
  );
};

describe.each(named(pointsBrands))('points at %s', (_, brand) => {
  it('keep every identity of the ledger', async () => {
    expect(await checkIdentities(read(), brand.packageId)).toEqual([]);
  });

  it('are what the details and the statement say, over about 45 days', async () => {
    const member = await logIn(brand);
    const { available } = await member.ask(readAmount, {});
    const rows = await detailsOf(member);
    const counted = rows.filter(
      ({ amount, status }) => status === 1 || (status === 0 && amount < 0),
    );
    expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(available);
    expect(available).toBeGreaterThan(0);
    const now = sandbox.clock.now / 1000;
    const days = rows.map(({ createdAt }) => (now - createdAt) / 86_400);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBe(45);
    const { opening, closing, list } = await member.ask(statement, { from: 0, to: now, limit: 50 });
    expect([opening, closing]).toEqual([0, available]);
    const moments = list.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });
});

describe.each(named(rechargeBrands))('top-ups at %s', (_, brand) => {
  it('are done, also as another amount arrived, failed with a reason, and in review', async () => {
    const rows = await read()
      .select()
      .from(tables.recharges)
      .innerJoin(tables.orders, eq(tables.orders.orderNo, tables.recharges.orderNo))
      .where(eq(tables.orders.packageId, brand.packageId));
    const kinds = rows.map(({ recharges, orders }) => {
      const isOther = orders.status === 1 && orders.amount !== claimedPoints(recharges);
      return `${recharges.method} ${orders.reason ?? orders.stage}${isOther ? ', other' : ''}`;
    });
    const usdt = brand === noUsdt ? [] : ['usdt done', 'usdt wrongNetwork'];
    expect(new Set(kinds)).toEqual(
      new Set([
        ...['transfer done, other', 'transfer done', 'transfer notReceived', 'transfer review'],
        ...usdt,
      ]),
    );
    const least = Math.min(...transferMethods(brand, '', 'en-US').map(({ min }) => min));
    for (const { recharges } of rows)
      if (recharges.method === 'transfer')
        expect(claimedPoints(recharges)).toBeGreaterThanOrEqual(least);
  });

  it('leave what can be withdrawn with the demo fund password', async () => {
    const { ask, send } = await logIn(brand);
    const { list } = await ask(userExchangeRecode, { status: null, limit: 50 });
    expect(list.map(({ stage, reason }) => reason ?? stage)).toEqual([
      ...['review', 'paying', 'bankUnavailable', 'done', 'cardRefused', 'done'],
    ]);
    const { min, max } = exchangeLimitsOf(brand.currency);
    for (const { amount, dueAt, stage } of list) {
      expect(amount).toBeGreaterThanOrEqual(min);
      expect(amount).toBeLessThanOrEqual(max);
      if (stage === 'review' || stage === 'paying')
        expect(dueAt * 1000).toBeGreaterThan(sandbox.clock.now);
    }
    const { cards, hasFundPassword, held, available } = await ask(readAmount, {});
    expect([cards, hasFundPassword]).toEqual([2, 1]);
    expect(held.exchange).toBeGreaterThan(0);
    expect(available).toBeGreaterThan(min);
    const [card] = (await ask(userBankList, {})).list;
    const wanted = { amount: min, cardId: card?.cardId, fee: 0 };
    const { msg, code } = await send(exchange, { ...wanted, fundPassword: seedFundPassword });
    expect([code, msg]).toEqual([0, expect.any(String)]);
  });
});

describe('a brand', () => {
  it('without points has no wallet, and no other has more than one', async () => {
    const rows = await read().select().from(tables.wallets);
    expect(rows.map(({ packageId }) => packageId).sort()).toEqual(
      pointsBrands.map(({ packageId }) => packageId).sort(),
    );
    expect(pointsPersonOf(pointless)).toBeNull();
  });

  it('has invitations only where it offers them and somebody was invited', async () => {
    const invited = async (brand: SandboxBrand) =>
      read().$count(
        tables.grants,
        sql`cause = 'invite' AND order_no IN (SELECT order_no FROM orders WHERE package_id = ${brand.packageId})`,
      );
    expect(await invited(pointsOnly)).toBe(1);
    expect(await invited(exchangeOnly)).toBe(0);
  });
});

describe('notices of it', () => {
  it('are unread for the last days only', async () => {
    const { readAt, kind, createdAt } = tables.notices;
    const money = [...Object.keys(pointsNoticeTexts), ...Object.keys(walletNoticeTexts)];
    const rows = await read()
      .select({ createdAt })
      .from(tables.notices)
      .where(and(isNull(readAt), inArray(kind, money), lte(createdAt, sandbox.clock.now)));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(sandbox.clock.now - row.createdAt).toBeLessThanOrEqual(36 * 3_600_000);
  });
});

describe('another start', () => {
  it('changes nothing', async () => {
    const before = await everything();
    await seedSandbox(sandbox);
    expect(await everything()).toEqual(before);
  });
});
