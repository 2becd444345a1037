import { expect } from 'vitest';
import { intentOutcome } from '../../../app/contract/points/intentOutcome.ts';
import { getChainTypes } from '../../../app/contract/recharge/getChainTypes.ts';
import { rechargeOrder } from '../../../app/contract/recharge/rechargeOrder.ts';
import { checkAddress } from '../../../app/lib/chainAddress/checkAddress.ts';
import type { CasesOf } from '../support/cases.ts';
import { adult, mustSend, personOfPointsBrand } from '../support/walletPeople.ts';
import type { Person, World } from '../support/world.ts';

/** @returns a hash that no other has. */
function newHash(world: World): string {
  return String(world.next()).padStart(64, 'a');
}

/** @returns a report of 50 USDT over TRON, at the rate of now. */
async function usdt(world: World, person: Person, change: object = {}) {
  const { rate } = await mustSend(world, person, getChainTypes, {});
  const txHash = newHash(world);
  return { method: 'usdt', chainType: 'TRC20', amount: 50_000_000, txHash, rate, ...change };
}

async function report(world: World, person: Person, change: object = {}) {
  return world.as(person, rechargeOrder, await usdt(world, person, change));
}

const transfer = { method: 'transfer', methodId: 'transfer-1', amount: 10_000 };

export const rechargeCases: CasesOf<'recharge.getChainTypes' | 'recharge.rechargeOrder'> = {
  'recharge.getChainTypes': {
    good: async (world) => {
      const person = await adult(world);
      const answer = await world.as(person, getChainTypes, {});
      const { chains, methods } = answer.data;
      expect(chains.map(({ chainType }) => chainType)).toEqual(['TRC20', 'ERC20']);
      for (const { chainType, address, contract } of chains) {
        expect(checkAddress(chainType, address)).toBe('valid');
        expect(checkAddress(chainType, contract)).toBe('valid');
      }
      expect(methods.map(({ holder }) => holder)).toEqual(Array(2).fill('The plain Company'));
      return answer;
    },
    errors: {
      featureOff: async (world) => world.as(await personOfPointsBrand(world), getChainTypes, {}),
      ageUnconfirmed: async (world) => world.as(await world.person(), getChainTypes, {}),
    },
  },
  'recharge.rechargeOrder': {
    good: async (world) => {
      const person = await adult(world);
      const usdtAnswer = await report(world, person);
      const { rate } = await mustSend(world, person, getChainTypes, {});
      expect(usdtAnswer.data.points).toBe(50 * rate);
      const answer = await world.as(person, rechargeOrder, transfer);
      expect(answer.data).toMatchObject({ points: 10_000, status: 0 });
      expect(answer.data.dueAt).toBe(answer.data.createdAt + 86_400);
      return answer;
    },
    errors: {
      featureOff: async (world) =>
        world.as(await personOfPointsBrand(world), rechargeOrder, transfer),
      ageUnconfirmed: async (world) => world.as(await world.person(), rechargeOrder, transfer),
      methodUnknown: async (world) => {
        const person = await adult(world);
        return world.as(person, rechargeOrder, { ...transfer, methodId: 'transfer-9' });
      },
      belowMinimum: async (world) => {
        const person = await adult(world);
        const low = await world.as(person, rechargeOrder, { ...transfer, amount: 1 });
        expect(low.code).toBe(5032);
        return report(world, person, { amount: 9_999_999 });
      },
      amountOutOfBounds: async (world) => {
        const person = await adult(world);
        return world.as(person, rechargeOrder, { ...transfer, amount: 1e12 });
      },
      tooManyOpen: async (world) => {
        const person = await adult(world);
        for (let count = 0; count < 3; count += 1)
          expect((await report(world, person)).code).toBe(0);
        return report(world, person);
      },
      // Somebody gave the key up before the request arrived.
      intentClosed: async (world) => {
        const person = await adult(world);
        const key = `closed-key-${world.next()}`;
        const input = { call: 'recharge.rechargeOrder', key, close: true };
        await mustSend(world, person, intentOutcome, input);
        return world.as(person, rechargeOrder, transfer, { key });
      },
      chainUnknown: async (world) => report(world, await adult(world), { chainType: 'BEP20' }),
      hashInvalid: async (world) => {
        const person = await adult(world);
        const bare = { chainType: 'ERC20', txHash: newHash(world) };
        expect((await report(world, person, bare)).data).toEqual({ cause: 'shape' });
        const answer = await report(world, person, { txHash: `0x${newHash(world)}` });
        expect(answer.data).toEqual({ cause: 'otherNetwork' });
        return answer;
      },
      hashTaken: async (world) => {
        const [person, other] = [await adult(world), await adult(world)];
        const txHash = newHash(world);
        const { data } = await report(world, person, { txHash });
        expect((await report(world, other, { txHash })).data).toEqual({ orderNo: null });
        const answer = await report(world, person, { txHash: ` ${txHash.toUpperCase()}` });
        expect(answer.data).toEqual({ orderNo: data.orderNo });
        return answer;
      },
      rateChanged: async (world) => report(world, await adult(world), { rate: 1 }),
    },
  },
};
