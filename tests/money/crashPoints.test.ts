import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../app/contract/call.ts';
import { changeWalletPwd } from '../../app/contract/exchange/changeWalletPwd.ts';
import { exchange } from '../../app/contract/exchange/exchange.ts';
import { setBankCard } from '../../app/contract/exchange/setBankCard.ts';
import { setWalletPwd } from '../../app/contract/exchange/setWalletPwd.ts';
import { userDelBank } from '../../app/contract/exchange/userDelBank.ts';
import { intentOutcome } from '../../app/contract/points/intentOutcome.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { sendSmsCode } from '../../app/contract/session/sendSmsCode.ts';
import { checkIdentities } from '../../sandbox/money/identities.ts';
import { usdtRate } from '../../sandbox/money/recharge/usdtRate.ts';
import { makeRequest } from '../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { bankId } from '../contract/support/walletPeople.ts';
import { sampleOf } from '../support/depth.ts';
import { callAs, callBackend } from '../support/money/sandbox/callBackend.ts';
import { checkNotices, type KnownOrder, readOrders } from '../support/money/sandbox/moneyChecks.ts';
import { MoneyOperator } from '../support/money/sandbox/moneyOperator.ts';
import { MoneyPerson, pins } from '../support/money/sandbox/moneyPerson.ts';
import { MoneySandbox } from '../support/money/sandbox/moneySandbox.ts';
import {
  type MoneyTemplate,
  makeMoneyTemplate,
  type ReadyPerson,
  seededBytes,
} from '../support/money/sandbox/moneyTemplate.ts';
import { readSmsCode } from '../support/money/sandbox/personDeeds.ts';
import { type ServerFault, withServerFault } from '../support/money/sandbox/serverFaults.ts';

let template: MoneyTemplate;
beforeAll(async () => {
  template = await makeMoneyTemplate();
});
afterAll(() => rmSync(template.folder, { recursive: true }));

const key = 'the-key-of-what-is-done-once';
const [fundPassword, newFundPassword] = pins;
const cardNumber = '6222020000000000000';
const amount = 20_000;

type Bench = { sandbox: MoneySandbox; person: MoneyPerson; operator: MoneyOperator };

type InputOf = (ready: ReadyPerson, sandbox: MoneySandbox) => object | Promise<object>;

/** What a person does with a key, and what tells that it was done once. */
const calls: Record<string, [Call, InputOf]> = {
  'a withdrawal': [exchange, ({ cardId }) => ({ amount, cardId, fee: 0, fundPassword })],
  'a top-up': [rechargeOrder, () => ({ method: 'transfer', methodId: 'transfer-1', amount })],
  'a top-up in USDT': [rechargeOrder, usdtInput],
  'a new card': [setBankCard, () => ({ holderName: 'Ana Tan', bankId, cardNumber, fundPassword })],
  'a card removed': [userDelBank, ({ cardId }) => ({ cardId, fundPassword })],
  'a changed fund password': [changeWalletPwd, () => ({ fundPassword, newFundPassword })],
  'a reset fund password': [setWalletPwd, resetInput],
};

function usdtInput(_: ReadyPerson, { services }: MoneySandbox): object {
  const { rate } = usdtRate(plainBrand, services.now());
  const txHash = 'c'.repeat(64);
  return { method: 'usdt', chainType: 'TRC20', amount: 20_000_001, txHash, rate };
}

async function resetInput({ phone }: ReadyPerson, sandbox: MoneySandbox): Promise<object> {
  const asked = { packageId: plainBrand.packageId, phone, purpose: 'fundPassword' };
  expect((await callBackend(sandbox, sendSmsCode, asked)).code).toBe(0);
  return { way: 'reset', newFundPassword, phone, smsCode: await readSmsCode(sandbox, phone) };
}

/** What an operator does about what a person has asked for. */
const decisions: Record<string, [string, (operator: MoneyOperator, order: KnownOrder) => unknown]> =
  {
    'an approval': ['a withdrawal', (operator, order) => operator.approve(order, 1)],
    'a payment': [
      'a withdrawal',
      (operator, order) => operator.approve({ ...order, stage: 'paying' }, 1),
    ],
    'a refusal': ['a withdrawal', (operator, order) => operator.refuse(order)],
    'a credit': ['a top-up', (operator, order) => operator.approve(order, 0.5)],
    'a credit of USDT': ['a top-up in USDT', (operator, order) => operator.approve(order, 0.5)],
    'a refused top-up': ['a top-up in USDT', (operator, order) => operator.refuse(order)],
  };

async function withBench<Result>(work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const [ready] = template.people;
  if (!ready) throw new Error('There are two people.');
  const clock = () => template.at + 60_000;
  const sandbox = await MoneySandbox.openCopy(template.folder, {
    clock,
    randomBytes: seededBytes(3),
  });
  const operator = new MoneyOperator(() => sandbox.services);
  await operator.give(ready.userId, 100_000);
  try {
    return await work({ sandbox, person: new MoneyPerson(ready, 0, clock()), operator });
  } finally {
    await sandbox.close();
  }
}

/** Everything that tells one state of a wallet from another, without numbers made at random. */
async function stateOf({ services }: MoneySandbox): Promise<object> {
  const { read } = services.db;
  const orders = await readOrders(read);
  await checkNotices(read, orders);
  expect(await checkIdentities(read, plainBrand.packageId)).toEqual([]);
  const tables = ['bank_cards', 'ledger_legs', 'notices', 'idempotency_keys'] as const;
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const [row] = await read.all<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
    counts[name] = row?.count ?? 0;
  }
  return { counts, orders: orders.map(({ kind, stage, amount: points }) => [kind, stage, points]) };
}

/** Does something again and again, with the fault at another step each time, until there is none to fail at. */
async function atEveryStep(
  how: ServerFault['how'],
  attempt: (bench: Bench, at: number) => Promise<{ steps: number; state: object }>,
): Promise<number> {
  const { steps, state } = await withBench((bench) => attempt(bench, Number.POSITIVE_INFINITY));
  for (let at = 1; at <= steps; at += 1) {
    const after = await withBench((bench) => attempt(bench, at));
    expect(after.state, `at step ${at}, which ${how}`).toEqual(state);
  }
  return steps;
}

const ways = ['fails', 'dies'] as const;
const ofAll = (what: object) =>
  Object.keys(what).flatMap((name) => ways.map((how) => [name, how] as const));

it.each(sampleOf(2, ofAll(calls)))(
  '%s of a server that %s at any step is done once when it is sent again',
  async (name, how) => {
    const [call, inputOf] = calls[name] ?? [];
    if (!call || !inputOf) throw new Error('There is such a call.');
    const steps = await atEveryStep(how, async ({ sandbox, person }, at) => {
      const input = await inputOf(person.ready, sandbox);
      const request = makeRequest(call, input, { token: person.ready.token, key });
      const trouble = await withServerFault({ at, how }, () => sandbox.handle(request));
      if (how === 'dies') await sandbox.restart();
      expect((await callAs(sandbox, person, call, input, key)).code).toBe(0);
      if (call === exchange || call === rechargeOrder) {
        const asked = { call: call.name, key, close: true };
        expect((await callAs(sandbox, person, intentOutcome, asked)).data.state).toBe('done');
      }
      return { steps: trouble.steps, state: await stateOf(sandbox) };
    });
    expect(steps).toBeGreaterThan(3);
  },
);

it.each(sampleOf(2, ofAll(decisions)))(
  '%s by a server that %s at any step is made wholly or not at all',
  async (name, how) => {
    const [asked = '', decide] = decisions[name] ?? [];
    const [call, inputOf] = calls[asked] ?? [];
    if (!call || !inputOf || !decide) throw new Error('There is such a decision.');
    const steps = await atEveryStep(how, async ({ sandbox, person, operator }, at) => {
      await callAs(sandbox, person, call, await inputOf(person.ready, sandbox), key);
      const find = async () => {
        const orders = await readOrders(sandbox.services.db.read);
        const order = orders.find(({ intentId }) => intentId !== null);
        if (!order) throw new Error('There is an order.');
        return order;
      };
      if (name === 'a payment') await operator.approve(await find(), 1);
      const order = await find();
      const trouble = await withServerFault({ at, how }, async () => decide(operator, order));
      if (how === 'dies') await sandbox.restart();
      await stateOf(sandbox);
      // Whoever saw it fail tries again, and meets what was done or does it now.
      await decide(operator, order);
      return { steps: trouble.steps, state: await stateOf(sandbox) };
    });
    expect(steps).toBeGreaterThan(3);
  },
);
