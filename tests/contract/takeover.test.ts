import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setWalletPwd } from '../../app/contract/exchange/setWalletPwd.ts';
import { forget } from '../../app/contract/session/forget.ts';
import { register } from '../../app/contract/session/register.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { setPhone } from '../../app/contract/user/setPhone.ts';
import { inbox } from '../../sandbox/sms/sms.ts';
import { imageBrand } from '../../sandbox/testing/testBrands.data.ts';
import { changePhone, givePhone } from './support/givePhone.ts';
import { withPin } from './support/walletPeople.ts';
import { openWorld, type Person, type World } from './support/world.ts';

const day = 24 * 60 * 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

/** Asks for a new password by a code to the number, as somebody without the password does. */
async function forgetBy(person: Pick<Person, 'account' | 'client'>, phone: string) {
  const { account, client } = person;
  const { packageId } = client;
  const smsCode = await world.smsCode(phone, 'forget');
  return world.send(forget, { packageId, account, phone, smsCode, password: 'other1234' });
}

async function resetPinBy(person: Person, phone: string) {
  const smsCode = await world.smsCode(phone, 'fundPassword');
  const { data } = await world.login(person, person.client);
  const input = { way: 'reset', newFundPassword: '582037', phone, smsCode };
  return world.as(data, setWalletPwd, input);
}

/** @returns what the messages to a number say, the newest first. */
const wordsTo = async (phone: string) =>
  (await inbox(world.sandbox.services))
    .filter((message) => message.phone === phone && message.words !== null)
    .map(({ words }) => words);

describe('a session alone', () => {
  it('does not change the mobile number: that takes the login password', async () => {
    const person = await world.person();
    const phone = await givePhone(world, person);
    const other = world.phone();
    const smsCode = await world.smsCode(other, 'setPhone');
    const input = { phone: other, smsCode };
    expect((await world.as(person, setPhone, input)).code).not.toBe(0);
    const guessed = await world.as(person, setPhone, { ...input, password: 'wrong1234' });
    expect(guessed.code).toBe(2013);
    expect((await world.as(person, mine, {})).data.phone).toBe(`138****${phone.slice(-4)}`);
    expect(await wordsTo(other)).toEqual([]);
    // The code was not used up by a wrong password.
    const { password } = person;
    expect((await world.as(person, setPhone, { ...input, password })).code).toBe(0);
  });
});

describe('a mobile number that was changed', () => {
  it('resets neither password nor PIN for 24 hours, says until when, and then does', async () => {
    const person = await withPin(world);
    const phone = await changePhone(world, person);
    const until = Math.ceil((world.sandbox.clock.now + day) / 1000);
    const tooNew = { code: 2015, data: { until } };
    expect(await resetPinBy(person, phone)).toMatchObject(tooNew);
    expect(await forgetBy(person, phone)).toMatchObject(tooNew);
    world.sandbox.clock.now += day - 1;
    expect(await resetPinBy(person, phone)).toMatchObject(tooNew);
    expect(await forgetBy(person, phone)).toMatchObject(tooNew);
    world.sandbox.clock.now += 60_000;
    expect((await resetPinBy(person, phone)).code).toBe(0);
    expect((await forgetBy(person, phone)).code).toBe(0);
  });

  it('is told of by SMS at the old number and at the new one, without the account name', async () => {
    const person = await world.person();
    const before = await givePhone(world, person);
    const after = await changePhone(world, person);
    const [told] = await wordsTo(before);
    expect(told).toContain('The plain: ');
    expect(told).toContain(`138****${after.slice(-4)}`);
    const added = await wordsTo(after);
    expect(added).toHaveLength(1);
    expect(added[0]).toContain('24 hours');
    expect([told, ...added].join()).not.toContain(person.account);
  });

  it('says nothing and begins no wait where it is the same number again', async () => {
    const person = await world.person();
    const phone = await givePhone(world, person);
    const { length } = await wordsTo(phone);
    world.sandbox.clock.now += 60_000;
    const smsCode = await world.smsCode(phone, 'setPhone');
    const { password } = person;
    expect((await world.as(person, setPhone, { phone, smsCode, password })).code).toBe(0);
    expect(await wordsTo(phone)).toHaveLength(length);
    expect((await forgetBy(person, phone)).code).toBe(0);
  });
});

it('a number from the sign-up resets a password at once', async () => {
  const phone = world.phone();
  const { packageId } = imageBrand;
  const account = `person${world.next()}`;
  const client = world.client(packageId);
  const smsCode = await world.smsCode(phone, 'register', packageId);
  const verification = await world.captcha('register');
  const fields = { ...client, account, password: 'demo1234', phone, smsCode, verification };
  expect((await world.send(register, fields)).code).toBe(0);
  expect((await forgetBy({ account, client }, phone)).code).toBe(0);
});
