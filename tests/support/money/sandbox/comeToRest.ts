import { declaredFailure } from '../../../../app/contract/callError.ts';
import { exchangeErrors, pinErrors } from '../../../../app/contract/exchange/errors.ts';
import { exchange } from '../../../../app/contract/exchange/exchange.ts';
import { getUserAmount } from '../../../../app/contract/points/getUserAmount.ts';
import { exchangeLimitsOf } from '../../../../sandbox/money/exchangeLimits.ts';
import { checkIdentities } from '../../../../sandbox/money/identities.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import type { ModelTab } from '../modelTabs.ts';
import type { OrderScreens } from '../orderScreens.ts';
import { callAs } from './callBackend.ts';
import { checkPages } from './checkPages.ts';
import { checkReports } from './checkReports.ts';
import { checkNotices, checkSecurityNotices } from './moneyChecks.ts';
import { type MoneyPerson, pins } from './moneyPerson.ts';
import type { MoneyWorld } from './moneyWorld.ts';
import { isPinBlocked, resetPin } from './personDeeds.ts';

const hour = 3_600_000;

/** Everything heals, everybody logs in, what is open is resolved, and the last is withdrawn. */
export async function comeToRest(world: MoneyWorld): Promise<void> {
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
  await checkSecurityNotices(db.read, world.people);
  for (const person of world.people) {
    await checkPages(world.sandbox, person, world.orders);
    await checkReports(world, person);
  }
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
  const isUnknown = after.kind === 'unknown' && !(after.canSend && isRefusedPin(screens, tab));
  if (after.kind === 'sending' || isUnknown) throw new Error(`never resolved: ${after.kind}`);
}

/** The one thing that leaves an order as it is: its fund password is not to be tried now. */
function isRefusedPin(screens: OrderScreens, tab: ModelTab): boolean {
  const failure = declaredFailure(screens.intentOf(tab).view().passing);
  return pinErrors.some(({ domain, name }) => failure?.domain === domain && failure.name === name);
}

/** A withdrawal within bounds is taken, whatever has happened. */
async function withdrawAll(world: MoneyWorld, person: MoneyPerson): Promise<void> {
  const { sandbox, time } = world;
  const [cardId] = person.cards;
  const { data: wallet } = await callAs(sandbox, person, getUserAmount, {});
  if (cardId === undefined || wallet.available === 0) return;
  const amount = Math.min(wallet.available, exchangeLimitsOf(plainBrand.currency).max);
  const withdraw = async (expected: number) => {
    const input = { amount, cardId, fee: 0, fundPassword: pins[person.pin] };
    const { code, msg } = await callAs(sandbox, person, exchange, input);
    if (code !== expected) throw new Error(`Withdrawn: ${code} ${msg}`);
  };
  if (isPinBlocked(person)) {
    await withdraw(exchangeErrors.fundPasswordBlocked.code);
    if (!(await resetPin(sandbox, person))) throw new Error('There was no code to reset by.');
    await withdraw(exchangeErrors.onHold.code);
    time.sleep(25 * hour);
  }
  await withdraw(0);
}
