import type { CallError } from '../../../../app/contract/callError.ts';
import { exchange } from '../../../../app/contract/exchange/exchange.ts';
import { amount } from '../../../../app/contract/points/amount.ts';
import { getChainTypes } from '../../../../app/contract/recharge/getChainTypes.ts';
import type { Wallet } from '../../../../app/parts/money/useWallet.ts';
import { newerOf } from '../../../../app/parts/money/walletNews.ts';
import { createTestClient } from '../../transport/testClient.ts';
import { createVirtualClock, type VirtualClock } from '../../virtualClock.ts';
import type { SentOrder } from '../modelOrders.ts';
import { type ModelTab, ModelTabs } from '../modelTabs.ts';
import { logIn, logInElsewhere } from './callBackend.ts';
import { FaultyNetwork } from './faultyFetch.ts';
import { MeantOrders } from './meantOrders.ts';
import {
  checkBalances,
  checkShown,
  type KnownOrder,
  OrderPaths,
  readOrders,
} from './moneyChecks.ts';
import { MoneyOperator } from './moneyOperator.ts';
import { everyPin, MoneyPerson } from './moneyPerson.ts';
import { MoneySandbox } from './moneySandbox.ts';
import type { MoneySchedule } from './moneySteps.ts';
import { type MoneyTemplate, seededBytes } from './moneyTemplate.ts';

const lines = ['one.test', 'two.test'] as const;

/** Two people, three tabs of one browser, two lines, one server, one operator. */
export class MoneyWorld {
  readonly time: VirtualClock;
  readonly tabs: ModelTabs;
  readonly open: ModelTab[] = [];
  readonly people: readonly MoneyPerson[];
  readonly operator: MoneyOperator;
  readonly sandbox: MoneySandbox;
  /** All goes well from now on. */
  isCalm = false;
  isStoreBroken = false;
  readonly down = new Set<string>();
  /** Orders of the last look. */
  orders: readonly KnownOrder[] = [];
  private skewed = 0;
  private readonly clients = new WeakMap<ModelTab, ReturnType<typeof createTestClient>>();
  private readonly network: FaultyNetwork;
  private readonly meant = new MeantOrders();
  private readonly paths = new OrderPaths();
  private checked = -1;
  /** What was shown of a wallet and found to be so. */
  private readonly shown = new WeakSet<Wallet>();

  static async open(template: MoneyTemplate, schedule: MoneySchedule): Promise<MoneyWorld> {
    const held: { sandbox: MoneySandbox | null; skewed: () => number } = {
      sandbox: null,
      skewed: () => 0,
    };
    const time = createVirtualClock({
      start: template.at,
      turns: 4,
      isBusy: () => held.sandbox?.isBusy() ?? false,
    });
    const sandbox = await MoneySandbox.openCopy(template.folder, {
      // The clocks of devices are one thing, that of the server another.
      clock: () => time.now() - held.skewed(),
      randomBytes: seededBytes(2),
    });
    held.sandbox = sandbox;
    const world = new MoneyWorld(time, sandbox, template, schedule);
    held.skewed = () => world.skewed;
    for (const { userId } of world.people) {
      if (schedule.opening > 0) await world.operator.give(userId, schedule.opening);
    }
    for (const at of [0, 1, 2]) world.openTab(at, template.people[0]?.userId ?? '');
    return world;
  }

  private constructor(
    time: VirtualClock,
    sandbox: MoneySandbox,
    template: MoneyTemplate,
    { fates, losses }: Pick<MoneySchedule, 'fates' | 'losses'>,
  ) {
    this.time = time;
    this.sandbox = sandbox;
    this.people = template.people.map((ready, at) => new MoneyPerson(ready, at, template.at));
    this.operator = new MoneyOperator(() => sandbox.services);
    let fate = 0;
    let loss = 0;
    this.network = new FaultyNetwork({
      time,
      sandbox: () => sandbox,
      nextFate: () => {
        fate += 1;
        return this.isCalm ? 'served' : (fates[fate % fates.length] ?? 'served');
      },
      isDown: (host) => !this.isCalm && this.down.has(host),
    });
    this.tabs = new ModelTabs({
      time,
      request: (tab, order) => this.request(tab, order),
      isStoreBroken: () => this.isStoreBroken,
      isMessageLost: () => {
        loss += 1;
        return losses[loss % losses.length] ?? false;
      },
    });
  }

  personOf(userId: string): MoneyPerson {
    const person = this.people.find((one) => one.userId === userId);
    if (!person) throw new Error('Nobody has this tab.');
    return person;
  }

  /** A page of the app opens in a tab. */
  openTab(at: number, userId: string): void {
    const tab = this.tabs.open(userId);
    this.open[at] = tab;
    for (const { call } of Object.values(this.personOf(userId).screens))
      tab.intents.intentOf(call.name).watch(call);
    tab.intents.subscribe(() => this.lookAt(tab));
    const person = this.personOf(userId);
    const client = createTestClient(() => new Response(), {
      time: this.time,
      timers: tab.timers,
      api: lines.map((line) => `https://${line}/api`),
      fetch: this.network.fetchFrom(tab),
      credentials: () => (person.token === null ? null : { token: person.token, userId }),
      renew: async () => {
        if (person.token === null) return 'ended';
        await logIn(this.sandbox, person);
        return 'renewed';
      },
      onSessionEnd: () => {
        person.token = null;
      },
      isOnline: () => tab.device.isOnline,
    });
    this.clients.set(tab, client);
  }

  /** Devices have another time than the server from now on. */
  skew(milliseconds: number): void {
    this.time.skew(milliseconds);
    this.skewed += milliseconds;
  }

  async readWallet(tab: ModelTab): Promise<void> {
    const person = this.personOf(tab.userId);
    const wallet = await this.clientOf(tab)
      .call(amount, {})
      .catch((_: CallError) => null);
    if (wallet) person.wallet = person.wallet ? newerOf(person.wallet, wallet) : wallet;
  }

  /** The screens show the rate of USDT as it is now. */
  async readRate(tab: ModelTab): Promise<void> {
    const offer = await this.clientOf(tab)
      .call(getChainTypes, {})
      .catch((_: CallError) => null);
    if (offer) this.personOf(tab.userId).rate = offer.rate;
  }

  async logIn(person: MoneyPerson): Promise<void> {
    await logIn(this.sandbox, person);
  }

  async logInElsewhere(person: MoneyPerson): Promise<void> {
    await logInElsewhere(this.sandbox, person);
  }

  /** Lets time pass, and holds what the screens say against what the server did. */
  async pass(wait: number): Promise<void> {
    await this.time.pass(wait);
    await this.check();
  }

  /** @throws where anything is not as it must be */
  async check(): Promise<void> {
    for (const tab of this.open) this.lookAt(tab);
    const [wrong] = this.tabs.wrongs;
    if (wrong !== undefined) throw new Error(wrong);
    const { ended, services } = this.sandbox;
    const { read } = services.db;
    if (ended !== this.checked) {
      this.checked = ended;
      this.orders = await readOrders(read);
      this.paths.follow(this.orders);
      await checkBalances(read, this.orders, this.operator.given);
    }
    this.meant.check(this.orders, this.people);
    for (const { wallet, userId } of this.people) {
      if (!wallet || this.shown.has(wallet)) continue;
      await checkShown(read, userId, wallet);
      this.shown.add(wallet);
    }
  }

  /** @throws where a secret was written down */
  checkSecrets(): void {
    for (const text of this.tabs.written) {
      for (const pin of everyPin)
        if (text.includes(pin)) throw new Error(`a secret was stored: ${text}`);
    }
  }

  private lookAt(tab: ModelTab): void {
    for (const screens of Object.values(this.personOf(tab.userId).screens)) screens.look(tab);
  }

  private clientOf(tab: ModelTab) {
    const known = this.clients.get(tab);
    if (!known) throw new Error('A tab without a client asks.');
    return known.client;
  }

  private request(tab: ModelTab, order: SentOrder): Promise<unknown> {
    const { userId, call, input, key } = order;
    if (key === '') return this.clientOf(tab).call(call, input);
    const { screens } = this.personOf(userId);
    const wanted = call.name === exchange.name ? screens.exchange : screens.recharge;
    if (!wanted.isWanted(tab, input)) this.tabs.wrongs.push(`nobody pressed for it: ${key}`);
    this.meant.note(order, this.sandbox.services.now());
    return this.clientOf(tab).call(call, input, { key });
  }
}
