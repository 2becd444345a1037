import type { Call, OutputOf } from '../../../../app/contract/call.ts';
import { accountLogin } from '../../../../app/contract/session/accountLogin.ts';
import {
  type Answer,
  makeRequest,
  type SendOptions,
} from '../../../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import type { MoneyPerson } from './moneyPerson.ts';
import type { MoneySandbox } from './moneySandbox.ts';

/** Sends a call past all that is wrong with the network. */
export async function callBackend<C extends Call>(
  sandbox: MoneySandbox,
  call: C,
  input: unknown,
  sent: SendOptions = {},
): Promise<Pick<Answer<OutputOf<C>>, 'code' | 'msg' | 'data'>> {
  const { text } = await sandbox.handle(makeRequest(call, input, sent));
  return JSON.parse(text);
}

/** Sends a call as a person, who logs in first where the session is over. */
export async function callAs<C extends Call>(
  sandbox: MoneySandbox,
  person: MoneyPerson,
  call: C,
  input: unknown,
  key?: string,
) {
  const send = () => {
    const keyed = key === undefined ? {} : { key };
    return callBackend(sandbox, call, input, { ...keyed, token: person.token ?? '' });
  };
  const answer = person.token === null ? { code: 401 as const } : await send();
  if (answer.code !== 401 && answer.code !== 403) return answer as Awaited<ReturnType<typeof send>>;
  await logIn(sandbox, person);
  return send();
}

/** The person logs in; sessions on other devices end. */
export async function logIn(sandbox: MoneySandbox, person: MoneyPerson): Promise<void> {
  person.token = (await newSession(sandbox, person, 'device-of-the-app')).token;
}

/** Somebody logs in with the person's account on another device. */
export async function logInElsewhere(sandbox: MoneySandbox, person: MoneyPerson): Promise<void> {
  await newSession(sandbox, person, 'device-elsewhere');
}

async function newSession(sandbox: MoneySandbox, { ready }: MoneyPerson, deviceId: string) {
  const { account, password } = ready;
  const { packageId } = plainBrand;
  const client = { packageId, platform: 'h5', deviceId, operationID: 'schedules' };
  const answer = await callBackend(sandbox, accountLogin, { ...client, account, password });
  if (answer.code !== 0) throw new Error(`Nobody logged in: ${answer.msg}`);
  return answer.data;
}
