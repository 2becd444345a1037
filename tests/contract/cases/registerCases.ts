import { expect } from 'vitest';
import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import { forget } from '../../../app/contract/session/forget.ts';
import { getRegisterConfig } from '../../../app/contract/session/getRegisterConfig.ts';
import { register } from '../../../app/contract/session/register.ts';
import { mine } from '../../../app/contract/user/mine.ts';
import { imageBrand, inviteBrand, plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';
import { changePhone, givePhone } from '../support/givePhone.ts';
import { otherCode, type World } from '../support/world.ts';

/** Fields of a registration at the brand that asks for a picture and a mobile number. */
async function fullFields(world: World) {
  const phone = world.phone();
  return {
    ...world.client(imageBrand.packageId),
    account: `person${world.next()}`,
    password: 'demo1234',
    phone,
    smsCode: await world.smsCode(phone, 'register', imageBrand.packageId),
    verification: await world.captcha('register'),
  };
}

function plainFields(world: World) {
  return { ...world.client(), account: `person${world.next()}`, password: 'demo1234' };
}

/** Somebody with a mobile number, and a code to set a new password with. */
async function forgetful(world: World) {
  const person = await world.person();
  const phone = await givePhone(world, person);
  const smsCode = await world.smsCode(phone, 'forget');
  const { packageId } = plainBrand;
  const input = { packageId, account: person.account, phone, smsCode, password: 'other1234' };
  return { person, input };
}

export const registerCases: CasesOf<
  'session.register' | 'session.getRegisterConfig' | 'session.forget'
> = {
  'session.register': {
    good: async (world) => {
      const inviter = await world.person();
      const { code: inviteCode } = (await world.as(inviter, getUserProUrl, {})).data;
      const input = { ...(await fullFields(world)), inviteCode, nickName: ' 小红 ' };
      const answer = await world.send(register, input);
      const { data } = await world.as(answer.data, mine, {});
      expect(data).toMatchObject({ nickName: '小红', username: input.account, isActivation: 0 });
      expect(data.phone).toBe(`138****${input.phone.slice(-4)}`);
      expect((await world.as(inviter, getUserProUrl, {})).data.invited).toBe(1);
      return answer;
    },
    errors: {
      accountTaken: async (world) => {
        const { account } = await world.person();
        return world.send(register, { ...plainFields(world), account: account.toUpperCase() });
      },
      // Good in English, too short in Chinese.
      passwordWeak: (world) =>
        world.send(register, { ...plainFields(world), password: 'demo12' }, { language: 'zh-CN' }),
      nicknameInvalid: (world) =>
        world.send(register, { ...plainFields(world), nickName: 'eleven chars' }),
      phoneInvalid: async (world) =>
        world.send(register, { ...(await fullFields(world)), phone: '12345678901' }),
      phoneTaken: async (world) => {
        const first = await fullFields(world);
        expect((await world.send(register, first)).code).toBe(0);
        world.sandbox.clock.now += 60_000;
        const smsCode = await world.smsCode(first.phone, 'register', imageBrand.packageId);
        const second = { ...(await fullFields(world)), phone: first.phone, smsCode };
        return world.send(register, second);
      },
      smsCodeWrong: async (world) => {
        const fields = await fullFields(world);
        return world.send(register, { ...fields, smsCode: otherCode(fields.smsCode) });
      },
      inviteCodeRequired: (world) => {
        const { packageId } = inviteBrand;
        return world.send(register, { ...plainFields(world), packageId });
      },
      inviteCodeUnknown: (world) =>
        world.send(register, { ...plainFields(world), inviteCode: 'pro_nobody' }),
      verificationWrong: async (world) => {
        const { verification, ...fields } = await fullFields(world);
        const wrong = { challengeId: verification.challengeId, answer: 'wrong' };
        return world.send(register, { ...fields, verification: wrong });
      },
      brandUnknown: (world) => world.send(register, { ...plainFields(world), packageId: 99 }),
    },
  },
  'session.getRegisterConfig': {
    good: async (world) => {
      const answer = await world.send(getRegisterConfig, { packageId: imageBrand.packageId });
      expect(answer.data).toEqual({ phone: 'required', inviteCode: 'optional' });
      return answer;
    },
    errors: { brandUnknown: (world) => world.send(getRegisterConfig, { packageId: 99 }) },
  },
  'session.forget': {
    good: async (world) => {
      const { person, input } = await forgetful(world);
      const answer = await world.send(forget, input);
      expect((await world.login(person)).code).toBe(2001);
      expect((await world.login({ ...person, password: 'other1234' })).code).toBe(0);
      return answer;
    },
    errors: {
      phoneUnmatched: async (world) => {
        const { input } = await forgetful(world);
        const somebody = await world.person();
        return world.send(forget, { ...input, account: somebody.account });
      },
      phoneTooNew: async (world) => {
        const { person, input } = await forgetful(world);
        const phone = await changePhone(world, person);
        const smsCode = await world.smsCode(phone, 'forget');
        return world.send(forget, { ...input, phone, smsCode });
      },
      smsCodeWrong: async (world) => {
        const { input } = await forgetful(world);
        return world.send(forget, { ...input, smsCode: otherCode(input.smsCode) });
      },
      passwordWeak: async (world) => {
        const { input } = await forgetful(world);
        return world.send(forget, { ...input, password: '12345678' });
      },
      brandUnknown: async (world) => {
        const { input } = await forgetful(world);
        return world.send(forget, { ...input, packageId: 99 });
      },
    },
  },
};
