import { expect } from 'vitest';
import { changeWalletPwd } from '../../../app/contract/exchange/changeWalletPwd.ts';
import { setWalletPwd } from '../../../app/contract/exchange/setWalletPwd.ts';
import { lockout } from '../../../sandbox/auth/limits.ts';
import type { CasesOf } from '../support/cases.ts';
import { changePhone, givePhone } from '../support/givePhone.ts';
import {
  adult,
  goodPin,
  mistype,
  mustSend,
  personOfPointsBrand,
  withPin,
  wrongPin,
} from '../support/walletPeople.ts';
import { otherCode, type Person } from '../support/world.ts';

const otherPin = '582037';
const first = ({ password }: Person, change: object = {}) => ({
  ...{ way: 'first', newFundPassword: goodPin, password },
  ...change,
});
const change = (fundPassword: string, newFundPassword: string) => ({
  fundPassword,
  newFundPassword,
});

export const fundPasswordCases: CasesOf<'exchange.setWalletPwd' | 'exchange.changeWalletPwd'> = {
  'exchange.setWalletPwd': {
    good: async (world) => {
      const person = await withPin(world);
      const phone = await givePhone(world, person);
      const smsCode = await world.smsCode(phone, 'fundPassword');
      const input = { way: 'reset', newFundPassword: otherPin, phone, smsCode };
      const answer = await world.as(person, setWalletPwd, input);
      expect(answer.data.holdUntil).toBe(Math.ceil(world.sandbox.clock.now / 1000) + 86_400);
      const old = await world.as(person, changeWalletPwd, change(goodPin, '912845'));
      expect(old.code).toBe(5022);
      await mustSend(world, person, changeWalletPwd, change(otherPin, '912845'));
      return answer;
    },
    errors: {
      featureOff: async (world) => {
        const person = await personOfPointsBrand(world);
        return world.as(person, setWalletPwd, first(person));
      },
      ageUnconfirmed: async (world) => {
        const person = await world.person();
        return world.as(person, setWalletPwd, first(person));
      },
      fundPasswordExists: async (world) => {
        const person = await withPin(world);
        return world.as(person, setWalletPwd, first(person));
      },
      fundPasswordMissing: async (world) => {
        const person = await adult(world);
        const phone = await givePhone(world, person);
        const smsCode = await world.smsCode(phone, 'fundPassword');
        const input = { way: 'reset', newFundPassword: goodPin, phone, smsCode };
        return world.as(person, setWalletPwd, input);
      },
      fundPasswordWeak: async (world) => {
        const person = await adult(world);
        return world.as(person, setWalletPwd, first(person, { newFundPassword: '123456' }));
      },
      passwordWrong: async (world) => {
        const person = await adult(world);
        return world.as(person, setWalletPwd, first(person, { password: 'wrong1234' }));
      },
      lockedOut: async (world) => {
        const person = await adult(world);
        const address = world.address();
        const wrong = first(person, { password: 'wrong1234' });
        for (let tries = 0; tries < lockout.accountTries; tries += 1)
          await world.as(person, setWalletPwd, wrong, { address });
        return world.as(person, setWalletPwd, first(person), { address });
      },
      // Another person's number opens nothing, though its code is right.
      phoneUnmatched: async (world) => {
        const person = await withPin(world);
        await givePhone(world, person);
        const phone = await givePhone(world, await adult(world));
        const smsCode = await world.smsCode(phone, 'fundPassword');
        const input = { way: 'reset', newFundPassword: otherPin, phone, smsCode };
        return world.as(person, setWalletPwd, input);
      },
      phoneTooNew: async (world) => {
        const person = await withPin(world);
        const phone = await changePhone(world, person);
        const smsCode = await world.smsCode(phone, 'fundPassword');
        const input = { way: 'reset', newFundPassword: otherPin, phone, smsCode };
        return world.as(person, setWalletPwd, input);
      },
      // Neither a wrong code nor one for something else.
      smsCodeWrong: async (world) => {
        const person = await withPin(world);
        const phone = await givePhone(world, person);
        const forget = await world.smsCode(phone, 'forget');
        const input = { way: 'reset', newFundPassword: otherPin, phone, smsCode: forget };
        expect((await world.as(person, setWalletPwd, input)).code).not.toBe(0);
        const smsCode = otherCode(await world.smsCode(phone, 'fundPassword'));
        return world.as(person, setWalletPwd, { ...input, smsCode });
      },
    },
  },
  'exchange.changeWalletPwd': {
    good: async (world) => {
      const person = await withPin(world);
      const answer = await world.as(person, changeWalletPwd, change(goodPin, otherPin));
      await mustSend(world, person, changeWalletPwd, change(otherPin, goodPin));
      return answer;
    },
    errors: {
      featureOff: async (world) =>
        world.as(await personOfPointsBrand(world), changeWalletPwd, change(goodPin, otherPin)),
      ageUnconfirmed: async (world) =>
        world.as(await world.person(), changeWalletPwd, change(goodPin, otherPin)),
      fundPasswordWeak: async (world) =>
        world.as(await withPin(world), changeWalletPwd, change(goodPin, '200199')),
      fundPasswordSame: async (world) =>
        world.as(await withPin(world), changeWalletPwd, change(goodPin, goodPin)),
      fundPasswordMissing: async (world) =>
        world.as(await adult(world), changeWalletPwd, change(goodPin, otherPin)),
      fundPasswordWrong: async (world) => {
        const person = await withPin(world);
        const answer = await world.as(person, changeWalletPwd, change(wrongPin, otherPin));
        expect(answer.data).toEqual({ triesLeft: 4 });
        return answer;
      },
      fundPasswordLocked: async (world) => {
        const person = await withPin(world);
        const wrong = () => world.as(person, changeWalletPwd, change(wrongPin, otherPin));
        await mistype(world, 5, wrong);
        return world.as(person, changeWalletPwd, change(goodPin, otherPin));
      },
      fundPasswordBlocked: async (world) => {
        const person = await withPin(world);
        const wrong = async () => {
          // Twenty tries outlast a token.
          const { token } = (await world.login(person)).data;
          return world.as({ token }, changeWalletPwd, change(wrongPin, otherPin));
        };
        return mistype(world, 20, wrong);
      },
    },
  },
};
