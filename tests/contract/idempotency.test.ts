import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../app/contract/call.ts';
import { calls } from '../../app/contract/calls.ts';
import { register } from '../../app/contract/session/register.ts';
import { bindProUser } from '../../app/contract/user/bindProUser.ts';
import { changePwd } from '../../app/contract/user/changePwd.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { users } from '../../sandbox/database/schema.ts';
import { keptFor } from '../../sandbox/idempotency/storedOutcomes.ts';
import { makeRequest } from '../../sandbox/testing/openTestSandbox.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const all: readonly Call[] = calls;
const keyed = all.filter((call) => call.idempotency === 'key');
const newKey = () => `the-key-${world.next()}`;

describe.each(keyed)('$name', (call) => {
  it('asks for the key', async () => {
    const request = makeRequest(call, {});
    request.headers.delete('Idempotency-Key');
    if (call.auth === 'member') request.headers.set('token', (await world.person()).token);
    const response = await world.sandbox.fetch(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 1001 });
  });
});

describe('a repetition', () => {
  it('gets the first answer, although the name was changed since', async () => {
    const person = await world.person();
    const key = newKey();
    const first = await world.as(person, editNick, { nickName: 'one' }, { key });
    await world.as(person, editNick, { nickName: 'two' });
    const second = await world.as(person, editNick, { nickName: 'one' }, { key });
    expect([second.code, second.data]).toEqual([first.code, first.data]);
    expect((await world.as(person, mine, {})).data.nickName).toBe('two');
  });

  it('gets the first failure too, without counting it again', async () => {
    const person = await world.person();
    const key = newKey();
    const wrong = { oldPassword: 'wrong1234', newPassword: 'other1234' };
    for (let tries = 0; tries < 8; tries += 1)
      expect((await world.as(person, changePwd, wrong, { key })).code).toBe(2013);
    expect((await world.login(person)).code).toBe(0);
  });

  it('with another input is refused', async () => {
    const person = await world.person();
    const key = newKey();
    await world.as(person, editNick, { nickName: 'one' }, { key });
    expect((await world.as(person, editNick, { nickName: 'two' }, { key })).code).toBe(1005);
  });

  it('of another person or another call is none', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const key = newKey();
    await world.as(one, editNick, { nickName: 'one' }, { key });
    expect((await world.as(other, editNick, { nickName: 'two' }, { key })).code).toBe(0);
    const unknown = await world.as(one, bindProUser, { inviteCode: 'pro_nobody' }, { key });
    expect(unknown.code).toBe(2007);
  });

  it('after a day is a new request', async () => {
    const { packageId, deviceId } = world.client();
    const client = { ...world.client(packageId), deviceId };
    const key = newKey();
    const fields = { ...client, account: `person${world.next()}`, password: 'demo1234' };
    expect((await world.send(register, fields, { key })).code).toBe(0);
    world.sandbox.clock.now += keptFor;
    expect((await world.send(register, fields, { key })).code).toBe(2004);
  });

  it('outlives a restart', async () => {
    const before = await openWorld();
    const person = await before.person();
    await before.as(person, editNick, { nickName: 'one' }, { key: 'the-key-of-before' });
    const after = await before.sandbox.reopen();
    const sent = { token: person.token, key: 'the-key-of-before' };
    const other = await after.send(editNick, { nickName: 'two' }, sent);
    const same = await after.send(editNick, { nickName: 'one' }, sent);
    expect([other.code, same.code]).toEqual([1005, 0]);
    await after.close();
  });
});

describe('registering', () => {
  it('as another attempt with the same key is the same request', async () => {
    const key = newKey();
    const fields = { ...world.client(), account: `person${world.next()}`, password: 'demo1234' };
    const first = await world.send(register, { ...fields, operationID: 'one' }, { key });
    const second = await world.send(register, { ...fields, operationID: 'two' }, { key });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.data.userId).toBe(first.data.userId);
  });

  it('fifty times at once with one key makes one account', async () => {
    const key = newKey();
    const fields = { ...world.client(), account: `person${world.next()}`, password: 'demo1234' };
    const send = () => world.send(register, fields, { key });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 1006)).toHaveLength(49);
    expect((await send()).code).toBe(0);
    const found = await world.sandbox.services.db.read
      .select()
      .from(users)
      .where(eq(users.account, fields.account));
    expect(found).toHaveLength(1);
  });

  it('again with the same key logs in anew, until the password changes', async () => {
    const key = newKey();
    const fields = { ...world.client(), account: `person${world.next()}`, password: 'demo1234' };
    const first = await world.send(register, fields, { key });
    // Every attempt has an operation id of its own.
    const again = { ...fields, operationID: 'another-attempt' };
    const second = await world.send(register, again, { key });
    expect(second.data.userId).toBe(first.data.userId);
    expect(second.data.token).not.toBe(first.data.token);
    expect((await world.as(second.data, mine, {})).code).toBe(0);
    const change = { oldPassword: fields.password, newPassword: 'other1234' };
    expect((await world.as(second.data, changePwd, change)).code).toBe(0);
    expect((await world.send(register, fields, { key })).code).toBe(402);
    const other = { ...fields, password: 'other1234' };
    expect((await world.send(register, other, { key })).code).toBe(1005);
  });
});
