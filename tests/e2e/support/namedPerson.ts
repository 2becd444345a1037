import { randomInt } from 'node:crypto';
import type { Brand } from '../../../app/brand/brand.ts';
import { call, type LoggedIn, signUpElsewhere } from './api.ts';
import { newPerson } from './person.ts';

/** Somebody new under a nickname nobody else has. */
export async function namedPerson(brand: Brand): Promise<{ who: LoggedIn; nickName: string }> {
  const who = await signUpElsewhere(brand, newPerson());
  const nickName = `B${randomInt(1e8, 1e9)}`;
  const key = `nick-${nickName}`;
  await call(brand, '/user/editNick', { nickName }, { token: who.credentials.token, key });
  return { who, nickName };
}
