import { expect } from 'vitest';
import { getCaptcha } from '../../../app/contract/session/getCaptcha.ts';
import { getVerify5Data } from '../../../app/contract/session/getVerify5Data.ts';
import { getVerifyType } from '../../../app/contract/session/getVerifyType.ts';
import { sendSmsCode } from '../../../app/contract/session/sendSmsCode.ts';
import { imageBrand, plainBrand, puzzleBrand } from '../../../sandbox/testing/testBrands.data.ts';
import { solvePuzzle } from '../../../sandbox/verify5/puzzle.ts';
import type { CasesOf } from '../support/cases.ts';

const { packageId } = plainBrand;
const scene = 'login';

export const verificationCases: CasesOf<
  'session.getCaptcha' | 'session.getVerify5Data' | 'session.getVerifyType' | 'session.sendSmsCode'
> = {
  'session.getCaptcha': {
    good: (world) => world.send(getCaptcha, { packageId: imageBrand.packageId, scene }),
    errors: { brandUnknown: (world) => world.send(getCaptcha, { packageId: 99, scene }) },
  },
  'session.getVerify5Data': {
    good: (world) => world.send(getVerify5Data, { packageId: puzzleBrand.packageId, scene }),
    errors: { brandUnknown: (world) => world.send(getVerify5Data, { packageId: 99, scene }) },
  },
  'session.getVerifyType': {
    good: async (world) => {
      const answer = await world.send(getVerifyType, { packageId: imageBrand.packageId, scene });
      expect(answer.data.type).toBe('image');
      return answer;
    },
    errors: { brandUnknown: (world) => world.send(getVerifyType, { packageId: 99, scene }) },
  },
  'session.sendSmsCode': {
    good: async (world) => {
      const puzzle = { packageId: puzzleBrand.packageId, scene: 'sms' };
      const { challengeId, salt, bits } = (await world.send(getVerify5Data, puzzle)).data;
      return world.send(sendSmsCode, {
        packageId: puzzleBrand.packageId,
        phone: world.phone(),
        purpose: 'register',
        verification: { challengeId, answer: solvePuzzle(salt, bits) },
      });
    },
    errors: {
      phoneInvalid: (world) =>
        world.send(sendSmsCode, { packageId, phone: '12345', purpose: 'register' }),
      smsTooSoon: async (world) => {
        const input = { packageId, phone: world.phone(), purpose: 'register' };
        expect((await world.send(sendSmsCode, input)).code).toBe(0);
        return world.send(sendSmsCode, input);
      },
      verificationWrong: (world) =>
        world.send(sendSmsCode, {
          packageId: puzzleBrand.packageId,
          phone: world.phone(),
          purpose: 'register',
        }),
      brandUnknown: (world) =>
        world.send(sendSmsCode, { packageId: 99, phone: world.phone(), purpose: 'register' }),
    },
  },
};
