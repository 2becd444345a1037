import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { getCaptcha } from '../../app/contract/session/getCaptcha.ts';
import { getRegisterConfig } from '../../app/contract/session/getRegisterConfig.ts';
import { getVerify5Data } from '../../app/contract/session/getVerify5Data.ts';
import { getVerifyType } from '../../app/contract/session/getVerifyType.ts';
import type { LoginOutput } from '../../app/contract/session/loginOutput.ts';
import { register } from '../../app/contract/session/register.ts';
import { sendSmsCode } from '../../app/contract/session/sendSmsCode.ts';
import type { SandboxBrand } from '../brands.ts';
import type { Verification, VerifyScene } from '../calls/ports.ts';
import { challenges, smsMessages } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { solvePuzzle } from '../verify5/puzzle.ts';
import { type SeedPerson, seedPassword, seedPeople } from './people.data.ts';
import { type Ask, seedClient } from './seedClient.ts';

type Registration = { person: SeedPerson; brand: SandboxBrand; inviteCode: string };

/** Registers a demo person as the brand asks for it: code by SMS, verification, invitation. */
export async function registerPerson(
  services: Services,
  ask: Ask,
  { person, brand, inviteCode }: Registration,
): Promise<LoginOutput> {
  const { packageId } = brand;
  const { account, nickName, locale } = person;
  const config = await ask(getRegisterConfig, { packageId }, { locale });
  const phone = config.phone === 'required' ? (person.phone ?? spareNumber(person)) : person.phone;
  const confirmed =
    phone !== undefined && config.phone !== 'hidden'
      ? { phone, smsCode: await codeFor(services, ask, brand, phone) }
      : {};
  const verification = await solveChallenge(services, ask, brand, 'register');
  const input = {
    packageId,
    ...seedClient,
    ...{ account, nickName, password: seedPassword },
    ...(config.inviteCode === 'hidden' ? {} : { inviteCode }),
    ...confirmed,
    ...verification,
  };
  return ask(register, input, { locale, key: randomUUID() });
}

/** A number nobody has, for brands that ask for one. */
function spareNumber(person: SeedPerson): string {
  return `1390000${String(1000 + seedPeople.indexOf(person))}`;
}

async function codeFor(
  services: Services,
  ask: Ask,
  brand: SandboxBrand,
  phone: string,
): Promise<string> {
  const { packageId, locale } = brand;
  const verification = await solveChallenge(services, ask, brand, 'sms');
  const input = { packageId, phone, purpose: 'register' as const, ...verification };
  await ask(sendSmsCode, input, { locale, key: randomUUID() });
  const [message] = await services.db.read
    .select({ code: smsMessages.code })
    .from(smsMessages)
    .where(eq(smsMessages.phone, phone))
    .orderBy(desc(smsMessages.sentAt))
    .limit(1);
  return message?.code ?? '';
}

/** Answers what a scene asks for. @returns what goes into the input: nothing where it asks for none. */
export async function solveChallenge(
  services: Services,
  ask: Ask,
  { packageId, locale }: SandboxBrand,
  scene: VerifyScene,
): Promise<{ verification?: Verification }> {
  const asked = { packageId, scene };
  const { type } = await ask(getVerifyType, asked, { locale });
  if (type === 'none') return {};
  if (type === 'verify5') {
    const { challengeId, salt, bits } = await ask(getVerify5Data, asked, { locale });
    return { verification: { challengeId, answer: solvePuzzle(salt, bits) } };
  }
  const { challengeId } = await ask(getCaptcha, asked, { locale });
  const [kept] = await services.db.read
    .select({ answer: challenges.answer })
    .from(challenges)
    .where(eq(challenges.id, challengeId));
  return { verification: { challengeId, answer: kept?.answer ?? '' } };
}
