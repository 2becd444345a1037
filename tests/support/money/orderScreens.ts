import type { Call } from '../../../app/contract/call.ts';
import type { CallError } from '../../../app/contract/callError.ts';
import type { ModelTab } from './modelTabs.ts';

/** What a person does on the screens of one kind of order. */
export const orderDeeds = [
  'open',
  /** Opens, and presses the button as soon as it may be pressed. */
  'order',
  'order-wrong',
  'edit',
  'send',
  'send-twice',
  'send-wrong',
  'send-now',
  'send-now-wrong',
  'leave',
  'drop',
  'check',
] as const;
export type OrderDeed = (typeof orderDeeds)[number];

export function isOrderDeed(deed: string): deed is OrderDeed {
  return (orderDeeds as readonly string[]).includes(deed);
}

/** The order a device keeps, or sends. */
type Input = Record<string, unknown>;

type Needs = {
  /** The call of the screens; where it has several ways, any of them. */
  call: Call;
  /** Declares the call for one order, where it has several ways. @default `call` */
  callOf?: (input: Input) => Call;
  /** The number of the first order this person means; those of the next ones are higher. */
  first: number;
  /** @param pick chooses among the kinds of orders there are. @default a hundred more */
  next?: (number: number, pick: number) => number;
  /** What an order of a number opens with. */
  orderOf: (number: number) => object;
  /** The number of what was opened. @default its amount */
  numberOf?: (input: Input) => number;
  /** What goes along: the fund password, where the call wants one. */
  secretOf: (isRight: boolean) => object;
  /** A screen says why an order was refused. */
  onRefused?: (key: string, error: CallError) => void;
};

type Shown = { key: string; number: number };

/**
 * The screens of one kind of order of one person, who means one order at a time, and the next one once
 * a screen says what became of it: what was meant as one order has one number, for most its amount.
 */
export class OrderScreens {
  /** Keys of orders of which a screen said so. */
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  readonly unknown = new Set<string>();
  readonly dropped = new Set<string>();
  private readonly needs: Needs;
  /** The number of the order the person means now. */
  number: number;
  private pick = 0;
  private readonly shown = new WeakMap<ModelTab, Shown>();
  /** The way whose screen is there in a tab, and what takes it away. */
  private readonly ways = new WeakMap<ModelTab, { call: Call; close: () => void }>();
  /** Numbers of which a screen told what became of them, with the key it was told of. */
  private readonly told = new Map<number, string>();
  /** What the person has opened, or wants sent now, on the screen of a tab. */
  private readonly wanted = new WeakMap<ModelTab, Set<number>>();

  constructor(needs: Needs) {
    this.needs = needs;
    this.number = needs.first;
  }

  get call(): Call {
    return this.needs.call;
  }

  intentOf(tab: ModelTab) {
    return tab.intents.intentOf(this.needs.call.name);
  }

  act(tab: ModelTab, deed: OrderDeed, pick = 0): void {
    const intent = this.intentOf(tab);
    const secret = this.needs.secretOf(!deed.endsWith('wrong'));
    this.pick = pick;
    switch (deed) {
      case 'edit':
        this.meanAnother();
        void this.open(tab);
        break;
      case 'open':
        void this.open(tab);
        break;
      case 'order':
      case 'order-wrong':
        void this.order(tab, secret);
        break;
      case 'send-twice':
      case 'send':
      case 'send-wrong':
        if (this.isToldOfAnother(tab)) break;
        this.send(tab, secret);
        if (deed === 'send-twice') this.send(tab, secret);
        break;
      case 'send-now':
      case 'send-now-wrong':
        this.sendNow(tab, secret);
        break;
      case 'leave':
        void intent.leave();
        break;
      case 'check':
        void intent.checkNow();
        break;
      case 'drop':
        void this.drop(tab);
    }
  }

  /** Reads what the screen of a tab says. */
  look(tab: ModelTab): void {
    const { state, record } = this.intentOf(tab).view();
    if (record) {
      this.shown.set(tab, { key: record.key, number: this.numberOf(record.input) });
      if (state.kind === 'unknown') this.unknown.add(record.key);
    }
    const shown = this.shown.get(tab);
    if (!shown || (state.kind !== 'done' && state.kind !== 'refused')) return;
    const said = state.kind === 'done' ? this.done : this.refused;
    if (state.kind === 'refused' && !said.has(shown.key))
      this.needs.onRefused?.(shown.key, state.error);
    said.add(shown.key);
    this.goOn(shown);
  }

  /** Whether the person has pressed for an order on the screen of a tab. */
  isWanted(tab: ModelTab, input: Input): boolean {
    return this.wanted.get(tab)?.has(this.numberOf(input)) ?? false;
  }

  /** The number an order is meant by. */
  numberOf(input: Input): number {
    return this.needs.numberOf?.(input) ?? Number(input['amount']);
  }

  private want(tab: ModelTab, number: number): void {
    this.wanted.set(tab, (this.wanted.get(tab) ?? new Set()).add(number));
  }

  private async open(tab: ModelTab): Promise<'opened' | 'other'> {
    const { number } = this;
    const input = this.input();
    this.showWay(tab, input);
    const how = await this.intentOf(tab).open(input);
    if (how === 'opened') this.want(tab, number);
    return how;
  }

  private send(tab: ModelTab, secret: object): void {
    void this.intentOf(tab).send(secret, this.callIn(tab));
  }

  private sendNow(tab: ModelTab, secret: object): void {
    const intent = this.intentOf(tab);
    const { record } = intent.view();
    if (record) this.want(tab, this.numberOf(record.input));
    void intent.sendNow(secret, this.callIn(tab));
  }

  /** The call as the way of the order in a tab declares it. */
  private callIn(tab: ModelTab): Call {
    const { record } = this.intentOf(tab).view();
    return record ? this.callOf(record.input) : this.needs.call;
  }

  private callOf(input: Input): Call {
    return this.needs.callOf?.(input) ?? this.needs.call;
  }

  /** Another way has another screen: the one before it is left. */
  private showWay(tab: ModelTab, input: Input): void {
    const call = this.callOf(input);
    const before = this.ways.get(tab);
    if (before?.call === call) return;
    const intent = this.intentOf(tab);
    if (before) void intent.leave();
    before?.close();
    this.ways.set(tab, { call, close: intent.watch(call) });
  }

  private async drop(tab: ModelTab): Promise<void> {
    const intent = this.intentOf(tab);
    const { state, record } = intent.view();
    await intent.drop();
    this.look(tab);
    if (state.kind !== 'unknown' || !record || this.done.has(record.key)) return;
    if (intent.view().state.kind !== 'none') return;
    this.dropped.add(record.key);
    this.goOn({ key: record.key, number: this.numberOf(record.input) });
  }

  /** What became of an order is known: the next one is another. */
  private goOn({ key, number }: Shown): void {
    this.told.set(number, key);
    if (number === this.number) this.meanAnother();
  }

  private meanAnother(): void {
    const { number, pick } = this;
    this.number = this.needs.next?.(number, pick) ?? number + 100;
  }

  /**
   * Whether a confirm sheet is still there for what the person has since done, or given up, by another
   * one: two sheets with two keys are two orders, and nobody presses both for one.
   */
  private isToldOfAnother(tab: ModelTab): boolean {
    const { record } = this.intentOf(tab).view();
    const key = record ? this.told.get(this.numberOf(record.input)) : undefined;
    return key !== undefined && key !== record?.key;
  }

  private async order(tab: ModelTab, secret: object): Promise<void> {
    const { number } = this;
    const how = await this.open(tab);
    // Nobody presses the button for what another tab has told meanwhile.
    if (how === 'opened' && number === this.number) this.send(tab, secret);
  }

  private input(): Input {
    // A careless screen: the fund password is among what it opens with.
    return { ...this.needs.orderOf(this.number), ...this.needs.secretOf(true) };
  }
}
