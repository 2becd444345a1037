import { expect } from 'vitest';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { userExchangeRecode } from '../../../app/contract/exchange/userExchangeRecode.ts';
import { intentOutcome } from '../../../app/contract/points/intentOutcome.ts';
import { exchangeLimitsOf } from '../../../sandbox/money/exchangeLimits.ts';
import { clearFundPassword } from '../../../sandbox/money/review/personDecisions.ts';
import { approveExchange, payExchange } from '../../../sandbox/money/review/reviewExchange.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';
import { addCard, adult, goodPin, personOfPointsBrand, wrongPin } from '../support/walletPeople.ts';
import { type Withdrawer, withdraw, withdrawer } from '../support/withdrawals.ts';
import type { World } from '../support/world.ts';

const limits = exchangeLimitsOf(plainBrand.currency);

const wanted = { amount: 20_000, cardId: 'no-card', fee: 0, fundPassword: goodPin };
const wrong = { fundPassword: wrongPin };

/** Somebody whose fund password was wrong so often; what it locks is waited for, but for the last. */
async function afterWrongOnes(world: World, count: number): Promise<Withdrawer> {
  let person = await withdrawer(world, 50_000);
  for (let tries = 1; tries <= count; tries += 1) {
    await withdraw(world, person, 20_000, wrong);
    if (tries % 5 === 0 && tries < count) person = await later(world, person, 3_600_000);
  }
  return person;
}

/** Lets time pass, and somebody log in again. */
async function later(world: World, person: Withdrawer, wait: number): Promise<Withdrawer> {
  world.sandbox.clock.now += wait;
  return { ...person, ...(await world.login(person, person.client)).data };
}

export const exchangeCases: CasesOf<'exchange.exchange' | 'exchange.userExchangeRecode'> = {
  'exchange.exchange': {
    good: async (world) => {
      const person = await withdrawer(world, 50_000);
      const answer = await withdraw(world, person, 20_000);
      const { createdAt, dueAt, available } = answer.data;
      expect([dueAt - createdAt, available]).toEqual([86_400, 30_000]);
      return answer;
    },
    errors: {
      featureOff: async (world) => world.as(await personOfPointsBrand(world), exchange, wanted),
      ageUnconfirmed: async (world) => world.as(await world.person(), exchange, wanted),
      amountOutOfBounds: async (world) =>
        withdraw(world, await withdrawer(world, 50_000), limits.min - 1),
      balanceInsufficient: async (world) => {
        const answer = await withdraw(world, await withdrawer(world, 50_000), 50_001);
        expect(answer.data).toEqual({ available: 50_000 });
        return answer;
      },
      dayLimit: async (world) => {
        const { dayMax, max } = limits;
        const person = await withdrawer(world, dayMax + max);
        for (let sum = 0; sum < dayMax; sum += max) await withdraw(world, person, max);
        const answer = await withdraw(world, person, max);
        expect(answer.data).toMatchObject({ max: dayMax, used: dayMax });
        return answer;
      },
      tooManyOpen: async (world) => {
        const person = await withdrawer(world, 50_000);
        for (let count = 0; count < 3; count += 1) await withdraw(world, person, 10_000);
        return withdraw(world, person, 10_000);
      },
      intentClosed: async (world) => {
        const person = await withdrawer(world, 50_000);
        const key = 'the-key-given-up';
        const call = exchange.name;
        await world.as(person, intentOutcome, { call, key, close: true });
        return withdraw(world, person, 20_000, { key });
      },
      cardMissing: async (world) => world.as(await adult(world), exchange, wanted),
      cardUnknown: async (world) => {
        const { cardId } = await withdrawer(world, 0);
        return withdraw(world, await withdrawer(world, 50_000), 20_000, { cardId });
      },
      feeChanged: async (world) =>
        withdraw(world, await withdrawer(world, 50_000), 20_000, { fee: 1 }),
      onHold: async (world) => {
        const person = await withdrawer(world, 50_000);
        const cardId = await addCard(world, person);
        const answer = await withdraw(world, person, 20_000, { cardId });
        expect(answer.data).toMatchObject({ cause: 'cardAdded' });
        return answer;
      },
      fundPasswordMissing: async (world) => {
        const person = await withdrawer(world, 50_000);
        const owner = { userId: person.userId, packageId: person.client.packageId };
        await clearFundPassword(world.sandbox.services, owner);
        return withdraw(world, await later(world, person, 86_400_000), 20_000);
      },
      fundPasswordWrong: async (world) => {
        const answer = await withdraw(world, await withdrawer(world, 50_000), 20_000, wrong);
        expect(answer.data).toEqual({ triesLeft: 4 });
        return answer;
      },
      fundPasswordLocked: async (world) => withdraw(world, await afterWrongOnes(world, 5), 20_000),
      fundPasswordBlocked: async (world) =>
        withdraw(world, await afterWrongOnes(world, 20), 20_000),
    },
  },
  'exchange.userExchangeRecode': {
    good: async (world) => {
      const person = await withdrawer(world, 50_000);
      const { orderNo } = (await withdraw(world, person, 20_000)).data;
      await approveExchange(world.sandbox.services, orderNo);
      await payExchange(world.sandbox.services, orderNo, 'PAID-0001');
      const answer = await world.as(person, userExchangeRecode, { status: 1 });
      expect(answer.data.list).toMatchObject([
        { orderNo, amount: 20_000, stage: 'done', payoutRef: 'PAID-0001', remark: '' },
      ]);
      return answer;
    },
    errors: {
      // Points alone are not enough.
      featureOff: async (world) =>
        world.as(await personOfPointsBrand(world), userExchangeRecode, { status: null }),
      ageUnconfirmed: async (world) =>
        world.as(await world.person(), userExchangeRecode, { status: null }),
    },
  },
};
