import { expect } from 'vitest';
import { accountLogin } from '../../../app/contract/session/accountLogin.ts';
import { jwtLogin } from '../../../app/contract/session/jwtLogin.ts';
import { logout } from '../../../app/contract/session/logout.ts';
import { userJwtLogin } from '../../../app/contract/session/userJwtLogin.ts';
import { lockout } from '../../../sandbox/auth/limits.ts';
import { imageBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { CasesOf } from '../support/cases.ts';

export const loginCases: CasesOf<
  'session.accountLogin' | 'session.jwtLogin' | 'session.userJwtLogin' | 'session.logout'
> = {
  'session.accountLogin': {
    good: async (world) => {
      const { account, password, client, userId } = await world.person();
      const input = { ...client, account: ` ${account.toUpperCase()} `, password };
      const answer = await world.send(accountLogin, input);
      expect(answer.data.userId).toBe(userId);
      expect([answer.data.token, answer.data.jwt, answer.data.chatToken]).not.toContain('');
      return answer;
    },
    errors: {
      loginWrong: async (world) => {
        const { account, client } = await world.person();
        const address = world.address();
        const input = { ...client, account, password: 'other1234' };
        return world.send(accountLogin, input, { address });
      },
      lockedOut: async (world) => {
        const { account, client, password } = await world.person();
        const address = world.address();
        for (let tries = 0; tries < lockout.accountTries; tries += 1) {
          const wrong = { ...client, account, password: 'other1234' };
          const { code } = await world.send(accountLogin, wrong, { address });
          expect(code).toBe(2001);
        }
        return world.send(accountLogin, { ...client, account, password }, { address });
      },
      verificationWrong: async (world) => {
        const { account, password } = await world.person();
        const client = world.client(imageBrand.packageId);
        return world.send(accountLogin, { ...client, account, password });
      },
      brandUnknown: async (world) => {
        const { account, password } = await world.person();
        return world.send(accountLogin, { ...world.client(99), account, password });
      },
    },
  },
  'session.jwtLogin': {
    good: async (world) => {
      const { client, jwt, userId } = await world.person();
      const answer = await world.send(jwtLogin, { ...client, token: jwt });
      expect(answer.data.userId).toBe(userId);
      return answer;
    },
    errors: {
      brandUnknown: async (world) => {
        const { client, jwt } = await world.person();
        return world.send(jwtLogin, { ...client, packageId: 99, token: jwt });
      },
    },
  },
  'session.userJwtLogin': {
    good: async (world) => {
      const { client, jwt } = await world.person();
      return world.send(userJwtLogin, { ...client, token: jwt });
    },
    errors: {
      brandUnknown: async (world) => {
        const { client, jwt } = await world.person();
        return world.send(userJwtLogin, { ...client, packageId: 99, token: jwt });
      },
    },
  },
  'session.logout': {
    good: async (world) => {
      const person = await world.person();
      const { chatToken, client } = person;
      const { operationID, platform } = client;
      return world.as(person, logout, { chatToken, operationID, platform });
    },
    errors: {},
  },
};
