import { createHash, randomBytes } from 'node:crypto';
import type { Brand } from '../../../app/brand/brand.ts';
import { ask } from './ask.ts';
import type { Person } from './person.ts';
import { captchaAnswer, smsCode } from './sandbox.ts';
import { siteOf } from './sites.ts';

type CallOptions = {
  token?: string;
  key?: string;
  /** Of a server that a test runs itself. */
  origin?: string;
};

/** Makes a call as some other device would. @throws where the answer is no success */
export async function call(
  brand: Brand,
  path: string,
  input: object,
  { token, key, origin = siteOf(brand).origin }: CallOptions = {},
): Promise<Record<string, unknown>> {
  const answer = (await ask({
    path: `/api${path}`,
    body: input,
    origin,
    headers: {
      language: brand.locale,
      ...(token === undefined ? {} : { token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })) as { code: number; msg: string; data: unknown };
  if (answer.code !== 0) throw new Error(`${path} answered ${answer.code}: ${answer.msg}`);
  return answer.data as Record<string, unknown>;
}

const id = () => randomBytes(12).toString('hex');

/** What a device says of itself; a new one each time, so that a login ends every other session. */
export function anotherDevice(brand: Brand) {
  return { packageId: brand.packageId, platform: 'h5', deviceId: id(), operationID: id() };
}

/** The verification a scene asks for, solved. @returns what to add to the input */
export async function proof(
  brand: Brand,
  scene: 'login' | 'register' | 'sms',
): Promise<{ verification?: { challengeId: string; answer: string } }> {
  const input = { packageId: brand.packageId, scene };
  const { type } = await call(brand, '/getVerifyType', input);
  if (type === 'none') return {};
  if (type === 'image') {
    const { challengeId } = await call(brand, '/getCaptcha', input);
    const known = String(challengeId);
    return { verification: { challengeId: known, answer: await captchaAnswer(brand, known) } };
  }
  const { challengeId, salt, bits } = await call(brand, '/getVerify5Data', input);
  const answer = solvePuzzle(String(salt), Number(bits));
  return { verification: { challengeId: String(challengeId), answer } };
}

function solvePuzzle(salt: string, bits: number): string {
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${salt}:${number}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return String(number);
  }
}

export type Credentials = { token: string; jwt: string; chatToken: string; userId: string };

/** What a device holds of somebody logged in: the JWT is good on that device alone. */
export type LoggedIn = { credentials: Credentials; deviceId: string };

/** Good on every brand that asks for a code; names nobody as inviter. */
export const houseCode = 'pro_welcome';

/** Signs somebody up as from another device. @param more code of an inviter */
export async function signUpElsewhere(
  brand: Brand,
  person: Person,
  more: { inviteCode?: string } = {},
): Promise<LoggedIn> {
  const { account, password, phone } = person;
  const rules = await registerRules(brand);
  const input = {
    ...anotherDevice(brand),
    account,
    password,
    ...(rules.phone === 'required' ? { phone, smsCode: await codeFor(brand, phone) } : {}),
    ...(rules.inviteCode === 'required' ? { inviteCode: houseCode } : {}),
    ...more,
    ...(await proof(brand, 'register')),
  };
  const credentials = await call(brand, '/register', input, { key: id() });
  return { credentials: credentials as Credentials, deviceId: input.deviceId };
}

/** Which fields a brand asks for when somebody signs up. */
export async function registerRules(brand: Brand): Promise<{ phone: string; inviteCode: string }> {
  const rules = await call(brand, '/register/config', { packageId: brand.packageId });
  return rules as { phone: string; inviteCode: string };
}

async function codeFor(brand: Brand, phone: string): Promise<string> {
  const input = { packageId: brand.packageId, phone, purpose: 'register' };
  await call(brand, '/sendSmsCode', { ...input, ...(await proof(brand, 'sms')) }, { key: id() });
  return smsCode(brand, phone);
}

/** Logs somebody in from another device: whoever was logged in is no longer. */
export async function logInElsewhere(
  brand: Brand,
  { account, password }: Person,
): Promise<LoggedIn> {
  const input = { ...anotherDevice(brand), account, password, ...(await proof(brand, 'login')) };
  const credentials = await call(brand, '/accountLogin', input);
  return { credentials: credentials as Credentials, deviceId: input.deviceId };
}
