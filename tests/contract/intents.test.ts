import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from '../../app/contract/exchange/exchange.ts';
import { intentOutcome } from '../../app/contract/points/intentOutcome.ts';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { editNick } from '../../app/contract/user/editNick.ts';
import { idempotencyKeys, orders } from '../../sandbox/database/schema.ts';
import { closedFor, keptFor } from '../../sandbox/idempotency/storedOutcomes.ts';
import { imageBrand } from '../../sandbox/testing/testBrands.data.ts';
import { addCard, goodPin, wrongPin } from './support/walletPeople.ts';
import { availableOf, type Withdrawer, withdraw, withdrawer } from './support/withdrawals.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let person: Withdrawer;
beforeEach(async () => {
  world = await openWorld();
  person = await withdrawer(world, 100_000);
});
afterEach(() => world.sandbox.close());

const key = 'the-key-of-the-order';
const ask = (close = false, change: object = {}) =>
  world.as(person, intentOutcome, { call: exchange.name, key, close, ...change });
const stateOf = async (close = false) => (await ask(close)).data.state;

/** Lets time pass, and the person log in again. */
async function wait(time: number): Promise<void> {
  world.sandbox.clock.now += time;
  person = { ...person, ...(await world.login(person, person.client)).data };
}

describe('what became of a key', () => {
  it('is unseen, then done with the answer, and nothing else is told by asking', async () => {
    expect((await ask()).data).toEqual({ state: 'unseen', answer: null, error: null });
    expect(await stateOf()).toBe('unseen');
    const { data } = await withdraw(world, person, 20_000, { key });
    expect((await ask()).data).toEqual({ state: 'done', answer: data, error: null });
  });

  it('is a refusal with its code and data', async () => {
    await withdraw(world, person, 100_001, { key });
    const error = { code: 5001, data: { available: 100_000 } };
    expect((await ask()).data).toEqual({ state: 'refused', answer: null, error });
  });

  it('stays open after a wrong fund password, and is one order with the right one', async () => {
    const wrong = { key, fundPassword: wrongPin };
    expect((await withdraw(world, person, 20_000, wrong)).code).toBe(5022);
    expect(await stateOf()).toBe('unseen');
    expect((await withdraw(world, person, 20_000, { key })).code).toBe(0);
    expect((await withdraw(world, person, 20_000, wrong)).code).toBe(0);
    expect(await availableOf(world, person)).toBe(80_000);
  });

  it('is running while it is worked on, and is not closed meanwhile', async () => {
    const sent = withdraw(world, person, 20_000, { key });
    const seen = [await stateOf(true)];
    while (seen.at(-1) === 'running') {
      // The fund password is compared on another thread, whose answer needs a turn.
      await setImmediate();
      seen.push(await stateOf(true));
    }
    const { code } = await sent;
    // Asked before it came, it is closed, and the order is refused; never is it both.
    expect(code).toBe(seen.at(-1) === 'done' ? 0 : 5009);
    expect(await availableOf(world, person)).toBe(code === 0 ? 80_000 : 100_000);
  });

  it('is refused as no order where the call makes none', async () => {
    for (const call of [editNick.name, 'points.nothing'])
      expect((await ask(true, { call })).code).toBe(1001);
    expect(await world.sandbox.services.db.read.$count(idempotencyKeys)).toBeGreaterThan(0);
    expect(await stateOf()).toBe('unseen');
  });
});

describe('a key that was given up', () => {
  const closed = { state: 'refused', answer: null, error: { code: 5009, data: null } };

  it('has no effect when its request arrives late, whatever it asks for', async () => {
    expect((await ask(true)).data).toEqual(closed);
    expect((await withdraw(world, person, 20_000, { key })).code).toBe(5009);
    expect((await withdraw(world, person, 30_000, { key })).code).toBe(5009);
    expect((await ask(true)).data).toEqual(closed);
    expect(await availableOf(world, person)).toBe(100_000);
    expect((await withdraw(world, person, 20_000)).code).toBe(0);
  });

  it('stays closed for longer than answers are kept', async () => {
    await ask(true);
    await wait(keptFor + 11 * 60_000);
    expect(await stateOf()).toBe('refused');
    expect((await withdraw(world, person, 20_000, { key })).code).toBe(5009);
    expect(closedFor).toBeGreaterThan(keptFor * 20);
  });

  it('is not undone, nor undoes what was done', async () => {
    await withdraw(world, person, 20_000, { key });
    expect((await ask(true)).data.state).toBe('done');
    expect(await availableOf(world, person)).toBe(80_000);
  });
});

describe('a repetition after the answer is kept no longer', () => {
  it('is answered from the order, and makes no other', async () => {
    const first = await withdraw(world, person, 20_000, { key });
    await wait(keptFor + 11 * 60_000);
    const second = await withdraw(world, person, 20_000, { key });
    expect([second.code, second.data.orderNo]).toEqual([0, first.data.orderNo]);
    expect((await ask(true)).data).toMatchObject({
      state: 'done',
      answer: { orderNo: first.data.orderNo },
    });
    expect(await availableOf(world, person)).toBe(80_000);
  });

  it('is no repetition with another amount, card or fee', async () => {
    await withdraw(world, person, 20_000, { key });
    const cardId = await addCard(world, person);
    await wait(keptFor + 11 * 60_000);
    expect((await withdraw(world, person, 30_000, { key })).code).toBe(1005);
    for (const other of [{ cardId }, { fee: 1 }, { cardId: 'none' }])
      expect((await withdraw(world, person, 20_000, { key, ...other })).code).toBe(1005);
    expect(await availableOf(world, person)).toBe(80_000);
  });

  it('has no second effect although the whole key store is lost', async () => {
    const { db } = world.sandbox.services;
    await withdraw(world, person, 20_000, { key });
    await db.write((tx) => tx.delete(idempotencyKeys));
    expect((await withdraw(world, person, 20_000, { key })).code).toBe(0);
    const [row] = await db.read.select().from(orders).limit(1);
    if (!row?.walletId) throw new Error('There is an order.');
    const twice = { ...row, orderNo: 'X20260102-AAAAAAAAAA', intentId: 'the same' };
    await db.write((tx) => tx.insert(orders).values(twice));
    const again = { ...twice, orderNo: 'X20260102-BBBBBBBBBB' };
    await expect(db.write((tx) => tx.insert(orders).values(again))).rejects.toThrow();
  });
});

describe('keys', () => {
  it('are two orders when they are two', async () => {
    await withdraw(world, person, 20_000, { key });
    await withdraw(world, person, 20_000, { key: `${key}-2` });
    expect(await availableOf(world, person)).toBe(60_000);
  });

  it('of another person are not told, and are another order', async () => {
    await withdraw(world, person, 20_000, { key });
    const other = await withdrawer(world, 100_000);
    const asked = { call: exchange.name, key, close: false };
    expect((await world.as(other, intentOutcome, asked)).data.state).toBe('unseen');
    expect((await withdraw(world, other, 30_000, { key })).code).toBe(0);
  });

  it('of the same person in another brand are not told either', async () => {
    await withdraw(world, person, 20_000, { key });
    const verification = await world.captcha('login');
    const client = world.client(imageBrand.packageId);
    const { account, password } = person;
    const there = await world.send(accountLogin, { ...client, account, password, verification });
    expect(there.code).toBe(0);
    const asked = { call: exchange.name, key, close: true };
    const answer = await world.as(there.data, intentOutcome, asked);
    expect(answer.data.error).toEqual({ code: 5009, data: null });
    await wait(0);
    expect(await stateOf()).toBe('done');
  });

  it('leave no fund password and no key in the database', async () => {
    await withdraw(world, person, 20_000, { key });
    const rows = await world.sandbox.services.db.read.select().from(idempotencyKeys);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [goodPin, key]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
