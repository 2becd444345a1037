import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBankCard } from '../../app/contract/exchange/setBankCard.ts';
import { setWalletPwd } from '../../app/contract/exchange/setWalletPwd.ts';
import { userBankList } from '../../app/contract/exchange/userBankList.ts';
import { userDelBank } from '../../app/contract/exchange/userDelBank.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { recharges } from '../../sandbox/database/schema.ts';
import { keptFor } from '../../sandbox/idempotency/storedOutcomes.ts';
import {
  addCard,
  adult,
  cardInput,
  goodPin,
  mustSend,
  usdtReport,
  withPin,
  wrongPin,
} from './support/walletPeople.ts';
import { openWorld, type Person, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.sandbox.close());

const page = { page: 1, pageSize: 20 };

describe('a fund password and a card number', () => {
  it('are in no table, file, notice or line of the log', async () => {
    const person = await withPin(world);
    const cardNumber = '6222020000000017042';
    const input = cardInput(world, { cardNumber });
    await world.as(person, setBankCard, { ...input, fundPassword: wrongPin });
    const { cardId } = await mustSend(world, person, setBankCard, input);
    await world.as(person, setBankCard, input);
    // Neither one that breaks the contract.
    await world.as(person, setBankCard, { ...input, bankId: '!' });
    await world.as(person, userDelBank, { cardId, fundPassword: wrongPin });
    const told = await mustSend(world, person, noticeList, page);
    const secrets = [goodPin, wrongPin, cardNumber];
    const kept = [...[await everyRow(), told, world.sandbox.logs, world.sandbox.announced]].map(
      (part) => JSON.stringify(part),
    );
    for (const secret of secrets) {
      for (const part of kept) expect(part).not.toContain(secret);
      for (const file of filesIn(world.sandbox.folder))
        expect(readFileSync(file).includes(secret), file).toBe(false);
    }
    // What is looked at here holds what may be kept.
    expect(kept[0]).toContain('7042');
  });

  it('are no part of what tells two attempts apart', async () => {
    const person = await withPin(world);
    const key = `the-money-key-${world.next()}`;
    const input = cardInput(world);
    const wrong = await world.as(
      person,
      setBankCard,
      { ...input, fundPassword: wrongPin },
      { key },
    );
    const right = await world.as(person, setBankCard, input, { key });
    const again = await world.as(
      person,
      setBankCard,
      { ...input, fundPassword: wrongPin },
      { key },
    );
    expect([wrong.code, right.code, again.code]).toEqual([5022, 0, 0]);
    expect(again.data).toEqual(right.data);
    expect((await mustSend(world, person, userBankList, {})).list).toHaveLength(1);
  });

  it('change with a notice each', async () => {
    const person = await withPin(world);
    const cardId = await addCard(world, person);
    await mustSend(world, person, userDelBank, { cardId, fundPassword: goodPin });
    const { list } = (await world.as(person, noticeList, page, { language: 'zh-CN' })).data;
    expect(list.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['资金密码已设置', '已添加银行卡', '已删除银行卡']),
    );
    expect(list.find(({ title }) => title === '已删除银行卡')?.content).toContain('河畔银行');
  });
});

describe('a first fund password', () => {
  it('is set once, however many set one at once', async () => {
    const person = await adult(world);
    const pins = ['704192', '582037', '912845', '640387'];
    const answers = await Promise.all(
      pins.map((newFundPassword) => {
        const input = { way: 'first', newFundPassword, password: person.password };
        return world.as(person, setWalletPwd, input);
      }),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 5021, 5021, 5021]);
  });
});

describe('one transfer', () => {
  it('reported by twenty at once is taken once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => adult(world)));
    const [first] = people as [Person];
    const input = await usdtReport(world, first);
    const answers = await Promise.all(
      people.map((person) => world.as(person, rechargeOrder, input)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(19).fill(5034)]);
  });

  it('reported again with its key makes no second order, also after the answer is gone', async () => {
    const person = await adult(world);
    const input = await usdtReport(world, person);
    const key = `the-money-key-${world.next()}`;
    const first = await world.as(person, rechargeOrder, input, { key });
    expect(await world.as(person, rechargeOrder, input, { key })).toMatchObject({
      ...{ code: 0, data: first.data },
    });
    world.sandbox.clock.now += keptFor + 1000;
    const { token } = (await world.login(person)).data;
    const late = await world.as({ token }, rechargeOrder, input, { key });
    expect(late).toMatchObject({ code: 0, data: first.data });
    for (const other of [
      { ...input, amount: 60_000_000 },
      { ...input, rate: input.rate + 1 },
      { ...input, txHash: String(world.next()).padStart(64, 'd') },
      { ...input, chainType: 'ERC20' },
      { method: 'transfer', methodId: 'transfer-1', amount: first.data.points },
    ])
      expect((await world.as({ token }, rechargeOrder, other, { key })).code).toBe(1005);
    const rows = await world.sandbox.services.db.read.select().from(recharges);
    expect(rows.filter(({ txHash }) => txHash === input.txHash)).toHaveLength(1);
  });

  it('by a bank is compared whole with its key, also after the answer is gone', async () => {
    const person = await adult(world);
    const input = { method: 'transfer', methodId: 'transfer-1', amount: 10_000 };
    const key = `the-money-key-${world.next()}`;
    const first = await world.as(person, rechargeOrder, input, { key });
    world.sandbox.clock.now += keptFor + 1000;
    const { token } = (await world.login(person)).data;
    for (const other of [
      { ...input, amount: 20_000 },
      { ...input, methodId: 'transfer-2' },
      { ...input, proof: '/media/a.png' },
      await usdtReport(world, { token }),
    ])
      expect((await world.as({ token }, rechargeOrder, other, { key })).code).toBe(1005);
    for (const same of [input, { ...input, proof: '' }])
      expect(await world.as({ token }, rechargeOrder, same, { key })).toMatchObject({
        ...{ code: 0, data: first.data },
      });
  });

  it('takes no picture that was not uploaded', async () => {
    const person = await adult(world);
    const proof = 'https://elsewhere.example/a.png';
    const input = { method: 'transfer', methodId: 'transfer-1', amount: 10_000, proof };
    expect((await world.as(person, rechargeOrder, input)).code).toBe(1001);
  });
});

/** @returns every row of every table. */
async function everyRow(): Promise<unknown[]> {
  const { read } = world.sandbox.services.db;
  const tables = await read.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  const rows = tables.map(({ name }) => read.all(sql.raw(`SELECT * FROM "${name}"`)));
  return Promise.all(rows);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
