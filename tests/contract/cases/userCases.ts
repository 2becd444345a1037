import { expect } from 'vitest';
import { getBankList } from '../../../app/contract/exchange/getBankList.ts';
import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import { bindProUser } from '../../../app/contract/user/bindProUser.ts';
import { changePwd } from '../../../app/contract/user/changePwd.ts';
import { confirmAge } from '../../../app/contract/user/confirmAge.ts';
import { editNick } from '../../../app/contract/user/editNick.ts';
import { mine } from '../../../app/contract/user/mine.ts';
import { setPhone } from '../../../app/contract/user/setPhone.ts';
import { userIndex } from '../../../app/contract/user/userIndex.ts';
import { lockout } from '../../../sandbox/auth/limits.ts';
import { makeActivationCodes } from '../../../sandbox/content/activationCodes.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';
import { changePhone } from '../support/givePhone.ts';
import { otherCode, type Person, type World } from '../support/world.ts';

const change = (oldPassword: string, newPassword: string) => ({ oldPassword, newPassword });

async function codeOf(world: World, person: Person): Promise<string> {
  return (await world.as(person, getUserProUrl, {})).data.code;
}

/** What puts a number nobody has in place of a person's own. */
async function phoneInput(world: World, { password }: Person) {
  const phone = world.phone();
  return { phone, smsCode: await world.smsCode(phone, 'setPhone'), password };
}

export const userCases: CasesOf<
  | 'user.mine'
  | 'user.userIndex'
  | 'user.editNick'
  | 'user.changePwd'
  | 'user.setPhone'
  | 'user.confirmAge'
  | 'user.bindProUser'
> = {
  'user.mine': {
    good: async (world) => {
      const person = await world.person();
      const answer = await world.as(person, mine, {});
      const { account: username, userId } = person;
      expect(answer.data).toMatchObject({ userId, username, phone: '', notice: 1, isRecharge: 0 });
      return answer;
    },
    errors: {},
  },
  'user.userIndex': {
    good: async (world) => {
      const [one, other] = [await world.person(), await world.person()];
      const answer = await world.as(one, userIndex, { userId: other.userId });
      expect(answer.data.userId).toBe(other.userId);
      expect(answer.data).not.toHaveProperty('username');
      return answer;
    },
    errors: {
      userUnknown: async (world) => world.as(await world.person(), userIndex, { userId: 'nobody' }),
    },
  },
  'user.editNick': {
    good: async (world) => {
      const person = await world.person();
      const nickName = '👨‍👩‍👧‍👦🇲🇾小明 ok';
      const answer = await world.as(person, editNick, { nickName: `  ${nickName} ` });
      expect((await world.as(person, mine, {})).data.nickName).toBe(nickName);
      return answer;
    },
    errors: {
      nicknameInvalid: async (world) =>
        world.as(await world.person(), editNick, { nickName: 'a\u202eb' }),
    },
  },
  'user.changePwd': {
    good: async (world) => {
      const person = await world.person();
      const answer = await world.as(person, changePwd, change(person.password, 'other1234'));
      expect((await world.login(person)).code).toBe(2001);
      expect((await world.login({ ...person, password: 'other1234' })).code).toBe(0);
      return answer;
    },
    errors: {
      passwordWrong: async (world) =>
        world.as(await world.person(), changePwd, change('wrong1234', 'other1234')),
      passwordWeak: async (world) => {
        const person = await world.person();
        return world.as(person, changePwd, change(person.password, 'lettersonly'));
      },
      passwordSame: async (world) => {
        const person = await world.person();
        return world.as(person, changePwd, change(person.password, person.password));
      },
      lockedOut: async (world) => {
        const person = await world.person();
        const address = world.address();
        for (let tries = 0; tries < lockout.accountTries; tries += 1)
          await world.as(person, changePwd, change('wrong1234', 'other1234'), { address });
        return world.as(person, changePwd, change(person.password, 'other1234'), { address });
      },
    },
  },
  'user.setPhone': {
    good: async (world) => {
      const person = await world.person();
      const { phone, ...rest } = await phoneInput(world, person);
      const answer = await world.as(person, setPhone, { phone, ...rest });
      expect(answer.data.phone).toBe(`138****${phone.slice(-4)}`);
      return answer;
    },
    errors: {
      phoneInvalid: async (world) => {
        const person = await world.person();
        const { password } = person;
        return world.as(person, setPhone, { phone: '12345', smsCode: '000000', password });
      },
      passwordWrong: async (world) => {
        const person = await world.person();
        const input = await phoneInput(world, person);
        return world.as(person, setPhone, { ...input, password: 'wrong1234' });
      },
      lockedOut: async (world) => {
        const person = await world.person();
        const address = world.address();
        const input = await phoneInput(world, person);
        for (let tries = 0; tries < lockout.accountTries; tries += 1)
          await world.as(person, setPhone, { ...input, password: 'wrong1234' }, { address });
        return world.as(person, setPhone, input, { address });
      },
      phoneTaken: async (world) => {
        const phone = await changePhone(world, await world.person());
        world.sandbox.clock.now += 60_000;
        const smsCode = await world.smsCode(phone, 'setPhone');
        const person = await world.person();
        const { password } = person;
        return world.as(person, setPhone, { phone, smsCode, password });
      },
      smsCodeWrong: async (world) => {
        const person = await world.person();
        const input = await phoneInput(world, person);
        return world.as(person, setPhone, { ...input, smsCode: otherCode(input.smsCode) });
      },
    },
  },
  'user.confirmAge': {
    good: async (world) => {
      const person = await world.person();
      expect((await world.as(person, getBankList, {})).code).toBe(5042);
      const answer = await world.as(person, confirmAge, { minimumAge: 18 });
      expect(answer.data.confirmedAt).toBe(Math.floor(world.sandbox.clock.now / 1000));
      expect((await world.as(person, getBankList, {})).code).toBe(0);
      return answer;
    },
    errors: {},
  },
  'user.bindProUser': {
    good: async (world) => {
      const inviter = await world.person();
      const inviteCode = await codeOf(world, inviter);
      const answer = await world.as(await world.person(), bindProUser, { inviteCode });
      expect((await world.as(inviter, getUserProUrl, {})).data.invited).toBe(1);
      return answer;
    },
    errors: {
      inviteCodeUnknown: async (world) =>
        world.as(await world.person(), bindProUser, { inviteCode: 'pro_nobody' }),
      codeUsed: async (world) => {
        const { services } = world.sandbox;
        const [code] = await makeActivationCodes(services, plainBrand.platformId, 1);
        await world.as(await world.person(), bindProUser, { inviteCode: code });
        return world.as(await world.person(), bindProUser, { inviteCode: code });
      },
      superiorTaken: async (world) => {
        const inviteCode = await codeOf(world, await world.person());
        const person = await world.person({ inviteCode });
        return world.as(person, bindProUser, { inviteCode });
      },
      superiorSelf: async (world) => {
        const person = await world.person();
        return world.as(person, bindProUser, { inviteCode: await codeOf(world, person) });
      },
    },
  },
};
