import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from '../../app/contract/exchange/exchange.ts';
import { userExchangeRecode } from '../../app/contract/exchange/userExchangeRecode.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { amount as readAmount } from '../../app/contract/points/amount.ts';
import { order as readOrder } from '../../app/contract/points/order.ts';
import { exchangeLimitsOf } from '../../sandbox/money/exchangeLimits.ts';
import { day } from '../../sandbox/money/exchangeRule.ts';
import { checkIdentities } from '../../sandbox/money/identities.ts';
import {
  approveExchange,
  payExchange,
  refuseExchange,
} from '../../sandbox/money/review/reviewExchange.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { goodPin } from './support/walletPeople.ts';
import { availableOf, type Withdrawer, withdraw, withdrawer } from './support/withdrawals.ts';
import { openWorld, type World } from './support/world.ts';

const limits = exchangeLimitsOf(plainBrand.currency);

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
const names = new Map([...exchange.errors].map(({ code, name }) => [code, name]));
const nameOf = ({ code }: { code: number }) => (code === 0 ? 'done' : names.get(code));

async function later(person: Withdrawer, wait: number): Promise<Withdrawer> {
  world.sandbox.clock.now += wait;
  return { ...person, ...(await world.login(person, person.client)).data };
}

describe('many withdrawals at once', () => {
  it('200 of 60 % of what there is are one', async () => {
    const person = await withdrawer(world, 100_000);
    const asked = Array.from({ length: 200 }, () => withdraw(world, person, 60_000));
    const results = (await Promise.all(asked)).map(nameOf);
    expect(results.filter((name) => name === 'done')).toHaveLength(1);
    expect(results.filter((name) => name === 'balanceInsufficient')).toHaveLength(199);
    expect(await availableOf(world, person)).toBe(40_000);
  });

  it('20 with one key are one', async () => {
    const person = await withdrawer(world, 100_000);
    const key = 'the-key-of-twenty';
    const asked = Array.from({ length: 20 }, () => withdraw(world, person, 20_000, { key }));
    const results = await Promise.all(asked);
    expect(results.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 1006)).toHaveLength(19);
    expect(await availableOf(world, person)).toBe(80_000);
  });

  it('any pair takes no more than there was', async () => {
    const amounts = fc.integer({ min: limits.min, max: 60_000 });
    await fc.assert(
      fc.asyncProperty(
        amounts,
        amounts,
        fc.integer({ min: 10_000, max: 80_000 }),
        async (one, other, points) => {
          const person = await withdrawer(world, points);
          const results = await Promise.all(
            [one, other].map((each) => withdraw(world, person, each)),
          );
          const taken = [one, other].filter((_, index) => results[index]?.code === 0);
          const left = points - taken.reduce((sum, each) => sum + each, 0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(await availableOf(world, person)).toBe(left);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('what may be withdrawn', () => {
  it('is all that is available, however little', async () => {
    const person = await withdrawer(world, 7);
    expect(nameOf(await withdraw(world, person, 6))).toBe('amountOutOfBounds');
    expect(nameOf(await withdraw(world, person, 7))).toBe('done');
    expect(await availableOf(world, person)).toBe(0);
  });

  it('depends on 24 hours by the clock, and is free again when the answer says', async () => {
    const { dayMax, max } = limits;
    let person = await withdrawer(world, dayMax * 2);
    await withdraw(world, person, max);
    person = await later(person, 3_600_000);
    await withdraw(world, person, max);
    const refused = await withdraw(world, person, 10_000);
    expect(nameOf(refused)).toBe('dayLimit');
    const { freeAt } = refused.data as unknown as { freeAt: number };
    expect(freeAt * 1000).toBeGreaterThanOrEqual(world.sandbox.clock.now + day - 3_600_000);
    person = await later(person, freeAt * 1000 - 1000 - world.sandbox.clock.now);
    expect(nameOf(await withdraw(world, person, 10_000))).toBe('dayLimit');
    person = await later(person, 1000);
    expect(nameOf(await withdraw(world, person, 10_000))).toBe('done');
  });

  it('counts a withdrawal that failed for nothing', async () => {
    const { dayMax, max } = limits;
    const person = await withdrawer(world, dayMax);
    const { orderNo } = (await withdraw(world, person, max)).data;
    await refuseExchange(services(), orderNo, 'technical');
    await withdraw(world, person, max);
    const { exchangeRule } = (await world.as(person, readAmount, {})).data;
    expect(exchangeRule?.dayUsed).toBe(max);
    expect(nameOf(await withdraw(world, person, max))).toBe('done');
  });
});

describe('the states of a withdrawal', () => {
  const asked = async (): Promise<[Withdrawer, string]> => {
    const person = await withdrawer(world, 50_000);
    return [person, (await withdraw(world, person, 20_000)).data.orderNo];
  };

  it('lead to being paid, with steps and notices on the way', async () => {
    const [person, orderNo] = await asked();
    expect((await payExchange(services(), orderNo, 'PAID-0001')).isDone).toBe(false);
    expect((await approveExchange(services(), orderNo)).isDone).toBe(true);
    const { data } = await world.as(person, readOrder, { orderNo });
    expect(data.steps.map(({ step, at }) => [step, at !== null])).toEqual([
      ['created', true],
      ['review', true],
      ['paying', true],
      ['done', false],
    ]);
    expect((await payExchange(services(), orderNo, 'PAID-0001')).isDone).toBe(true);
    const { available, held } = (await world.as(person, readAmount, {})).data;
    expect([available, held.exchange]).toEqual([30_000, 0]);
    const page = { page: 1, pageSize: 20 };
    const { list } = (await world.as(person, noticeList, page, { language: 'es-ES' })).data;
    const paid = list.find(({ title }) => title === 'Retirada completada');
    expect(paid?.content).toContain('PAID-0001');
    expect(paid?.content.replace(/\s/g, ' ')).toContain('200,00 $');
  });

  it('give all of it back when it fails, with a sentence in the language of who reads', async () => {
    const [person, orderNo] = await asked();
    await approveExchange(services(), orderNo);
    expect((await refuseExchange(services(), orderNo, 'nameMismatch')).isDone).toBe(true);
    expect(await availableOf(world, person)).toBe(50_000);
    const read = { status: 2 };
    const { list } = (await world.as(person, userExchangeRecode, read, { language: 'vi-VN' })).data;
    expect(list).toMatchObject([{ orderNo, stage: 'failed', reason: 'nameMismatch' }]);
    expect(list[0]?.remark).toContain('hỗ trợ');
  });

  it('never go back from an end', async () => {
    const [person, orderNo] = await asked();
    await approveExchange(services(), orderNo);
    await payExchange(services(), orderNo, 'PAID-0001');
    const again = [
      await approveExchange(services(), orderNo),
      await payExchange(services(), orderNo, 'PAID-0002'),
      await refuseExchange(services(), orderNo, 'technical'),
    ];
    for (const { isDone, order } of again)
      expect([isDone, order?.stage, order?.reason]).toEqual([false, 'done', null]);
    expect(await availableOf(world, person)).toBe(30_000);
  });

  it('let one win of those who decide at once', async () => {
    const [person, orderNo] = await asked();
    const decisions = await Promise.all([
      approveExchange(services(), orderNo),
      refuseExchange(services(), orderNo, 'technical'),
      approveExchange(services(), orderNo),
      refuseExchange(services(), orderNo, 'cardRefused'),
    ]);
    // An approved one may be refused later, but only once.
    expect(decisions.map(({ isDone }) => isDone)).toEqual([true, true, false, false]);
    expect(decisions.at(-1)?.order).toMatchObject({ stage: 'failed', reason: 'technical' });
    expect(await availableOf(world, person)).toBe(50_000);
  });

  it('hold the right points whatever is decided in whatever order', async () => {
    const decision = fc.constantFrom('approve', 'pay', 'refuse');
    await fc.assert(
      fc.asyncProperty(fc.array(decision, { maxLength: 5 }), async (decisions) => {
        const [person, orderNo] = await asked();
        let state = 'review';
        for (const one of decisions) {
          const next = {
            review: { approve: 'paying', refuse: 'failed' },
            paying: { pay: 'done', refuse: 'failed' },
          }[state] as Record<string, string> | undefined;
          const { isDone } =
            one === 'approve'
              ? await approveExchange(services(), orderNo)
              : one === 'pay'
                ? await payExchange(services(), orderNo, 'PAID-0001')
                : await refuseExchange(services(), orderNo, 'technical');
          expect(isDone).toBe(next?.[one] !== undefined);
          state = next?.[one] ?? state;
        }
        const { available, held } = (await world.as(person, readAmount, {})).data;
        expect([available, held.exchange]).toEqual([
          state === 'failed' ? 50_000 : 30_000,
          state === 'review' || state === 'paying' ? 20_000 : 0,
        ]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a withdrawal', () => {
  it('leaves no trace of the fund password', async () => {
    const person = await withdrawer(world, 50_000);
    await withdraw(world, person, 20_000);
    expect(JSON.stringify(world.sandbox.logs)).not.toContain(goodPin);
  });
});
