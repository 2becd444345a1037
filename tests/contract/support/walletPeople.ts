import type { Call, OutputOf } from '../../../app/contract/call.ts';
import { setBankCard } from '../../../app/contract/exchange/setBankCard.ts';
import { setWalletPwd } from '../../../app/contract/exchange/setWalletPwd.ts';
import { getChainTypes } from '../../../app/contract/recharge/getChainTypes.ts';
import { confirmAge } from '../../../app/contract/user/confirmAge.ts';
import { askExchange } from '../../../sandbox/money/askExchange.ts';
import { post } from '../../../sandbox/money/ledger.ts';
import { rechargeLegs } from '../../../sandbox/money/movements.ts';
import { newOrderNo } from '../../../sandbox/money/orderNo.ts';
import { ensureWallet } from '../../../sandbox/money/wallets.ts';
import type { Answer } from '../../../sandbox/testing/openTestSandbox.ts';
import { inviteBrand, plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import type { Person, World } from './world.ts';

/** A fund password nobody would try first. */
export const goodPin = '704192';
export const wrongPin = '704193';
export const bankId = 'us-riverside';

/** Somebody who has confirmed to be old enough. */
export async function adult(world: World, fields: object = {}): Promise<Person> {
  const person = await world.person(fields);
  await mustSend(world, person, confirmAge, { minimumAge: 18 });
  return person;
}

/** An adult who has a fund password. */
export async function withPin(world: World): Promise<Person> {
  const person = await adult(world);
  const input = { way: 'first', newFundPassword: goodPin, password: person.password };
  await mustSend(world, person, setWalletPwd, input);
  return person;
}

/** @returns what a card is added with; another number each time. */
export function cardInput(world: World, change: object = {}) {
  const cardNumber = `62220200${String(world.next()).padStart(8, '0')}`;
  return { holderName: 'Ana Tan', bankId, cardNumber, fundPassword: goodPin, ...change };
}

/** Adds a card. @returns its id. */
export async function addCard(world: World, person: Person): Promise<string> {
  return (await mustSend(world, person, setBankCard, cardInput(world))).cardId;
}

/** Somebody at a brand that has points and nothing to top up or to withdraw; old enough. */
export async function personOfPointsBrand(world: World): Promise<Person> {
  const { packageId } = inviteBrand;
  const home = await adult(world);
  const { data, msg } = await world.login(home, world.client(packageId));
  if (!data) throw new Error(`Nobody logged in: ${msg}`);
  return { ...home, ...data };
}

/** @returns a report of a transfer of USDT; of another transaction each time. */
export async function usdtReport(world: World, person: { token: string }) {
  const { rate } = await mustSend(world, person, getChainTypes, {});
  const txHash = String(world.next()).padStart(64, 'b');
  return { method: 'usdt', chainType: 'TRC20', amount: 50_000_000, txHash, rate };
}

/** Sends a call that has to succeed. @returns its answer. */
export async function mustSend<C extends Call>(
  world: World,
  person: { token: string },
  call: C,
  input: unknown,
): Promise<OutputOf<C>> {
  const answer: Answer<OutputOf<C>> = await world.as(person, call, input);
  if (answer.code !== 0) throw new Error(`${call.name} failed: ${answer.msg}`);
  return answer.data;
}

/** Lets somebody mistype the fund password so many times, waiting out each lock before the last. */
export async function mistype<Data>(
  world: World,
  times: number,
  send: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  let answer = await send();
  for (let count = 1; count < times; count += 1) {
    if (count % 5 === 0) world.sandbox.clock.now += 3_600_000;
    answer = await send();
  }
  return answer;
}

/** Leaves a withdrawal to a card in review, with points that came from nowhere. */
export async function leaveExchange(
  { sandbox: { services } }: World,
  person: { userId: string },
  cardId: string,
): Promise<void> {
  await services.db.write(async (tx) => {
    const { packageId } = plainBrand;
    const wallet = await ensureWallet(tx, services, { userId: person.userId, packageId });
    const amount = 10_000;
    const legs = rechargeLegs(wallet.id, amount);
    const orderNo = newOrderNo(services, 'recharge');
    await post(tx, services, { packageId, orderNo, legs });
    const intentId = `intent of ${orderNo}`;
    await askExchange(tx, services, wallet, { amount, cardId, fee: 0, intentId });
  });
}
