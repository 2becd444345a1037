import type { Call } from '../../../app/contract/call.ts';
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

type Needs = {
  call: Call;
  /** The first amount this person means, in hundredths of a point; the next ones are higher. */
  first: number;
  /** What an order of an amount opens with. */
  orderOf: (amount: number) => object;
  /** What goes along: the fund password, where the call wants one. */
  secretOf: (isRight: boolean) => object;
};

/**
 * The screens of one kind of order of one person, who means one order at a time, and the next one once
 * a screen says what became of it: what was meant as one order has one amount.
 */
export class OrderScreens {
  /** Keys of orders of which a screen said so. */
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  readonly unknown = new Set<string>();
  readonly dropped = new Set<string>();
  private readonly needs: Needs;
  /** Of the order the person means now, in hundredths of a point. */
  amount: number;
  private readonly shown = new WeakMap<ModelTab, { key: string; amount: number }>();
  /** Amounts of which a screen told what became of them, with the key it was told of. */
  private readonly told = new Map<number, string>();
  /** What the person has opened, or wants sent now, on the screen of a tab. */
  private readonly wanted = new WeakMap<ModelTab, Set<number>>();

  constructor(needs: Needs) {
    this.needs = needs;
    this.amount = needs.first;
  }

  intentOf(tab: ModelTab) {
    return tab.intents.intentOf(this.needs.call.name);
  }

  act(tab: ModelTab, deed: OrderDeed): void {
    const intent = this.intentOf(tab);
    const secret = this.needs.secretOf(!deed.endsWith('wrong'));
    switch (deed) {
      case 'edit':
        this.amount += 100;
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
        void intent.send(secret);
        if (deed === 'send-twice') void intent.send(secret);
        break;
      case 'send-now':
      case 'send-now-wrong':
        this.want(tab, Number(intent.view().record?.input['amount']));
        void intent.sendNow(secret);
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
      this.shown.set(tab, { key: record.key, amount: Number(record.input['amount']) });
      if (state.kind === 'unknown') this.unknown.add(record.key);
    }
    const shown = this.shown.get(tab);
    if (!shown || (state.kind !== 'done' && state.kind !== 'refused')) return;
    (state.kind === 'done' ? this.done : this.refused).add(shown.key);
    this.goOn(shown);
  }

  /** Whether the person has pressed for an amount on the screen of a tab. */
  isWanted(tab: ModelTab, amount: number): boolean {
    return this.wanted.get(tab)?.has(amount) ?? false;
  }

  private want(tab: ModelTab, amount: number): void {
    this.wanted.set(tab, (this.wanted.get(tab) ?? new Set()).add(amount));
  }

  private async open(tab: ModelTab): Promise<'opened' | 'other'> {
    const { amount } = this;
    const how = await this.intentOf(tab).open(this.input());
    if (how === 'opened') this.want(tab, amount);
    return how;
  }

  private async drop(tab: ModelTab): Promise<void> {
    const intent = this.intentOf(tab);
    const { state, record } = intent.view();
    await intent.drop();
    this.look(tab);
    if (state.kind !== 'unknown' || !record || this.done.has(record.key)) return;
    if (intent.view().state.kind !== 'none') return;
    this.dropped.add(record.key);
    this.goOn({ key: record.key, amount: Number(record.input['amount']) });
  }

  /** What became of an order is known: the next one is another. */
  private goOn({ key, amount }: { key: string; amount: number }): void {
    this.told.set(amount, key);
    if (amount === this.amount) this.amount += 100;
  }

  /**
   * Whether a confirm sheet is still there for what the person has since done, or given up, by another
   * one: two sheets with two keys are two orders, and nobody presses both for one.
   */
  private isToldOfAnother(tab: ModelTab): boolean {
    const { record } = this.intentOf(tab).view();
    const key = this.told.get(Number(record?.input['amount']));
    return key !== undefined && key !== record?.key;
  }

  private async order(tab: ModelTab, secret: object): Promise<void> {
    const { amount } = this;
    const how = await this.open(tab);
    // Nobody presses the button for what another tab has told meanwhile.
    if (how === 'opened' && amount === this.amount) await this.intentOf(tab).send(secret);
  }

  private input(): object {
    // A careless screen: the fund password is among what it opens with.
    return { ...this.needs.orderOf(this.amount), ...this.needs.secretOf(true) };
  }
}
