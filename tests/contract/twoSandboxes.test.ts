import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call, OutputOf } from '../../app/contract/call.ts';
import { changeWalletPwd } from '../../app/contract/exchange/changeWalletPwd.ts';
import { exchange } from '../../app/contract/exchange/exchange.ts';
import { setBankCard } from '../../app/contract/exchange/setBankCard.ts';
import { setWalletPwd } from '../../app/contract/exchange/setWalletPwd.ts';
import { userBankList } from '../../app/contract/exchange/userBankList.ts';
import { userDelBank } from '../../app/contract/exchange/userDelBank.ts';
import { pointsErrors } from '../../app/contract/points/errors.ts';
import { intentOutcome } from '../../app/contract/points/intentOutcome.ts';
import { getChainTypes } from '../../app/contract/recharge/getChainTypes.ts';
import { rechargeOrder } from '../../app/contract/recharge/rechargeOrder.ts';
import { bindProUser } from '../../app/contract/user/bindProUser.ts';
import { userErrors } from '../../app/contract/user/errors.ts';
import { checkVideoCount } from '../../app/contract/video/checkVideoCount.ts';
import { makeActivationCodes } from '../../sandbox/content/activationCodes.ts';
import { viewLimit } from '../../sandbox/content/viewLimit.ts';
import { recharges, videoViews } from '../../sandbox/database/schema.ts';
import { checkIdentities } from '../../sandbox/money/identities.ts';
import { findOrder } from '../../sandbox/money/orders.ts';
import { walletOf } from '../../sandbox/money/review/reviewed.ts';
import { findWallet } from '../../sandbox/money/wallets.ts';
import { addTestVideos } from '../../sandbox/testing/addTestVideos.ts';
import type { Answer } from '../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { codesOf } from './support/codesOf.ts';
import { type OtherServer, type OtherServers, startOtherServers } from './support/otherServers.ts';
import { adult, cardInput, goodPin, mustSend } from './support/walletPeople.ts';
import { availableOf, type Withdrawer, withdraw, withdrawer } from './support/withdrawals.ts';
import { openWorld, type Person, type World } from './support/world.ts';

// Two servers in processes of their own; the test's own sandbox only prepares, and looks.
let world: World;
let others: OtherServers;
beforeAll(async () => {
  world = await openWorld();
  others = await startOtherServers(world.sandbox.folder, world.sandbox.clock.now);
});
afterAll(async () => {
  await others.close();
  await world.sandbox.close();
});
afterEach(async () => {
  const { read } = world.sandbox.services.db;
  expect(await checkIdentities(read, plainBrand.packageId)).toEqual([]);
  expect(others.failures).toEqual([]);
});

/** Sends so many requests at once, in turn to either server. */
const alternating = <Result>(count: number, send: (server: OtherServer, n: number) => Result) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => send(others.servers[n % 2 === 0 ? 0 : 1], n)),
  );

const names = new Map(
  [...exchange.errors, pointsErrors.intentClosed].map(({ code, name }) => [code, name as string]),
);
const nameOf = ({ code }: { code: number }) => (code === 0 ? 'done' : (names.get(code) ?? code));
const tally = (results: readonly unknown[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) counts[`${result}`] = (counts[`${result}`] ?? 0) + 1;
  return counts;
};

const wanted = ({ cardId }: Withdrawer, amount: number, fundPassword = goodPin) => ({
  ...{ amount, cardId, fee: 0, fundPassword },
});

let decisions = 0;

/** Takes two decisions on an order at once, on either server in turn: one of them is what it came to. */
async function decideAtOnce(orderNo: string, one: object, other: object): Promise<void> {
  decisions += 1;
  const both = decisions % 2 === 0 ? [one, other] : [other, one];
  const answers = await alternating(2, (server, n) =>
    server.change(`/sandbox/orders/${orderNo}`, both[n] ?? {}),
  );
  expect(answers.toSorted()).toEqual([200, 409]);
}

/** Sends one call with one key to both. @returns the answer of both */
async function bothAnswerAlike<C extends Call>(
  { token }: Person,
  call: C,
  input: unknown,
): Promise<OutputOf<C>> {
  const key = `one-key-for-both-${world.next()}`;
  const answers = await alternating(2, (server) => server.send(call, input, { token, key }));
  expect(answers.map(({ code }) => [call.name, code])).toEqual(Array(2).fill([call.name, 0]));
  const [one, other] = answers as [Answer<OutputOf<C>>, Answer<OutputOf<C>>];
  expect(other.data).toEqual(one.data);
  return one.data;
}

async function usdtReport(person: Person) {
  const { rate } = await mustSend(world, person, getChainTypes, {});
  const txHash = String(world.next()).padStart(64, 'c');
  return { method: 'usdt', chainType: 'TRC20', amount: 50_000_000, txHash, rate };
}

describe('two servers on one database', () => {
  it('let one of 40 withdrawals of 60 % of what there is go', async () => {
    const person = await withdrawer(world, 100_000);
    const answers = await alternating(40, (server) =>
      server.send(exchange, wanted(person, 60_000), person),
    );
    expect(tally(answers.map(nameOf))).toEqual({ done: 1, balanceInsufficient: 39 });
    expect(await availableOf(world, person)).toBe(40_000);
  });

  it('let one of two decisions be, and tell the other', async () => {
    const { db } = world.sandbox.services;
    const approve = { decision: 'approve', arrived: '100' };
    const pay = { decision: 'pay', payoutRef: 'PAID-0001' };
    const person = await withdrawer(world, 100_000);
    let available = 100_000;
    for (let round = 0; round < 6; round += 1) {
      const report = { method: 'transfer', methodId: 'transfer-1', amount: 10_000 };
      const { orderNo } = await mustSend(world, person, rechargeOrder, report);
      await decideAtOnce(orderNo, approve, { decision: 'refuse', reason: 'notReceived' });
      if ((await findOrder(db.read, orderNo))?.status === 1) available += 10_000;
      const withdrawal = (await withdraw(world, person, 10_000)).data.orderNo;
      await decideAtOnce(withdrawal, approve, approve);
      await decideAtOnce(withdrawal, pay, { decision: 'refuse', reason: 'technical' });
      if ((await findOrder(db.read, withdrawal))?.status === 1) available -= 10_000;
      expect(await availableOf(world, person)).toBe(available);
    }
  });
});

describe('two servers that hand out videos', () => {
  it('hand out five, and count each once; a code activates one person', async () => {
    const { packageId, platformId } = plainBrand;
    const { services } = world.sandbox;
    const ids = await addTestVideos(services, packageId, 12);
    const person = await world.person();
    const watch = (server: OtherServer, n: number) =>
      server.send(checkVideoCount, { videoId: ids[(n >> 1) % ids.length] }, person);
    const answers = await alternating(48, watch);
    const opened = answers.flatMap(({ data }) => data?.video?.videoId ?? []);
    expect([new Set(opened).size, opened.length]).toEqual([viewLimit, viewLimit * 4]);
    const own = eq(videoViews.userId, person.userId);
    expect(await services.db.read.$count(videoViews, own)).toBe(viewLimit);

    const [inviteCode] = await makeActivationCodes(services, platformId, 1);
    const crowd: Person[] = [];
    for (let count = 0; count < 6; count += 1) crowd.push(await world.person());
    const entered = await alternating(6, (server, n) =>
      server.send(bindProUser, { inviteCode }, crowd[n]),
    );
    expect(codesOf(entered)).toEqual({ 0: 1, [userErrors.codeUsed.code]: 5 });
  });
});

describe('one key that both servers get at once', () => {
  it('makes one order, and both give the same answer', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await withdrawer(world, 100_000);
      await bothAnswerAlike(person, exchange, wanted(person, 60_000));
      expect(await availableOf(world, person)).toBe(40_000);
    }
  });

  // Each finds that what it is to do is done, which is no reason to refuse it.
  it('makes one report of a transfer, one fund password, one card and no card again', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await adult(world);
      await bothAnswerAlike(person, rechargeOrder, await usdtReport(person));
      const { password } = person;
      const pin = { way: 'first', newFundPassword: goodPin, password };
      await bothAnswerAlike(person, setWalletPwd, pin);
      const { cardId } = await bothAnswerAlike(person, setBankCard, cardInput(world));
      expect((await mustSend(world, person, userBankList, {})).list).toHaveLength(1);
      await bothAnswerAlike(person, userDelBank, { cardId, fundPassword: goodPin });
      const change = { fundPassword: goodPin, newFundPassword: '582037' };
      await bothAnswerAlike(person, changeWalletPwd, change);
    }
  });

  it('is done or dropped, where one is told to drop it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await withdrawer(world, 20_000);
      const key = `one-key-for-both-${world.next()}`;
      const about = { call: exchange.name, key, close: true };
      const turn = round % 2;
      const [one, other] = others.servers;
      const [sent, dropped] = await Promise.all([
        (turn ? one : other).send(exchange, wanted(person, 20_000), { ...person, key }),
        (turn ? other : one).send(intentOutcome, about, person),
      ]);
      const isDone = dropped.data.state === 'done';
      expect(dropped.data.state).toBe(isDone ? 'done' : 'refused');
      expect(nameOf(sent)).toBe(isDone ? 'done' : 'intentClosed');
      expect(await availableOf(world, person)).toBe(isDone ? 0 : 20_000);
    }
  });
});

describe('one transfer', () => {
  it('reported by 20 people to both servers is taken once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => adult(world)));
    const report = await usdtReport(people[0] as Person);
    const answers = await alternating(20, (server, n) =>
      server.send(rechargeOrder, report, people[n]),
    );
    expect(tally(answers.map(({ code }) => code))).toEqual({ 0: 1, 5034: 19 });
    const { read } = world.sandbox.services.db;
    expect(await read.$count(recharges, eq(recharges.txHash, report.txHash))).toBe(1);
  });
});

describe('wrong fund passwords', () => {
  it('sprayed over both servers are compared 20 times in all', async () => {
    const { clock, services } = world.sandbox;
    let person = await withdrawer(world, 100_000);
    const wallet = await findWallet(services.db.read, {
      userId: person.userId,
      packageId: plainBrand.packageId,
    });
    const spray = async (first: number) => {
      const answers = await alternating(24, (server, n) =>
        server.send(exchange, wanted(person, 10_000, `${first + n}`), person),
      );
      return tally(answers.map(nameOf));
    };
    const countOfWrong = async () =>
      (await walletOf(services.db.read, wallet?.id ?? '')).wrongCount;
    for (const [round, wait] of [0, 10, 60, 60].entries()) {
      clock.now += wait * 60_000;
      await Promise.all(others.servers.map((server) => server.setClock(clock.now)));
      person = { ...person, ...(await world.login(person, person.client)).data };
      const { fundPasswordWrong, ...refused } = await spray(820_361 + 100 * round);
      expect(fundPasswordWrong).toBe(4);
      expect(Object.keys(refused)).not.toContain('done');
      expect(await countOfWrong()).toBe(5 * (round + 1));
    }
    expect(await spray(930_472)).toEqual({ fundPasswordBlocked: 24 });
    const right = await alternating(2, (server) =>
      server.send(exchange, wanted(person, 10_000), person),
    );
    expect(right.map(nameOf)).toEqual(['fundPasswordBlocked', 'fundPasswordBlocked']);
    expect(await countOfWrong()).toBe(20);
    expect(await availableOf(world, person)).toBe(100_000);
  });
});
