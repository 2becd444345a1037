import { and, desc, eq } from 'drizzle-orm';
import type { Call, OutputOf } from '../../../app/contract/call.ts';
import { accountLogin } from '../../../app/contract/session/accountLogin.ts';
import { getCaptcha } from '../../../app/contract/session/getCaptcha.ts';
import type { LoginOutput } from '../../../app/contract/session/loginOutput.ts';
import { register } from '../../../app/contract/session/register.ts';
import { sendSmsCode } from '../../../app/contract/session/sendSmsCode.ts';
import { lifetimes } from '../../../sandbox/auth/limits.ts';
import type { SmsPurpose, Verification, VerifyScene } from '../../../sandbox/calls/ports.ts';
import { challenges, smsCodes } from '../../../sandbox/database/schema.ts';
import type { SandboxOptions } from '../../../sandbox/sandbox.ts';
import {
  type Answer,
  openTestSandbox,
  type SendOptions,
  type TestSandbox,
} from '../../../sandbox/testing/openTestSandbox.ts';
import { imageBrand, plainBrand } from '../../../sandbox/testing/testBrands.data.ts';

export type Client = {
  packageId: number;
  platform: 'h5';
  deviceId: string;
  operationID: string;
};

export type Person = LoginOutput & { account: string; password: string; client: Client };

/** A sandbox and ways to get into the states that cases need. */
export type World = {
  sandbox: TestSandbox;
  /** A number no other asks for again. */
  next(): number;
  /** An address nobody has failed from. */
  address(): string;
  client(packageId?: number): Client;
  person(fields?: object): Promise<Person>;
  send<C extends Call>(
    call: C,
    input: unknown,
    options?: SendOptions,
  ): Promise<Answer<OutputOf<C>>>;
  as<C extends Call>(
    person: { token: string },
    call: C,
    input: unknown,
    options?: SendOptions,
  ): Promise<Answer<OutputOf<C>>>;
  login(person: Person, client?: Client): Promise<Answer<LoginOutput>>;
  phone(): string;
  smsCode(phone: string, purpose: SmsPurpose, packageId?: number): Promise<string>;
  /** A right answer to an image of the brand that asks for images. */
  captcha(scene: VerifyScene): Promise<Verification>;
  /** Lets the tokens of everybody expire. */
  letTokensExpire(): void;
};

export async function openWorld(options: Partial<SandboxOptions> = {}): Promise<World> {
  const sandbox = await openTestSandbox(options);
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const world: World = {
    sandbox,
    next,
    address: () => `10.0.${next() >> 8}.${next() % 256}`,
    client: (packageId = plainBrand.packageId) => ({
      packageId,
      platform: 'h5',
      deviceId: `device-${next()}`.padEnd(12, '0'),
      operationID: `operation-${next()}`,
    }),
    send: (call, input, sent) => sandbox.send(call, input, sent),
    as: (person, call, input, sent) => sandbox.send(call, input, { ...sent, token: person.token }),
    person: async (fields = {}) => {
      const input = {
        ...world.client(),
        account: `Person_${next()}`,
        password: 'demo1234',
        ...fields,
      };
      const { data, msg } = await sandbox.send(register, input);
      if (!data) throw new Error(`No person was made: ${msg}`);
      const { account, password, packageId, deviceId, operationID } = input;
      return {
        ...data,
        account,
        password,
        client: { packageId, platform: 'h5', deviceId, operationID },
      };
    },
    login: ({ account, password }, client = world.client()) =>
      sandbox.send(accountLogin, { ...client, account, password }),
    phone: () => `138${String(next()).padStart(8, '0')}`,
    smsCode: async (phone, purpose, packageId = plainBrand.packageId) => {
      const { msg, code } = await sandbox.send(sendSmsCode, { packageId, phone, purpose });
      if (code !== 0) throw new Error(`No code was sent: ${msg}`);
      const row = await sandbox.services.db.read
        .select({ code: smsCodes.code })
        .from(smsCodes)
        .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
        .get();
      return row?.code ?? '';
    },
    captcha: async (scene) => {
      const { packageId } = imageBrand;
      const { data } = await sandbox.send(getCaptcha, { packageId, scene });
      const row = await sandbox.services.db.read
        .select({ answer: challenges.answer })
        .from(challenges)
        .where(eq(challenges.id, data.challengeId))
        .orderBy(desc(challenges.createdAt))
        .get();
      return { challengeId: data.challengeId, answer: row?.answer ?? '' };
    },
    letTokensExpire: () => {
      sandbox.clock.now += lifetimes.token;
    },
  };
  return world;
}

/** A code that is not the right one. */
export function otherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
