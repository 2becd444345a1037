import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDelBank } from '../../app/contract/exchange/userDelBank.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { readAll } from '../../app/contract/notice/readAll.ts';
import { readOne } from '../../app/contract/notice/readOne.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { setPhone } from '../../app/contract/user/setPhone.ts';
import { activateAccount, clearFundPassword } from '../../sandbox/money/review/personDecisions.ts';
import { inviteBrand, plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { mistype, mustSend, wrongPin } from './support/walletPeople.ts';
import { withdraw, withdrawer } from './support/withdrawals.ts';
import { openWorld, type Person, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const page = { page: 1, pageSize: 50 };

/** The same person, now logged in at another brand of the platform. */
async function at({ packageId }: { packageId: number }, person: Person): Promise<Person> {
  const { data, msg } = await world.login(person, world.client(packageId));
  if (!data) throw new Error(`Nobody logged in: ${msg}`);
  return { ...person, ...data };
}

const read = async (person: Person) => {
  const told = await mustSend(world, person, noticeList, page);
  return { ...told, titles: told.list.map(({ title }) => title) };
};

/** Somebody of whom every kind of notice of a wallet was left at the plain brand. */
async function toldOfMoney(): Promise<Person> {
  const person = await withdrawer(world, 50_000);
  await withdraw(world, person, 20_000);
  const gone = { cardId: person.cardId, fundPassword: wrongPin };
  await mistype(world, 10, () => world.as(person, userDelBank, gone));
  await clearFundPassword(world.sandbox.services, {
    userId: person.userId,
    packageId: plainBrand.packageId,
  });
  return person;
}

describe('notices of points and money', () => {
  it('are listed and counted at the brand of their wallet alone', async () => {
    const person = await toldOfMoney();
    const home = await read(person);
    expect(home.titles).toEqual(expect.arrayContaining(['You received points']));
    expect(home.total).toBeGreaterThanOrEqual(6);
    expect((await mustSend(world, person, mine, {})).notice).toBe(home.unread);
    const elsewhere = await at(inviteBrand, person);
    expect(await read(elsewhere)).toMatchObject({ list: [], total: 0, unread: 0 });
    expect((await mustSend(world, elsewhere, mine, {})).notice).toBe(0);
  });

  it('cannot be read, nor marked as read, from another brand', async () => {
    const person = await toldOfMoney();
    const { list, unread } = await read(person);
    const elsewhere = await at(inviteBrand, person);
    const answer = await world.as(elsewhere, readOne, { id: list[0]?.id });
    expect(answer.code).toBe(3002);
    await mustSend(world, elsewhere, readAll, {});
    expect((await read(await at(plainBrand, person))).unread).toBe(unread);
  });
});

describe('notices of the account', () => {
  it('are listed, and read once, at every brand of its platform', async () => {
    const person = await world.person();
    await activateAccount(world.sandbox.services, person.userId);
    const phone = world.phone();
    const smsCode = await world.smsCode(phone, 'setPhone');
    await mustSend(world, person, setPhone, { phone, smsCode, password: person.password });
    const elsewhere = await at(inviteBrand, person);
    const there = await read(elsewhere);
    expect(there.total).toBe(2);
    const answer = await mustSend(world, elsewhere, readOne, { id: there.list[0]?.id });
    expect(answer.unread).toBe(1);
    // The welcome of the brand it was made at is read there alone.
    const { total, unread } = await read(await at(plainBrand, person));
    expect([total, unread]).toEqual([3, 2]);
  });
});
