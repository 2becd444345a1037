import { expect } from 'vitest';
import { getBankList } from '../../../app/contract/exchange/getBankList.ts';
import { setBankCard } from '../../../app/contract/exchange/setBankCard.ts';
import { userBankList } from '../../../app/contract/exchange/userBankList.ts';
import { userDelBank } from '../../../app/contract/exchange/userDelBank.ts';
import type { CasesOf } from '../support/cases.ts';
import {
  addCard,
  adult,
  cardInput,
  goodPin,
  leaveExchange,
  mistype,
  mustSend,
  personOfPointsBrand,
  withPin,
  wrongPin,
} from '../support/walletPeople.ts';
import type { Person, World } from '../support/world.ts';

/** Sends a card with a wrong fund password until the count is reached. */
async function mistypeCard(world: World, person: Person, times: number) {
  return mistype(world, times, async () => {
    // Twenty tries outlast a token.
    const { token } = (await world.login(person)).data;
    return world.as({ token }, setBankCard, cardInput(world, { fundPassword: wrongPin }));
  });
}

const removal = (cardId: string, fundPassword = goodPin) => ({ cardId, fundPassword });

export const cardCases: CasesOf<
  'exchange.userBankList' | 'exchange.getBankList' | 'exchange.setBankCard' | 'exchange.userDelBank'
> = {
  'exchange.getBankList': {
    good: async (world) => {
      const person = await adult(world);
      const answer = await world.as(person, getBankList, {}, { language: 'zh-CN' });
      expect(answer.data.list).toHaveLength(12);
      expect(answer.data.list).toContainEqual({
        ...{ bankId: 'us-riverside', name: '河畔银行', country: 'US' },
      });
      return answer;
    },
    errors: {
      featureOff: async (world) => world.as(await personOfPointsBrand(world), getBankList, {}),
      ageUnconfirmed: async (world) => world.as(await world.person(), getBankList, {}),
    },
  },
  'exchange.userBankList': {
    good: async (world) => {
      const person = await withPin(world);
      const [one, two] = [await addCard(world, person), await addCard(world, person)];
      await leaveExchange(world, person, one);
      const answer = await world.as(person, userBankList, {});
      expect(answer.data.list).toMatchObject([
        { cardId: two, bankName: 'Riverside Bank', holderName: 'A**n', inUse: 0 },
        { cardId: one, holdUntil: null, inUse: 1 },
      ]);
      const day = Math.ceil(world.sandbox.clock.now / 1000) + 86_400;
      expect(answer.data.list[0]?.holdUntil).toBe(day);
      return answer;
    },
    errors: {
      featureOff: async (world) => world.as(await personOfPointsBrand(world), userBankList, {}),
      ageUnconfirmed: async (world) => world.as(await world.person(), userBankList, {}),
    },
  },
  'exchange.setBankCard': {
    good: async (world) => {
      const person = await withPin(world);
      // No check digit is asked for.
      const cardNumber = '6222020000000000';
      const answer = await world.as(person, setBankCard, cardInput(world, { cardNumber }));
      expect(answer.data).toMatchObject({ last4: '0000', holdUntil: null });
      return answer;
    },
    errors: {
      featureOff: async (world) =>
        world.as(await personOfPointsBrand(world), setBankCard, cardInput(world)),
      ageUnconfirmed: async (world) =>
        world.as(await world.person(), setBankCard, cardInput(world)),
      bankUnknown: async (world) => {
        const person = await withPin(world);
        return world.as(person, setBankCard, cardInput(world, { bankId: 'cn-jiangan' }));
      },
      cardInvalid: async (world) => {
        const person = await withPin(world);
        return world.as(person, setBankCard, cardInput(world, { cardNumber: '1'.repeat(16) }));
      },
      cardTaken: async (world) => {
        const person = await withPin(world);
        const input = cardInput(world);
        await mustSend(world, person, setBankCard, input);
        return world.as(person, setBankCard, input);
      },
      cardLimit: async (world) => {
        const person = await withPin(world);
        for (let count = 0; count < 5; count += 1) await addCard(world, person);
        return world.as(person, setBankCard, cardInput(world));
      },
      holderMismatch: async (world) => {
        const person = await withPin(world);
        await addCard(world, person);
        const same = cardInput(world, { holderName: 'ANÁ  TAN' });
        await mustSend(world, person, setBankCard, same);
        return world.as(person, setBankCard, cardInput(world, { holderName: 'Ann Tan' }));
      },
      fundPasswordMissing: async (world) =>
        world.as(await adult(world), setBankCard, cardInput(world)),
      fundPasswordWrong: async (world) => mistypeCard(world, await withPin(world), 1),
      fundPasswordLocked: async (world) => mistypeCard(world, await withPin(world), 5),
      fundPasswordBlocked: async (world) => mistypeCard(world, await withPin(world), 20),
    },
  },
  'exchange.userDelBank': {
    good: async (world) => {
      const person = await withPin(world);
      const answer = await world.as(person, userDelBank, removal(await addCard(world, person)));
      expect((await mustSend(world, person, userBankList, {})).list).toEqual([]);
      // One that takes its place waits, though it is the only one.
      const { holdUntil } = await mustSend(world, person, setBankCard, cardInput(world));
      expect(holdUntil).toBe(Math.ceil(world.sandbox.clock.now / 1000) + 86_400);
      return answer;
    },
    errors: {
      featureOff: async (world) =>
        world.as(await personOfPointsBrand(world), userDelBank, removal('nothing')),
      ageUnconfirmed: async (world) =>
        world.as(await world.person(), userDelBank, removal('nothing')),
      // Not even with a right fund password of one's own.
      cardUnknown: async (world) => {
        const foreign = await addCard(world, await withPin(world));
        return world.as(await withPin(world), userDelBank, removal(foreign));
      },
      cardInUse: async (world) => {
        const person = await withPin(world);
        const cardId = await addCard(world, person);
        await leaveExchange(world, person, cardId);
        return world.as(person, userDelBank, removal(cardId));
      },
      fundPasswordMissing: async (world) =>
        world.as(await adult(world), userDelBank, removal('nothing')),
      fundPasswordWrong: async (world) => {
        const person = await withPin(world);
        return world.as(person, userDelBank, removal(await addCard(world, person), wrongPin));
      },
      fundPasswordLocked: async (world) => {
        const person = await withPin(world);
        const cardId = await addCard(world, person);
        await mistypeCard(world, person, 5);
        const { token } = (await world.login(person)).data;
        return world.as({ token }, userDelBank, removal(cardId));
      },
      fundPasswordBlocked: async (world) => {
        const person = await withPin(world);
        const cardId = await addCard(world, person);
        await mistypeCard(world, person, 20);
        const { token } = (await world.login(person)).data;
        return world.as({ token }, userDelBank, removal(cardId));
      },
    },
  },
};
