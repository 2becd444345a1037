import { describe, expect, it } from 'vitest';
import {
  ModelOrders,
  type OrderFate,
  refusedEvery,
  rightPassword,
  wrongPassword,
} from '../../../../tests/support/money/modelOrders.ts';
import { type ModelTab, ModelTabs } from '../../../../tests/support/money/modelTabs.ts';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { exchange } from '../../../contract/exchange/exchange.ts';

const right = { fundPassword: rightPassword };
const wrong = { fundPassword: wrongPassword };
const order = { amount: 100, cardId: 'card-1', fee: 0 };

/** @param fates what happens to each request in turn; all others are served */
function start(...fates: OrderFate[]) {
  const time = createVirtualClock({ turns: 2 });
  const device = { isBroken: false, isMessageLost: false };
  const asked: number[] = [];
  const orders = new ModelOrders(time, () => {
    asked.push(time.now());
    return fates.shift() ?? 'served';
  });
  const tabs = new ModelTabs({
    time,
    request: (_, sent) => orders.request(sent),
    isStoreBroken: () => device.isBroken,
    isMessageLost: () => device.isMessageLost,
  });
  const open = (userId = 'ann') => {
    const tab = tabs.open(userId);
    const intent = tab.intents.intentOf(exchange.name);
    const leaveScreen = intent.watch(exchange);
    return { tab, intent, leaveScreen, state: () => intent.view().state };
  };
  /** Opens the confirm screen and presses the button. */
  const send = async ({ intent }: { intent: ReturnType<ModelTab['intents']['intentOf']> }) => {
    await time.until(intent.open(order));
    await time.until(intent.send(right));
  };
  return {
    time,
    device,
    orders,
    tabs,
    open,
    send,
    asked,
    effects: () => orders.effectsOf('ann', 100),
  };
}

describe('the order of a confirm screen', () => {
  it('goes once, however often the button is pressed, and is gone with its answer', async () => {
    const { time, tabs, open, asked, effects } = start();
    const { intent, state } = open();
    await time.until(intent.open(order));
    expect(state()).toEqual({ kind: 'open', input: order });
    const taps = [intent.send(right), intent.send(right), intent.send(right)];
    expect(state().kind).toBe('sending');
    await time.until(Promise.all(taps));
    expect(state()).toMatchObject({ kind: 'done', answer: { status: 0 } });
    expect([asked.length, effects(), tabs.rows.size]).toEqual([1, 1, 0]);
  });

  it('stays open under its key after a wrong fund password', async () => {
    const { time, tabs, open, effects } = start();
    const { intent, state } = open();
    await time.until(intent.open(order));
    const [before] = tabs.rows.values();
    await time.until(intent.send(wrong));
    expect(state().kind).toBe('open');
    expect(intent.view().passing?.failure).toMatchObject({ name: 'fundPasswordWrong' });
    expect([...tabs.rows.values()][0]?.key).toBe(before?.key);
    await time.until(intent.send(right));
    expect([state().kind, intent.view().passing, effects()]).toEqual(['done', null, 1]);
  });

  it('may become another one after a wrong fund password, once the first is closed', async () => {
    const { time, orders, open } = start();
    const { intent, state } = open();
    await time.until(intent.open(order));
    await time.until(intent.send(wrong));
    expect(await time.until(intent.open({ ...order, amount: 200 }))).toBe('opened');
    await time.until(intent.send(right));
    expect(state().kind).toBe('done');
    expect([orders.effectsOf('ann', 100), orders.effectsOf('ann', 200)]).toEqual([0, 1]);
  });

  it('is not sent where it cannot be stored', async () => {
    const { time, device, open, asked } = start();
    const { intent, state } = open();
    await time.until(intent.open(order));
    device.isBroken = true;
    await time.until(intent.send(right));
    expect([state().kind, asked.length]).toEqual(['unstorable', 0]);
    device.isBroken = false;
    await time.until(intent.open(order));
    await time.until(intent.send(right));
    expect(state().kind).toBe('done');
  });

  it('can be changed where the device had no network: nothing has left it', async () => {
    const { time, open, asked } = start();
    const { tab, intent, state } = open();
    await time.until(intent.open(order));
    tab.device.isOnline = false;
    await time.until(intent.send(right));
    expect([state().kind, asked.length]).toEqual(['open', 0]);
    expect(intent.view().passing?.failure).toEqual({ kind: 'offline' });
    expect(await time.until(intent.open({ ...order, amount: 300 }))).toBe('opened');
    expect(state()).toMatchObject({ input: { amount: 300 } });
  });

  it('ends with a refusal of the server', async () => {
    const { time, tabs, open } = start();
    const { intent, state } = open();
    await time.until(intent.open({ ...order, amount: refusedEvery }));
    await time.until(intent.send(right));
    expect(state()).toMatchObject({ kind: 'refused', error: { call: exchange.name } });
    expect(tabs.rows.size).toBe(0);
    await time.until(intent.leave());
    expect(state().kind).toBe('none');
  });

  it.each([
    ['shows it still', true],
    ['sent it', false],
  ])('is read as the screen declares it that %s', async (_, isOtherGone) => {
    const { time, open } = start('lost-answer');
    const { intent, state } = open();
    const leaveOther = intent.watch({ ...exchange, errors: [] });
    await time.until(intent.open({ ...order, amount: refusedEvery }));
    await time.until(isOtherGone ? intent.send(right) : intent.send(right, exchange));
    if (isOtherGone) leaveOther();
    await time.until(intent.checkNow());
    expect(state()).toMatchObject({ kind: 'refused', error: { failure: { kind: 'declared' } } });
  });
});

describe('an order without an answer', () => {
  it('is asked about after 1, 2, 4 … 30 seconds, while the page is seen and online', async () => {
    const { time, open, send, asked } = start(
      'lost-answer',
      ...Array<OrderFate>(9).fill('captive'),
    );
    const page = open();
    await send(page);
    expect(page.state()).toMatchObject({ kind: 'unknown', canSend: false });
    await time.pass(100_000);
    const gaps = asked.map((at, turn) => Math.floor((at - (asked[turn - 1] ?? at)) / 1_000));
    expect(gaps.slice(1, 8)).toEqual([1, 2, 4, 8, 16, 30, 30]);
    page.tab.device.isSeen = false;
    const count = asked.length;
    await time.pass(100_000);
    expect(asked.length).toBe(count);
    page.tab.device.isSeen = true;
    page.tab.wake();
    await time.pass(10_000);
    expect(page.state().kind).toBe('done');
  });

  it('is sent again by itself on the screen that is still open', async () => {
    const { time, open, send, effects } = start('lost-request');
    const page = open();
    await send(page);
    await time.pass(2_000);
    expect([page.state().kind, effects()]).toEqual(['done', 1]);
  });

  it('is resolved where the server failed after it was done', async () => {
    const { time, open, send, tabs, effects } = start('failed-done');
    const page = open();
    await send(page);
    expect(page.state()).toMatchObject({ kind: 'unknown', canSend: false });
    expect(page.intent.view().passing).toBeNull();
    await time.pass(1_500);
    expect([page.state().kind, effects(), tabs.rows.size]).toEqual(['done', 1, 0]);
  });

  it('waits for the person where the server failed and has not seen it, under its key', async () => {
    const { time, open, send, asked, tabs, effects } = start('failed-server', 'served');
    const page = open();
    await send(page);
    expect(await time.until(page.intent.open({ ...order, amount: 200 }))).toBe('other');
    await time.pass(60_000);
    expect(page.state()).toMatchObject({ kind: 'unknown', canSend: true, input: order });
    const [record] = tabs.rows.values();
    expect([effects(), record?.sends]).toEqual([0, 1]);
    await time.until(page.intent.sendNow(right));
    expect([page.state().kind, effects()]).toEqual(['done', 1]);
    expect(asked.length).toBeGreaterThan(2);
  });

  it('waits for the person after a reload, and goes under its key', async () => {
    const { time, tabs, open, send, effects } = start('late');
    const first = open();
    await send(first);
    const [record] = tabs.rows.values();
    first.tab.kill();
    const second = open();
    await time.pass(1_000);
    expect(second.state()).toMatchObject({ kind: 'unknown', canSend: true, input: order });
    expect(second.tab.intents.unconfirmed()).toMatchObject([
      { call: exchange.name, canSend: true },
    ]);
    expect(await time.until(second.intent.open({ ...order, amount: 200 }))).toBe('other');
    await time.until(second.intent.sendNow(right));
    expect(second.state().kind).toBe('done');
    expect(tabs.noted.has(record?.key ?? '')).toBe(true);
    await time.finish();
    expect(effects()).toBe(1);
  });

  it('that is dropped has no effect when it arrives later', async () => {
    const { time, tabs, open, send, effects } = start('late');
    const first = open();
    await send(first);
    first.tab.kill();
    const second = open();
    await time.pass(1_000);
    await time.until(second.intent.drop());
    expect([second.state().kind, tabs.rows.size]).toEqual(['none', 0]);
    await time.finish();
    expect(effects()).toBe(0);
  });

  it('is not dropped before the server says so', async () => {
    const { time, tabs, open, send } = start('late', 'served', 'captive');
    const first = open();
    await send(first);
    first.tab.kill();
    const second = open();
    await time.pass(500);
    await time.until(second.intent.drop());
    expect([second.state().kind, tabs.rows.size]).toEqual(['unknown', 1]);
  });

  it('of yesterday is closed and never sent', async () => {
    const { time, open, send, effects } = start('late');
    const first = open();
    await send(first);
    first.tab.kill();
    time.sleep(13 * 3_600_000);
    const second = open();
    await time.pass(1_000);
    expect(second.state()).toMatchObject({
      kind: 'refused',
      error: { failure: { name: 'intentClosed' } },
    });
    await time.finish();
    expect(effects()).toBe(0);
  });

  it('is told to nobody once its person is gone', async () => {
    const { time, tabs, open } = start();
    const { tab, intent } = open();
    await time.until(intent.open(order));
    const told = tabs.written.length;
    tab.intents.close();
    await time.until(intent.leave());
    expect([tabs.rows.size, tabs.written.length]).toEqual([0, told]);
  });

  it('stays filed for its person, and is shown to nobody else', async () => {
    const { time, tabs, open, send } = start('lost-answer');
    const ann = open('ann');
    await send(ann);
    ann.tab.intents.close();
    const bo = open('bo');
    await time.pass(60_000);
    expect([bo.state().kind, bo.tab.intents.unconfirmed()]).toEqual(['none', []]);
    expect(tabs.rows.size).toBe(1);
    bo.tab.intents.close();
    const back = open('ann');
    await time.pass(1_000);
    expect([back.state().kind, tabs.rows.size]).toEqual(['done', 0]);
  });
});

describe('two tabs', () => {
  it('join one order: the same input has one key, another one waits', async () => {
    const { time, tabs, open, effects } = start();
    const one = open();
    const two = open();
    await time.until(one.intent.open(order));
    expect(await time.until(two.intent.open({ ...order, amount: 200 }))).toBe('other');
    expect(two.state()).toEqual({ kind: 'open', input: order });
    // What the other tab has open is not sent by a button that showed something else.
    await time.until(two.intent.send(right));
    expect(effects()).toBe(0);
    expect(await time.until(two.intent.open(order))).toBe('opened');
    expect(tabs.rows.size).toBe(1);
    await time.until(Promise.all([one.intent.send(right), two.intent.send(right)]));
    await time.pass(5_000);
    expect([one.state().kind, two.state().kind, effects()]).toEqual(['done', 'done', 1]);
  });

  it('both show what became of it, also where no message came', async () => {
    const { time, device, open, send } = start('lost-answer');
    const one = open();
    await send(one);
    device.isMessageLost = true;
    const two = open();
    await time.pass(40_000);
    expect([one.state().kind, two.state().kind]).toEqual(['done', 'done']);
  });
});
