import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setWalletPwd } from '../../app/contract/exchange/setWalletPwd.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { amount } from '../../app/contract/points/amount.ts';
import { forget } from '../../app/contract/session/forget.ts';
import { jwtLogin } from '../../app/contract/session/jwtLogin.ts';
import { register } from '../../app/contract/session/register.ts';
import { changePwd } from '../../app/contract/user/changePwd.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { setPhone } from '../../app/contract/user/setPhone.ts';
import { lifetimes } from '../../sandbox/auth/limits.ts';
import { inbox } from '../../sandbox/sms/sms.ts';
import { connect, join, openWire } from '../../sandbox/testing/gatewayPeople.ts';
import { imageBrand } from '../../sandbox/testing/testBrands.data.ts';
import { changePhone, givePhone } from './support/givePhone.ts';
import { addCard, adult, goodPin, withPin } from './support/walletPeople.ts';
import { givePoints, withdraw, withdrawer } from './support/withdrawals.ts';
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

describe('a forgotten login password that was set anew', () => {
  it('lets withdrawals wait for 24 hours, also with a first PIN and a first card', async () => {
    const person = await adult(world);
    const phone = await givePhone(world, person);
    expect((await forgetBy(person, phone)).code).toBe(0);
    const until = Math.ceil((world.sandbox.clock.now + day) / 1000);
    const { data } = await world.login({ ...person, password: 'other1234' }, person.client);
    const again = { ...person, ...data };
    const { list } = (await world.as(again, noticeList, { page: 1, pageSize: 10 })).data;
    expect(list.map(({ title }) => title)).toContain('Your password was reset');
    const first = { way: 'first', newFundPassword: goodPin, password: 'other1234' };
    expect((await world.as(again, setWalletPwd, first)).data).toEqual({ holdUntil: until });
    await givePoints(world, again, 50_000);
    const withdrawing = { ...again, cardId: await addCard(world, again) };
    const held = { code: 5008, data: { until, cause: 'passwordReset' } };
    expect((await world.as(again, amount, {})).data.holdUntil).toBe(until);
    expect(await withdraw(world, withdrawing, 20_000)).toMatchObject(held);
    world.sandbox.clock.now += day + 1_000;
    const { data: later } = await world.login({ ...person, password: 'other1234' }, person.client);
    expect((await world.as(later, amount, {})).data.holdUntil).toBeNull();
    expect((await withdraw(world, { ...withdrawing, ...later }, 20_000)).code).toBe(0);
  });

  it('says which reset withdrawals wait for longest', async () => {
    const person = await withdrawer(world, 50_000);
    const phone = await givePhone(world, person);
    world.sandbox.clock.now += 60_000;
    expect((await forgetBy(person, phone)).code).toBe(0);
    const { data } = await world.login({ ...person, password: 'other1234' }, person.client);
    const again = { ...person, ...data };
    const causeOf = async () => (await withdraw(world, again, 20_000)).data;
    expect(await causeOf()).toMatchObject({ cause: 'passwordReset' });
    world.sandbox.clock.now += 60_000;
    const smsCode = await world.smsCode(phone, 'fundPassword');
    const reset = { way: 'reset', newFundPassword: '582037', phone, smsCode };
    expect((await world.as(again, setWalletPwd, reset)).code).toBe(0);
    const other = await withdraw(world, again, 20_000, { fundPassword: '582037' });
    expect(other.data).toMatchObject({ cause: 'fundPasswordReset' });
  });
});

describe('a changed login password', () => {
  const codeOf = async ({ token }: { token: string }) => (await world.as({ token }, mine, {})).code;
  const renew = ({ client }: Person, jwt: string) =>
    world.send(jwtLogin, { ...client, token: jwt });
  const change = (person: Person, more: object = {}) => ({
    ...{ oldPassword: person.password, newPassword: 'other1234', ...more },
  });

  it('ends every other token, JWT and chat token, also those of the same device', async () => {
    const person = await world.person();
    const { data: copy } = await renew(person, person.jwt);
    const { data: older } = await world.login(person, person.client);
    const { chatToken } = person;
    const answer = await world.as(person, changePwd, change(person, { chatToken }));
    expect(answer.code).toBe(0);
    for (const { token, jwt } of [copy, older]) {
      expect(await codeOf({ token })).toBe(401);
      expect((await renew(person, jwt)).code).toBe(402);
    }
    expect((await renew(person, person.jwt)).code).toBe(402);
    const { data: fresh } = answer;
    expect(fresh.userId).toBe(person.userId);
    expect(await codeOf(fresh)).toBe(0);
    expect((await renew(person, fresh.jwt)).code).toBe(0);
  });

  it('ends the connections of other chat tokens at once, and not that of the device', async () => {
    const wire = await openWire(world.sandbox);
    const person = await world.person();
    const { data: copy } = await renew(person, person.jwt);
    const [own, copied] = [await join(wire, person), await join(wire, copy)];
    const { chatToken } = person;
    const { data: fresh } = await world.as(person, changePwd, change(person, { chatToken }));
    expect(await copied.closed).toBe(4001);
    expect(copied.frames.map(({ event }) => event)).toContain('OnUserTokenExpired');
    expect((await (await connect(wire, copy)).login()).errCode).toBe(701);
    expect((await own.ask('GetLoginStatus', '')).errCode).toBe(0);
    expect((await (await connect(wire, fresh)).login()).errCode).toBe(0);
    world.sandbox.clock.now += lifetimes.handover;
    expect(await own.closed).toBe(4001);
    await wire.close();
  });

  it('leaves what it was changed with good for the moment in which an answer may be lost', async () => {
    const person = await world.person();
    const key = `the-key-${world.next()}`;
    const input = change(person);
    await world.as(person, changePwd, input, { key });
    const again = await world.as(person, changePwd, input, { key });
    expect(again.code).toBe(0);
    expect(await codeOf(again.data)).toBe(0);
    expect((await renew(person, again.data.jwt)).code).toBe(0);
    world.sandbox.clock.now += lifetimes.handover;
    expect(await codeOf(person)).toBe(401);
    expect(await codeOf(again.data)).toBe(0);
  });

  it('hands out nothing for a repetition once it has changed again', async () => {
    const person = await world.person();
    const key = `the-key-${world.next()}`;
    const input = change(person);
    const { data } = await world.as(person, changePwd, input, { key });
    const next = { oldPassword: 'other1234', newPassword: 'third1234' };
    expect((await world.as(data, changePwd, next)).code).toBe(0);
    expect((await world.as(person, changePwd, input, { key })).code).toBe(401);
    expect((await world.as(data, changePwd, input, { key })).code).toBe(402);
  });

  it('keeps no other kind of secret where one is named as the chat token', async () => {
    const person = await world.person();
    const { data: copy } = await renew(person, person.jwt);
    await world.as(person, changePwd, change(person, { chatToken: copy.token }));
    expect(await codeOf(copy)).toBe(401);
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
