import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { forget } from '../../app/contract/session/forget.ts';
import { jwtLogin } from '../../app/contract/session/jwtLogin.ts';
import { logout } from '../../app/contract/session/logout.ts';
import { changePwd } from '../../app/contract/user/changePwd.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { lifetimes, lockout } from '../../sandbox/auth/limits.ts';
import { foreignBrand, imageBrand, inviteBrand } from '../../sandbox/testing/testBrands.data.ts';
import { givePhone } from './support/givePhone.ts';
import { openWorld, type Person, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const codeOf = async (person: { token: string }) => (await world.as(person, mine, {})).code;
const renew = ({ client, jwt }: Person) => world.send(jwtLogin, { ...client, token: jwt });
const leave = (person: Person) => {
  const { operationID, platform } = person.client;
  return world.as(person, logout, { chatToken: person.chatToken, operationID, platform });
};

describe('a session', () => {
  it('goes on under a new token after the old one expired', async () => {
    const person = await world.person();
    world.letTokensExpire();
    expect(await codeOf(person)).toBe(401);
    const renewed = await renew(person);
    expect(await codeOf(renewed.data)).toBe(0);
  });

  it('is renewed by several tabs with the same JWT', async () => {
    const person = await world.person();
    const answers = await Promise.all([renew(person), renew(person), renew(person)]);
    expect(await Promise.all(answers.map(({ data }) => codeOf(data)))).toEqual([0, 0, 0]);
    expect(await codeOf(person)).toBe(0);
  });

  it('ends where another device logs in: 403 for its token and its JWT', async () => {
    const person = await world.person();
    const second = await world.login(person);
    expect(await codeOf(person)).toBe(403);
    expect((await renew(person)).code).toBe(403);
    expect(await codeOf(second.data)).toBe(0);
  });

  it('goes on where the same device logs in again', async () => {
    const person = await world.person();
    const again = await world.login(person, person.client);
    expect([await codeOf(person), await codeOf(again.data)]).toEqual([0, 0]);
  });

  it('ends by logging out: 401 for every token of the device and 402 for its JWT', async () => {
    const person = await world.person();
    const again = await world.login(person, person.client);
    await leave({ ...person, ...again.data });
    expect([await codeOf(person), await codeOf(again.data)]).toEqual([401, 401]);
    expect((await renew(person)).code).toBe(402);
  });

  it('ends elsewhere when the password changes, and goes on here', async () => {
    const person = await world.person();
    const other = await world.person();
    const change = { oldPassword: person.password, newPassword: 'other1234' };
    const { data } = await world.as(person, changePwd, change);
    expect([await codeOf(person), await codeOf(other), await codeOf(data)]).toEqual([0, 0, 0]);
    expect((await renew({ ...person, ...data })).code).toBe(0);
  });

  it('ends everywhere when a forgotten password is set anew', async () => {
    const person = await world.person();
    const phone = await givePhone(world, person);
    const smsCode = await world.smsCode(phone, 'forget');
    const { account, client } = person;
    const { packageId } = client;
    const input = { packageId, account, phone, smsCode, password: 'other1234' };
    expect((await world.send(forget, input)).code).toBe(0);
    expect(await codeOf(person)).toBe(401);
    expect((await renew(person)).code).toBe(402);
  });

  it('of an account opens at any brand of the platform, and at no other', async () => {
    const person = await world.person();
    const { packageId } = inviteBrand;
    expect((await world.login(person, world.client(packageId))).code).toBe(0);
    expect((await world.login(person, world.client(foreignBrand.packageId))).code).toBe(2001);
  });

  it('asks for verification where the brand does', async () => {
    const { account, password } = await world.person();
    const client = world.client(imageBrand.packageId);
    const verification = await world.captcha('login');
    const input = { ...client, account, password, verification };
    expect((await world.send(accountLogin, input)).code).toBe(0);
    expect((await world.send(accountLogin, input)).code).toBe(2003);
  });
});

describe('a JWT', () => {
  it('expires after its lifetime with 402', async () => {
    const person = await world.person();
    world.sandbox.clock.now += lifetimes.jwt;
    expect(await renew(person)).toMatchObject({ status: 200, code: 402 });
  });

  it('is good on its own device and platform alone', async () => {
    const person = await world.person();
    const { client, jwt } = person;
    const elsewhere = { ...client, deviceId: 'another-device', token: jwt };
    const foreign = { ...client, packageId: foreignBrand.packageId, token: jwt };
    expect((await world.send(jwtLogin, elsewhere)).code).toBe(402);
    expect((await world.send(jwtLogin, foreign)).code).toBe(402);
  });

  it('is refused when a byte of it changed, or when it is something else', async () => {
    const person = await world.person();
    const [head = '', body = '', sign = ''] = person.jwt.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      `${head}.${body}.`,
      `${none}.${body}.${sign}`,
      `${head}.${body}A.${sign}`,
      `${head}.${body}.${sign.slice(0, -2)}`,
      person.token,
      person.chatToken,
      '...',
    ];
    for (const jwt of forged) expect((await renew({ ...person, jwt })).code).toBe(402);
  });
});

describe('wrong passwords', () => {
  const tryOnce = (account: string, password: string, address: string) =>
    world.send(accountLogin, { ...world.client(), account, password }, { address });

  it('lock an account for ten minutes, whoever asks, and say for how long', async () => {
    const { account, password } = await world.person();
    for (let tries = 0; tries < lockout.accountTries; tries += 1)
      await tryOnce(account.toUpperCase(), 'wrong1234', world.address());
    const locked = await tryOnce(account, password, world.address());
    expect(locked).toMatchObject({ code: 2002, data: { retryAfter: 600 } });
    world.sandbox.clock.now += lockout.duration - 1000;
    const later = await tryOnce(account, password, world.address());
    expect(later.data).toEqual({ retryAfter: 1 });
    world.sandbox.clock.now += 1000;
    expect((await tryOnce(account, password, world.address())).code).toBe(0);
  });

  it('lock a name nobody has just the same', async () => {
    const account = `nobody${world.next()}`;
    const codes: number[] = [];
    for (let tries = 0; tries <= lockout.accountTries; tries += 1)
      codes.push((await tryOnce(account, 'wrong1234', world.address())).code);
    expect(codes).toEqual([2001, 2001, 2001, 2001, 2001, 2002]);
  });

  it('lock an address that tries many accounts', async () => {
    const { account, password } = await world.person();
    const address = world.address();
    for (let tries = 0; tries < lockout.addressTries; tries += 1)
      expect((await tryOnce(`nobody${world.next()}`, 'wrong1234', address)).code).toBe(2001);
    expect((await tryOnce(account, password, address)).code).toBe(2002);
    expect((await tryOnce(account, password, world.address())).code).toBe(0);
  });

  it('are counted one by one when they come at once', async () => {
    const { account } = await world.person();
    const address = world.address();
    const tries = Array.from({ length: 12 }, () => tryOnce(account, 'wrong1234', address));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 2001)).toHaveLength(lockout.accountTries);
    expect(codes.filter((code) => code === 2002)).toHaveLength(12 - lockout.accountTries);
  });

  it('are forgotten after a right one', async () => {
    const { account, password } = await world.person();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < lockout.accountTries; tries += 1)
        await tryOnce(account, 'wrong1234', world.address());
      expect((await tryOnce(account, password, world.address())).code).toBe(0);
    }
  });
});
