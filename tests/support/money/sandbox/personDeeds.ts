import { and, eq } from 'drizzle-orm';
import { changeWalletPwd } from '../../../../app/contract/exchange/changeWalletPwd.ts';
import { exchangeErrors } from '../../../../app/contract/exchange/errors.ts';
import { setBankCard } from '../../../../app/contract/exchange/setBankCard.ts';
import { setWalletPwd } from '../../../../app/contract/exchange/setWalletPwd.ts';
import { userDelBank } from '../../../../app/contract/exchange/userDelBank.ts';
import { sendSmsCode } from '../../../../app/contract/session/sendSmsCode.ts';
import { smsCodes } from '../../../../sandbox/database/schema.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import { bankId } from '../../../contract/support/walletPeople.ts';
import { callAs, callBackend } from './callBackend.ts';
import { type MoneyPerson, pins, wrongPin } from './moneyPerson.ts';
import type { MoneySandbox } from './moneySandbox.ts';

const hour = 3_600_000;
const { fundPasswordWrong, fundPasswordLocked, fundPasswordBlocked } = exchangeErrors;

/** @returns the code of the answer. */
export async function changePin(sandbox: MoneySandbox, person: MoneyPerson): Promise<number> {
  const input = { fundPassword: pins[person.pin], newFundPassword: pins[otherOf(person)] };
  const { code } = await callAs(sandbox, person, changeWalletPwd, input);
  if (code === 0) person.pin = otherOf(person);
  return code;
}

/**
 * After a right fund password, types wrong ones until it locks, or, waiting for the end of each lock,
 * until it is blocked.
 * @param sleep lets time pass
 * @throws where one more or less is compared than may be, or the right one opens what is blocked
 */
export async function mistypePin(
  sandbox: MoneySandbox,
  person: MoneyPerson,
  { isBlocked, sleep }: { isBlocked: boolean; sleep: (milliseconds: number) => void },
): Promise<void> {
  let code = await changePin(sandbox, person);
  if (code === fundPasswordLocked.code) {
    sleep(hour);
    code = await changePin(sandbox, person);
  }
  if (code !== (isPinBlocked(person) ? fundPasswordBlocked.code : 0))
    throw new Error(`The right one was answered by ${code}.`);
  if (code !== 0) return;
  const input = { fundPassword: wrongPin, newFundPassword: pins[otherOf(person)] };
  for (let count = 1; count <= (isBlocked ? 20 : 5); count += 1) {
    code = (await callAs(sandbox, person, changeWalletPwd, input)).code;
    const expected =
      count === 20 ? fundPasswordBlocked : count % 5 === 0 ? fundPasswordLocked : fundPasswordWrong;
    if (code !== expected.code) throw new Error(`Wrong one ${count} was answered by ${code}.`);
    if (isBlocked && count % 5 === 0) sleep(hour);
  }
  if (!isBlocked) return;
  code = await changePin(sandbox, person);
  if (code !== fundPasswordBlocked.code) throw new Error(`The block was answered by ${code}.`);
  person.blocks += 1;
  person.closings.push({ from: sandbox.services.now(), until: Number.POSITIVE_INFINITY });
}

/** @returns whether only a reset helps. */
export function isPinBlocked({ closings }: MoneyPerson): boolean {
  return closings.some(({ until }) => until === Number.POSITIVE_INFINITY);
}

/** Sets another fund password by a code sent to the person's own number. */
export async function resetPin(sandbox: MoneySandbox, person: MoneyPerson): Promise<boolean> {
  const { phone } = person.ready;
  const { packageId } = plainBrand;
  const asked = { packageId, phone, purpose: 'fundPassword' } as const;
  const sent = await callBackend(sandbox, sendSmsCode, asked);
  // The next message waits for a minute after the last.
  if (sent.code !== 0) return false;
  const smsCode = await readSmsCode(sandbox, phone);
  const input = { way: 'reset', newFundPassword: pins[otherOf(person)], phone, smsCode };
  const { code, msg, data } = await callAs(sandbox, person, setWalletPwd, input);
  if (code !== 0) throw new Error(`Not reset: ${code} ${msg}`);
  person.pin = otherOf(person);
  person.resets += 1;
  const now = sandbox.services.now();
  const until = now + 24 * hour;
  if (data.holdUntil !== Math.ceil(until / 1_000)) throw new Error(`Held until ${data.holdUntil}.`);
  for (const closing of person.closings) closing.until = Math.min(closing.until, now);
  person.closings.push({ from: now, until });
  person.holds.add(until);
  return true;
}

/** @returns the code that was last sent to a number to reset a fund password. */
export async function readSmsCode({ services }: MoneySandbox, phone: string): Promise<string> {
  const isIt = and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, 'fundPassword'));
  const row = await services.db.read.select().from(smsCodes).where(isIt).get();
  return row?.code ?? '';
}

/** Adds a card of another number each time. */
export async function addCard(sandbox: MoneySandbox, person: MoneyPerson): Promise<void> {
  person.typed += 1;
  const cardNumber = `6222020${person.at}${String(person.typed).padStart(8, '0')}`;
  const input = { holderName: 'Ana Tan', bankId, cardNumber, fundPassword: pins[person.pin] };
  const { code, data } = await callAs(sandbox, person, setBankCard, input);
  if (code === 0) person.cards.push(data.cardId);
}

export async function removeCard(
  sandbox: MoneySandbox,
  person: MoneyPerson,
  pick: number,
): Promise<void> {
  const cardId = person.cards[pick % person.cards.length];
  const input = { cardId, fundPassword: pins[person.pin] };
  const { code } = await callAs(sandbox, person, userDelBank, input);
  if (code === 0) person.cards.splice(person.cards.indexOf(cardId ?? ''), 1);
}

function otherOf({ pin }: MoneyPerson): 0 | 1 {
  return pin === 0 ? 1 : 0;
}
