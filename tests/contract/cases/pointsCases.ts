import { expect } from 'vitest';
import type { CallName } from '../../../app/contract/calls.ts';
import { amount } from '../../../app/contract/points/amount.ts';
import { getUserAmount } from '../../../app/contract/points/getUserAmount.ts';
import { intentOutcome } from '../../../app/contract/points/intentOutcome.ts';
import { order } from '../../../app/contract/points/order.ts';
import { statement } from '../../../app/contract/points/statement.ts';
import { userCoinRecode } from '../../../app/contract/points/userCoinRecode.ts';
import type { CasesOf } from '../support/cases.ts';
import { featureOff } from '../support/featureOff.ts';
import { personWithPoints, withdraw, withdrawer } from '../support/withdrawals.ts';

const everything = { from: 0, to: 99_999_999_999 };
const noOrder = 'X20260102-0000000000';
const asked = { call: 'exchange.exchange', key: 'no-such-key', close: false };

export const pointsCases: CasesOf<Extract<CallName, `points.${string}`>> = {
  'points.amount': {
    good: async (world) => {
      const person = await withdrawer(world, 50_000);
      await withdraw(world, person, 20_000);
      const answer = await world.as(person, amount, {});
      expect(answer.data).toMatchObject({
        ...{ available: 30_000, held: { exchange: 20_000, stake: 0 }, currency: 'USD' },
        ...{ inReview: { recharge: 0, exchange: 20_000 }, hasFundPassword: 1, cards: 1 },
        ...{ holdUntil: null, exchangeRule: { dayUsed: 20_000, fee: 0 } },
      });
      return answer;
    },
    errors: { featureOff: featureOff('points', amount, {}) },
  },
  'points.getUserAmount': {
    good: async (world) => {
      const answer = await world.as(await personWithPoints(world, 123), getUserAmount, {});
      expect(answer.data.available).toBe(123);
      expect(answer.data.ledgerSeq).toBeGreaterThan(0);
      return answer;
    },
    errors: { featureOff: featureOff('points', getUserAmount, {}) },
  },
  'points.userCoinRecode': {
    good: async (world) => {
      const person = await personWithPoints(world, 123);
      const answer = await world.as(person, userCoinRecode, { kind: 'all', days: 7 });
      expect(answer.data.list).toMatchObject([{ type: 'grant', amount: 123, status: 1 }]);
      expect(answer.data.months).toMatchObject([{ income: 123, expense: 0 }]);
      return answer;
    },
    errors: { featureOff: featureOff('points', userCoinRecode, { kind: 'all' }) },
  },
  'points.order': {
    good: async (world) => {
      const person = await personWithPoints(world, 123);
      const { list } = (await world.as(person, userCoinRecode, { kind: 'all' })).data;
      const answer = await world.as(person, order, { orderNo: list[0]?.orderNo });
      expect(answer.data).toMatchObject({ grant: { cause: 'event' }, balanceAfter: 123 });
      return answer;
    },
    errors: {
      featureOff: featureOff('points', order, { orderNo: noOrder }),
      // Somebody else's is unknown too.
      orderUnknown: async (world) => {
        const { list } = (
          await world.as(await personWithPoints(world, 5), userCoinRecode, { kind: 'all' })
        ).data;
        return world.as(await personWithPoints(world, 5), order, { orderNo: list[0]?.orderNo });
      },
    },
  },
  'points.statement': {
    good: async (world) => {
      const answer = await world.as(await personWithPoints(world, 123), statement, everything);
      expect(answer.data).toMatchObject({
        ...{ opening: 0, closing: 123, next: null },
        list: [{ type: 'grant', amount: 123, availableAfter: 123 }],
      });
      return answer;
    },
    errors: { featureOff: featureOff('points', statement, everything) },
  },
  'points.intentOutcome': {
    good: async (world) => {
      const person = await withdrawer(world, 50_000);
      const { data } = await withdraw(world, person, 20_000, { key: 'the-key-asked-for' });
      const answer = await world.as(person, intentOutcome, { ...asked, key: 'the-key-asked-for' });
      expect(answer.data).toEqual({ state: 'done', answer: data, error: null });
      return answer;
    },
    errors: { featureOff: featureOff('points', intentOutcome, asked) },
  },
};
