import { changeDevice, type DeviceDeed, deviceDeeds } from '../deviceDeeds.ts';
import { isOrderDeed } from '../orderScreens.ts';
import { comeToRest } from './comeToRest.ts';
import { type OperatorDeed, operatorDeeds } from './moneyOperator.ts';
import type { MoneyPerson } from './moneyPerson.ts';
import type { MoneySchedule, MoneyStep, WorldDeed } from './moneySteps.ts';
import type { MoneyTemplate } from './moneyTemplate.ts';
import { MoneyWorld } from './moneyWorld.ts';
import {
  addCard,
  changePin,
  isPinBlocked,
  mistypePin,
  removeCard,
  resetPin,
} from './personDeeds.ts';

const hour = 3_600_000;
const daysSlept = [1, 2, 31, 400];
/** What has arrived of what was reported; the last is worth nothing. */
const shares = [1, 0.5, 2, 1, 1, 0.5, 2, 1e-8];

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
  'usdt',
  'usdtCredited',
  'rateChanged',
  'hashTaken',
  'blocks',
  'resets',
  'heldAfterReset',
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
  const before = world.open[step.tab];
  if (before && !before.isAlive()) world.openTab(step.tab, before.userId);
  const tab = world.open[step.tab];
  if (!tab) throw new Error('There are three tabs.');
  const { do: deed } = step;
  if (isOrderDeed(deed)) world.personOf(tab.userId).screens[step.call].act(tab, deed, step.pick);
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
    else if (deed === 'approve' && order)
      await operator.approve(order, shares[pick % shares.length] ?? 1);
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
    case 'die-soon':
      return tab.dieAt(step.pick + 1);
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
    case 'read-wallet':
      void world.readWallet(tab);
      return;
    case 'read-rate':
      void world.readRate(tab);
      return;
    default:
      return changeSecurity(world, person, { do: deed, pick: step.pick });
  }
}

/** What a person does about cards and fund password, past all that is wrong with the network. */
type SecurityDeed = 'change-pin' | 'mistype-pin' | 'reset-pin' | 'add-card' | 'remove-card';

async function changeSecurity(
  { sandbox, time }: MoneyWorld,
  person: MoneyPerson,
  { do: deed, pick }: { do: SecurityDeed; pick: number },
): Promise<void> {
  switch (deed) {
    case 'change-pin':
      await changePin(sandbox, person);
      return;
    case 'mistype-pin':
      return mistypePin(sandbox, person, { isBlocked: pick % 4 === 0, sleep: time.sleep });
    case 'reset-pin':
      // Whoever knows the right one seldom does: nothing can be withdrawn for a day.
      if (isPinBlocked(person) || pick % 3 === 0) await resetPin(sandbox, person);
      return;
    case 'add-card':
      return addCard(sandbox, person);
    case 'remove-card':
      return removeCard(sandbox, person, pick);
  }
}

function tallyOf({ orders, people }: MoneyWorld): MoneyTally {
  const count = (is: (order: MoneyWorld['orders'][number]) => boolean) => orders.filter(is).length;
  const all = people.flatMap(({ screens: { exchange, recharge } }) => [exchange, recharge]);
  const sum = <One>(list: readonly One[], read: (one: One) => number) =>
    list.reduce((total, one) => total + read(one), 0);
  const refusedAs = (name: string) => sum(people, ({ refused }) => refused.get(name) ?? 0);
  return {
    exchanges: count(({ kind }) => kind === 'exchange'),
    recharges: count(({ recharge }) => recharge?.method === 'transfer'),
    paid: count(({ kind, stage }) => kind === 'exchange' && stage === 'done'),
    credited: count(({ recharge, stage }) => recharge?.method === 'transfer' && stage === 'done'),
    failed: count(({ stage }) => stage === 'failed'),
    refusals: sum(all, ({ refused }) => refused.size),
    unknown: sum(all, ({ unknown }) => unknown.size),
    dropped: sum(all, ({ dropped }) => dropped.size),
    wallets: people.filter(({ wallet }) => wallet !== null).length,
    usdt: count(({ recharge }) => recharge?.method === 'usdt'),
    usdtCredited: count(({ recharge, stage }) => recharge?.method === 'usdt' && stage === 'done'),
    rateChanged: refusedAs('rateChanged'),
    hashTaken: refusedAs('hashTaken'),
    blocks: sum(people, ({ blocks }) => blocks),
    resets: sum(people, ({ resets }) => resets),
    heldAfterReset: refusedAs('fundPasswordReset'),
  };
}
