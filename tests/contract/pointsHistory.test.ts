import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../app/contract/call.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { order as readOrder } from '../../app/contract/points/order.ts';
import { statement } from '../../app/contract/points/statement.ts';
import { userCoinRecode } from '../../app/contract/points/userCoinRecode.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { checkIdentities } from '../../sandbox/money/identities.ts';
import { correctPoints } from '../../sandbox/money/review/correctPoints.ts';
import {
  approveExchange,
  payExchange,
  refuseExchange,
} from '../../sandbox/money/review/reviewExchange.ts';
import { approveRecharge, refuseRecharge } from '../../sandbox/money/review/reviewRecharge.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { mustSend } from './support/walletPeople.ts';
import {
  availableOf,
  givePoints,
  type Withdrawer,
  withdraw,
  withdrawer,
} from './support/withdrawals.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  const { db } = world.sandbox.services;
  expect(await checkIdentities(db.read, plainBrand.packageId)).toEqual([]);
  await world.sandbox.close();
});

const services = () => world.sandbox.services;
const nothing = () => Promise.resolve();

type Rows = OutputOf<typeof userCoinRecode>['list'];

/** @returns all rows, page by page; between the pages something happens. */
async function allRows(
  person: Withdrawer,
  input: object,
  limit = 3,
  between = nothing,
): Promise<Rows> {
  const rows: Rows = [];
  let cursor: string | undefined;
  for (;;) {
    const page = { kind: 'all', ...input, limit, ...(cursor ? { cursor } : {}) };
    const { list, next } = await mustSend(world, person, userCoinRecode, page);
    rows.push(...list);
    if (next === null) return rows;
    cursor = next;
    await between();
  }
}

async function allMovements(
  person: Withdrawer,
  range: { from: number; to: number },
  limit = 3,
  between = nothing,
) {
  const list: OutputOf<typeof statement>['list'] = [];
  const frames = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const page = { ...range, limit, ...(cursor ? { cursor } : {}) };
    const { opening, closing, ...part } = await mustSend(world, person, statement, page);
    frames.add(`${opening} ${closing}`);
    list.push(...part.list);
    if (part.next === null) {
      expect(frames.size).toBe(1);
      return { opening, closing, list };
    }
    cursor = part.next;
    await between();
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
/** What is available, as the rows say. */
const counted = (rows: Rows) =>
  sum(
    rows
      .filter(({ amount, status }) => status === 1 || (status === 0 && amount < 0))
      .map(({ amount }) => amount),
  );
const everything = { from: 0, to: 99_999_999_999 };

/** Something that can happen to a wallet. */
const events = [
  'grant',
  'recharge',
  'rechargeFails',
  'withdraw',
  'pay',
  'fail',
  'takeBack',
  'wait',
] as const;
type Event = (typeof events)[number];

async function happen(person: Withdrawer, event: Event, amount: number): Promise<void> {
  const open = (await allRows(person, {}, 50)).find(
    ({ status, type }) => status === 0 && type === 'exchange',
  );
  switch (event) {
    case 'grant':
      return givePoints(world, person, amount);
    case 'recharge':
    case 'rechargeFails': {
      const transfer = { method: 'transfer', methodId: 'transfer-1', amount: amount + 10_000 };
      const { orderNo } = await mustSend(world, person, rechargeOrder, transfer);
      if (event === 'recharge') await approveRecharge(services(), orderNo, amount * 10_000);
      else await refuseRecharge(services(), orderNo, 'notReceived');
      return;
    }
    case 'withdraw':
      await withdraw(world, person, 10_000 + amount);
      return;
    case 'pay':
      if (open) await approveExchange(services(), open.orderNo);
      if (open) await payExchange(services(), open.orderNo, 'PAID-0001');
      return;
    case 'fail':
      if (open) await refuseExchange(services(), open.orderNo, 'technical');
      return;
    case 'takeBack': {
      const given = (await allRows(person, {}, 50)).find(
        ({ type, status }) => type === 'grant' && status === 1,
      );
      if (given)
        await correctPoints(services(), { corrects: given.orderNo, cause: 'doubleCredit', amount });
      return;
    }
    case 'wait':
      world.sandbox.clock.now += 1000;
  }
}

describe('points details and statement', () => {
  it('reconcile with what is available, whatever has happened', async () => {
    const event = fc.tuple(fc.constantFrom(...events), fc.integer({ min: 1, max: 20_000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 12 }), async (list) => {
        const person = await withdrawer(world, 30_000);
        for (const [one, amount] of list) await happen(person, one, amount);
        const available = await availableOf(world, person);
        const rows = await allRows(person, {});
        expect(counted(rows)).toBe(available);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const moved = await allMovements(person, everything);
        expect([moved.opening, moved.closing]).toEqual([0, available]);
        expect(sum(moved.list.map(({ amount }) => amount))).toBe(available);
        let after = 0;
        for (const movement of moved.list) {
          after += movement.amount;
          expect(movement.availableAfter).toBe(after);
        }
        const month = (await mustSend(world, person, userCoinRecode, { kind: 'all' })).months[0];
        expect((month?.income ?? 0) - (month?.expense ?? 0)).toBe(available);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('have every row once although rows are added and change on the way', async () => {
    const person = await withdrawer(world, 30_000);
    for (let count = 0; count < 8; count += 1) await givePoints(world, person, 1 + count);
    const { orderNo } = (await withdraw(world, person, 10_000)).data;
    const before = (await allRows(person, {}, 50)).map(({ id }) => id);
    let rounds = 0;
    const between = async () => {
      rounds += 1;
      await refuseExchange(services(), orderNo, 'technical');
      await givePoints(world, person, 5);
    };
    const rows = (await allRows(person, {}, 2, between)).map(({ id }) => id);
    expect(rounds).toBeGreaterThan(3);
    expect(rows.filter((id) => before.includes(id))).toEqual(before);
    const moved = await allMovements(person, everything, 2, () => givePoints(world, person, 5));
    expect(moved.opening + sum(moved.list.map(({ amount }) => amount))).toBe(moved.closing);
  });

  it('begin with what stood before the time they are about', async () => {
    const person = await withdrawer(world, 30_000);
    world.sandbox.clock.now += 10_000;
    const from = Math.floor(world.sandbox.clock.now / 1000);
    await givePoints(world, person, 500);
    world.sandbox.clock.now += 10_000;
    await givePoints(world, person, 7);
    const moved = await allMovements(person, { from, to: from + 5 });
    expect(moved).toMatchObject({ opening: 30_000, closing: 30_500, list: [{ amount: 500 }] });
  });

  it('tell income from expense, by midnight and month of the person', async () => {
    // 2026-01-02T03:04:05Z is still 1 January in Los Angeles, and 2 January in Shanghai.
    const person = await withdrawer(world, 30_000);
    await withdraw(world, person, 10_000);
    const rowsIn = async (input: object) => (await allRows(person, input)).map(({ type }) => type);
    expect(await rowsIn({ kind: 'income' })).toEqual(['grant']);
    expect(await rowsIn({ kind: 'expense' })).toEqual(['exchange']);
    world.sandbox.clock.now = Date.UTC(2026, 0, 2, 4);
    expect(await rowsIn({ days: 0, timeZone: 'America/Los_Angeles' })).toHaveLength(2);
    world.sandbox.clock.now = Date.UTC(2026, 0, 2, 4, 30);
    expect(await rowsIn({ month: '2026-01', timeZone: 'Asia/Shanghai' })).toHaveLength(2);
    expect(await rowsIn({ month: '2025-12', timeZone: 'Asia/Shanghai' })).toEqual([]);
    expect(await rowsIn({ days: 0, timeZone: 'Pacific/Kiritimati' })).toHaveLength(2);
  });
});

describe('a recharge', () => {
  const report = (person: Withdrawer) =>
    mustSend(world, person, rechargeOrder, {
      method: 'transfer',
      methodId: 'transfer-1',
      amount: 50_000,
    });

  it('is credited as it arrived, once, and makes a person one who has topped up', async () => {
    const person = await withdrawer(world, 0);
    const { orderNo } = await report(person);
    expect((await mustSend(world, person, mine, {})).isRecharge).toBe(0);
    expect(await availableOf(world, person)).toBe(0);
    const decided = await Promise.all([
      approveRecharge(services(), orderNo, 123_456_700),
      approveRecharge(services(), orderNo, 123_456_700),
      refuseRecharge(services(), orderNo, 'notReceived'),
    ]);
    expect(decided.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(await availableOf(world, person)).toBe(12_345);
    expect((await mustSend(world, person, mine, {})).isRecharge).toBe(1);
    const { details, balanceAfter, row } = await mustSend(world, person, readOrder, { orderNo });
    expect(details).toMatchObject({ method: 'transfer', claimed: 50_000, points: 12_345 });
    expect([balanceAfter, row.amount, row.status]).toEqual([12_345, 12_345, 1]);
    const { list } = await mustSend(world, person, noticeList, { page: 1, pageSize: 20 });
    const told = list.find(({ title }) => title === 'Your top-up is complete');
    expect(told?.content).toContain('$123.45 was credited (reported: $500.00)');
  });

  it('moves nothing when it fails', async () => {
    const person = await withdrawer(world, 0);
    const { orderNo } = await report(person);
    await refuseRecharge(services(), orderNo, 'notReceived');
    expect(await availableOf(world, person)).toBe(0);
    expect((await allRows(person, {}))[0]).toMatchObject({ status: 2, reason: 'notReceived' });
    expect((await mustSend(world, person, mine, {})).isRecharge).toBe(0);
  });
});

describe('a correction', () => {
  it('takes what is available and no more than the order gave, over all of them', async () => {
    const person = await withdrawer(world, 30_000);
    const [given] = await allRows(person, {});
    const corrects = given?.orderNo ?? '';
    await givePoints(world, person, 5000);
    const take = (amount: number) =>
      correctPoints(services(), { corrects, cause: 'doubleCredit', amount });
    expect(await take(20_000)).toMatchObject({ amount: -20_000 });
    expect(await take(20_000)).toMatchObject({ amount: -10_000 });
    expect(await take(1)).toBe('Nothing of it is left to take.');
    expect(await availableOf(world, person)).toBe(5000);
  });

  it('leaves to the house what the person has not', async () => {
    const person = await withdrawer(world, 30_000);
    const [given] = await allRows(person, {});
    await withdraw(world, person, 20_000);
    const wanted = {
      corrects: given?.orderNo ?? '',
      cause: 'doubleCredit' as const,
      amount: 30_000,
    };
    expect(await correctPoints(services(), wanted)).toMatchObject({ amount: -10_000 });
    expect(await availableOf(world, person)).toBe(0);
  });

  it('gives what was missing, and names the order', async () => {
    const person = await withdrawer(world, 30_000);
    const [given] = await allRows(person, {});
    const corrects = given?.orderNo ?? '';
    world.sandbox.clock.now += 1000;
    await correctPoints(services(), { corrects, cause: 'underpaid', amount: 7 });
    const [row] = await allRows(person, {});
    expect(row).toMatchObject({ type: 'correction', amount: 7, status: 1 });
    const made = await mustSend(world, person, readOrder, { orderNo: row?.orderNo });
    expect(made.correction).toEqual({ cause: 'underpaid', corrects });
    // Nobody submitted it, or the grant it corrects.
    const { steps } = await mustSend(world, person, readOrder, { orderNo: corrects });
    expect(made.steps).toEqual([{ step: 'done', at: row?.createdAt }]);
    expect(steps).toEqual([{ step: 'done', at: given?.createdAt }]);
  });
});
