import type { Brand } from '../../../app/brand/brand.ts';
import { currencyOf } from '../../../app/brand/currency.ts';
import { exchangeLimitsOf } from '../../../sandbox/money/exchangeLimits.ts';
import { call, type LoggedIn, signUpElsewhere } from './api.ts';
import { givePoints } from './operator.ts';
import { newPerson, type Person } from './person.ts';

/** Fund password and card of everybody here; searched for in everything that a page keeps. */
export const pin = '704192';
export const cardNumber = '4111111111111111';

/** Somebody logged in, with what they log in with. */
export type Member = LoggedIn & { person: Person };

export async function newMember(brand: Brand): Promise<Member> {
  const person = newPerson();
  return { person, ...(await signUpElsewhere(brand, person)) };
}

/** The age a brand asks to be confirmed. */
export const minimumAgeOf = ({ operator }: Brand): number => operator?.minimumAge ?? 18;

/** Somebody who has confirmed to be of age. */
export async function personOfAge(brand: Brand): Promise<Member> {
  const member = await newMember(brand);
  await send(brand, member, '/user/confirmAge', { minimumAge: minimumAgeOf(brand) });
  return member;
}

/** @returns points that go as far in the brand's currency as these do in others, as they are typed. */
export function worth({ locale }: Brand, points: number): string {
  const least = (currency: string): number => exchangeLimitsOf(currency).min;
  return String((points * least(currencyOf(locale))) / least('USD'));
}

/** Somebody of age with 1,000 points, or what is worth as much. */
export async function personWithPoints(brand: Brand): Promise<Member> {
  const member = await personOfAge(brand);
  await givePoints(brand, member, worth(brand, 1000));
  return member;
}

/** Somebody with all it takes to withdraw: points, a fund password and a card. */
export async function personReadyToWithdraw(brand: Brand): Promise<Member> {
  const member = await personWithPoints(brand);
  await setPin(brand, member);
  await addCard(brand, member);
  return member;
}

async function setPin(brand: Brand, member: Member): Promise<void> {
  const { password } = member.person;
  const input = { way: 'first', newFundPassword: pin, password };
  await send(brand, member, '/user/setWalletPwd', input);
}

async function addCard(brand: Brand, member: Member): Promise<void> {
  const { token } = member.credentials;
  const { list } = await call(brand, '/user/getBankList', {}, { token });
  const [bank] = list as { bankId: string }[];
  const card = { holderName: 'Pham Ha', bankId: bank?.bankId, cardNumber };
  await send(brand, member, '/user/setBankCard', { ...card, fundPassword: pin });
}

/** What somebody can spend, in hundredths of a point. */
export async function available(brand: Brand, { credentials }: LoggedIn): Promise<number> {
  const wallet = await call(brand, '/user/amount', {}, { token: credentials.token });
  return Number(wallet['available']);
}

async function send(brand: Brand, { credentials }: Member, path: string, input: object) {
  const { token, userId } = credentials;
  await call(brand, path, input, { token, key: `${userId}${path}` });
}
