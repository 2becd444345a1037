import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { getUserAmount } from '../../../app/contract/points/getUserAmount.ts';
import { grantPoints } from '../../../sandbox/money/review/grantPoints.ts';
import { addCard, goodPin, withPin } from './walletPeople.ts';
import type { Person, World } from './world.ts';

/** The house gives somebody points. @param amount hundredths of a point; none for 0. */
export async function givePoints(world: World, person: Person, amount: number): Promise<void> {
  if (amount === 0) return;
  const owner = { userId: person.userId, packageId: person.client.packageId };
  await grantPoints(world.sandbox.services, owner, { amount, cause: 'event' });
}

/** Somebody with points who may be of any age. @param points hundredths of a point. */
export async function personWithPoints(world: World, points: number): Promise<Person> {
  const person = await world.person();
  await givePoints(world, person, points);
  return person;
}

export type Withdrawer = Person & { cardId: string };

/** Somebody with points, a fund password, and a card that may be used at once. */
export async function withdrawer(world: World, points: number): Promise<Withdrawer> {
  const person = await withPin(world);
  await givePoints(world, person, points);
  return { ...person, cardId: await addCard(world, person) };
}

/** What may be other than usual in a withdrawal. */
export type Unusual = { key?: string; fundPassword?: string; fee?: number; cardId?: string };

/** Asks for a withdrawal. @param amount hundredths of a point. */
export function withdraw(world: World, person: Withdrawer, amount: number, unusual: Unusual = {}) {
  const { key, ...change } = unusual;
  const input = { amount, cardId: person.cardId, fee: 0, fundPassword: goodPin, ...change };
  return world.as(person, exchange, input, key === undefined ? {} : { key });
}

/** @returns what somebody has available, in hundredths of a point. */
export async function availableOf(world: World, person: Person): Promise<number> {
  return (await world.as(person, getUserAmount, {})).data.available;
}
