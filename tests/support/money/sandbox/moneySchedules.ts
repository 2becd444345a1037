import { exchange } from '../../../../app/contract/exchange/exchange.ts';
import { getUserAmount } from '../../../../app/contract/points/getUserAmount.ts';
import { exchangeLimits } from '../../../../sandbox/money/exchangeRule.ts';
import { checkIdentities } from '../../../../sandbox/money/identities.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import { changeDevice, type DeviceDeed, deviceDeeds } from '../deviceDeeds.ts';
import { isOrderDeed, type OrderScreens } from '../orderScreens.ts';
import { callAs } from './callBackend.ts';
import { checkPages } from './checkPages.ts';
import { checkNotices } from './moneyChecks.ts';
import { type OperatorDeed, operatorDeeds } from './moneyOperator.ts';
import { type MoneyPerson, pins } from './moneyPerson.ts';
import type { MoneySchedule, MoneyStep, WorldDeed } from './moneySteps.ts';
import type { MoneyTemplate } from './moneyTemplate.ts';
import { MoneyWorld } from './moneyWorld.ts';

const hour = 3_600_000;
const daysSlept = [1, 2, 31, 400];
const shares = [1, 0.5, 2, 1];

/** How often each thing came up, so that a test can tell that it tried what it says. */
export const moneyTallies = [
  'exchanges',
  'recharges',
  'paid',
  'credited',
  'failed',
  'refusals',
  'unknown',
  'dropped',
  'wallets',
] as const;
export type MoneyTally = Record<(typeof moneyTallies)[number], number>;

/**
 * Two people with three tabs, an operator, two lines and a server, all of which fail in every way.
 * @returns how often what came up
 * @throws where a balance, an order or a screen is not as it must be
 */
export async function runMoneySchedule(
  template: MoneyTemplate,
  schedule: MoneySchedule,
): Promise<MoneyTally> {
  const world = await MoneyWorld.open(template, schedule);
  try {
    for (const step of schedule.steps) {
      await act(world, step);
      await world.pass(step.wait);
    }
    await comeToRest(world);
    return tallyOf(world);
  } finally {
    for (const tab of world.open) tab.kill();
    await world.sandbox.close();
  }
}

async function act(world: MoneyWorld, step: MoneyStep): Promise<void> {
  const tab = world.open[step.tab];
  if (!tab) throw new Error('There are three tabs.');
  const { do: deed } = step;
  if (isOrderDeed(deed)) world.personOf(tab.userId).screens[step.call].act(tab, deed);
  else if (isOneOf(deviceDeeds, deed)) changeDevice(tab, deed as DeviceDeed);
  else if (isOneOf(operatorDeeds, deed)) await operate(world, deed as OperatorDeed, step);
  else await change(world, deed as WorldDeed, step);
}

function isOneOf(deeds: readonly string[], deed: string): boolean {
  return deeds.includes(deed);
}

async function operate(
  { operator, orders, people, sandbox }: MoneyWorld,
  deed: OperatorDeed,
  { pick }: MoneyStep,
): Promise<void> {
  const open = orders.filter(({ status }) => status === 0);
  const order = open[pick % open.length];
  const credited = orders.filter(({ status, amount }) => status === 1 && amount > 0);
  const taken = credited[pick % credited.length];
  await sandbox.work(async () => {
    if (deed === 'give') await operator.give(people[pick % 2]?.userId ?? '', 10_000 + pick * 7_001);
    else if (deed === 'take' && taken) await operator.take(taken, 1 + pick * 3_001);
    else if (deed === 'approve' && order) await operator.approve(order, shares[pick % 4] ?? 1);
    else if (deed === 'refuse' && order) await operator.refuse(order);
    else if (deed === 'both' && order) await operator.both(order);
  });
}

async function change(world: MoneyWorld, deed: WorldDeed, step: MoneyStep): Promise<void> {
  const { time, down } = world;
  const at = step.tab;
  const tab = world.open[at];
  if (!tab) return;
  const person = world.personOf(tab.userId);
  switch (deed) {
    case 'kill':
      tab.kill();
      return world.openTab(at, tab.userId);
    case 'switch': {
      const other = world.people.find(({ userId }) => userId !== tab.userId);
      tab.intents.close();
      return world.openTab(at, other?.userId ?? '');
    }
    case 'log-out':
      person.token = null;
      return;
    case 'log-in':
      return world.logIn(person);
    case 'log-in-elsewhere':
      return world.logInElsewhere(person);
    case 'store-breaks':
    case 'store-heals':
      world.isStoreBroken = deed === 'store-breaks';
      return;
    case 'sleep-hours':
      return time.sleep(13 * hour);
    case 'sleep-days':
      return time.sleep((daysSlept[step.pick % 4] ?? 1) * 24 * hour);
    case 'clock-ahead':
    case 'clock-back':
      return world.skew(deed === 'clock-ahead' ? hour : -hour);
    case 'line-down':
      down.add(step.pick % 2 === 0 ? 'one.test' : 'two.test');
      return;
    case 'lines-up':
      return down.clear();
    case 'restart':
      await time.pass(0);
      return world.sandbox.restart();
    case 'change-pin':
      return world.changePin(person);
    case 'add-card':
      return world.addCard(person);
    case 'remove-card':
      return world.removeCard(person, step.pick);
    case 'read-wallet':
      void world.readWallet(tab);
  }
}

/** Everything heals, everybody logs in, what is open is resolved, and the last is withdrawn. */
async function comeToRest(world: MoneyWorld): Promise<void> {
  world.isCalm = true;
  world.isStoreBroken = false;
  world.down.clear();
  await world.pass(200_000);
  for (const tab of world.open) tab.kill();
  for (const person of world.people) {
    await world.logIn(person);
    world.openTab(0, person.userId);
    await world.pass(30_000);
    for (const screens of Object.values(person.screens)) await resolve(world, screens);
    world.open[0]?.kill();
  }
  const { db } = world.sandbox.services;
  await checkNotices(db.read, world.orders);
  for (const person of world.people) await checkPages(world.sandbox, person, world.orders);
  world.checkSecrets();
  for (const order of world.orders) if (order.status === 0) await world.operator.refuse(order);
  world.time.sleep(25 * hour);
  for (const person of world.people) await withdrawAll(world, person);
  const strays = await checkIdentities(db.read, plainBrand.packageId);
  if (strays.length > 0) throw new Error(JSON.stringify(strays));
}

/** What nobody knows of an order is known in the end, at the latest when the person sends it now. */
async function resolve(world: MoneyWorld, screens: OrderScreens): Promise<void> {
  const [tab] = world.open;
  if (!tab) return;
  const stateNow = () => screens.intentOf(tab).view().state;
  const before = stateNow();
  if (before.kind === 'unknown' && before.canSend) screens.act(tab, 'send-now');
  await world.pass(200_000);
  const after = stateNow();
  if (after.kind === 'sending' || (after.kind === 'unknown' && !after.canSend))
    throw new Error(`never resolved: ${after.kind}`);
}

/** A withdrawal within bounds is taken, whatever has happened. */
async function withdrawAll({ sandbox }: MoneyWorld, person: MoneyPerson): Promise<void> {
  const [cardId] = person.cards;
  const { data: wallet } = await callAs(sandbox, person, getUserAmount, {});
  if (cardId === undefined || wallet.available === 0) return;
  const amount = Math.min(wallet.available, exchangeLimits.max);
  const input = { amount, cardId, fee: 0, fundPassword: pins[person.pin] };
  const { code, msg } = await callAs(sandbox, person, exchange, input, 'the-last-withdrawal');
  // Only a reset helps after twenty wrong fund passwords.
  if (code !== 0 && code !== 5024) throw new Error(`Not withdrawn: ${code} ${msg}`);
}

function tallyOf({ orders, people }: MoneyWorld): MoneyTally {
  const count = (kind: string, stage?: string) =>
    orders.filter((order) => order.kind === kind && (stage === undefined || order.stage === stage))
      .length;
  const screens = people.flatMap(({ screens: { exchange: one, recharge } }) => [one, recharge]);
  const sum = (read: (one: (typeof screens)[number]) => ReadonlySet<string>) =>
    screens.reduce((total, one) => total + read(one).size, 0);
  return {
    exchanges: count('exchange'),
    recharges: count('recharge'),
    paid: count('exchange', 'done'),
    credited: count('recharge', 'done'),
    failed: count('exchange', 'failed') + count('recharge', 'failed'),
    refusals: sum(({ refused }) => refused),
    unknown: sum(({ unknown }) => unknown),
    dropped: sum(({ dropped }) => dropped),
    wallets: people.filter(({ wallet }) => wallet !== null).length,
  };
}
