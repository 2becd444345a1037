// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { declareCall } from '../../../contract/call.ts';
import type { CallFailure } from '../../../contract/callError.ts';
import { orderNo } from '../../../contract/fields/money.ts';
import { pointsErrors } from '../../../contract/points/errors.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { SheetHost } from '../../../core/overlay/SheetHost.tsx';
import { ActiveScreen } from '../../../core/screen/activeScreen.tsx';
import common from '../../../locales/en-US/common.json';
import texts from '../../../locales/en-US/points.intents.json';
import { openTabChannel } from '../../../platform/tabChannel.ts';
import { createIntentStore } from '../orders/intentStore.ts';

import { ConfirmSheet } from './ConfirmSheet.tsx';
import type { OrderKind } from './orderKind.ts';
import { PendingOrder } from './PendingOrder.tsx';
import { TakenNotice } from './TakenNotice.tsx';
import { type ConfirmProps, useOrder } from './useOrder.ts';
import { useShowOrder } from './useShowOrder.ts';

/** A kind of order that declares as little as it can, as a game's stake would. */
const placeStake = declareCall({
  name: 'points.placeStake',
  path: '/game/stake',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Stakes points on a team.',
  input: v.object({ points: v.number(), odds: v.number() }),
  output: v.object({ orderNo }),
  errors: [pointsErrors.balanceInsufficient],
});
const stake: OrderKind = {
  call: placeStake,
  words: { title: 'common:about', submit: 'common:save', elsewhere: 'common:loading' },
};

function StakeConfirm({ input, about, ...sheet }: ConfirmProps<typeof placeStake, string>) {
  return (
    <ConfirmSheet
      {...sheet}
      kind={stake}
      amount={`${input.points} points`}
      rows={[
        { label: 'Team', value: about },
        { label: 'Odds', value: input.odds },
      ]}
    />
  );
}

const loadConfirm = vi.fn(async () => StakeConfirm);
/** Not yet loaded at the start of a test. */
let confirmSheet: PartSource<ConfirmProps<typeof placeStake, string>>;
const isFrontAtom = atom(true);
const order = { points: 500, odds: 2 };

function Stakes() {
  const stakes = useOrder({ call: placeStake, sheet: confirmSheet, about: 'Rivers' });
  useShowOrder(stakes.intent, { list: '/stakes' });
  if (stakes.intent.state.kind === 'unknown') {
    return <PendingOrder kind={stake}>A stake of 500</PendingOrder>;
  }
  return (
    <>
      <button type="button" onClick={() => void stakes.ask(order, order.points)}>
        Stake
      </button>
      <TakenNotice words={stake.words} order={stakes} />
    </>
  );
}

function Page() {
  return (
    <ActiveScreen active={useAtomValue(isFrontAtom)}>
      <SheetHost>
        <Stakes />
      </SheetHost>
    </ActiveScreen>
  );
}

const refused: CallFailure = {
  kind: 'declared',
  domain: 'points',
  name: 'balanceInsufficient',
  data: { available: 1 },
  message: '',
};

/** After which nothing is sent again by itself. */
const noWord: CallFailure = { kind: 'refused', code: 9999, message: '' };

let screen: ShownScreen;
let leave: () => Promise<void>;
beforeEach(() => {
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
  confirmSheet = { load: () => loadConfirm() };
});
afterEach(async () => {
  await screen.close();
  await leave();
});

async function open(answer: () => unknown = () => ({ orderNo: 'S20270115-0123456789' })) {
  const backend = answeringBackend({
    [placeStake.name]: answer,
    'points.intentOutcome': () => ({ state: 'unseen', answer: null, error: null }),
  });
  const sent: { input: unknown; key: string | undefined }[] = [];
  const { call } = backend;
  backend.call = (one, input, options) => {
    if (one.name === placeStake.name) sent.push({ input, key: options?.key });
    return call(one, input, options);
  };
  const { session, store } = member();
  leave = session.logout;
  screen = await showScreen(<Page />, { services: { backend, session } }, store);
  return { backend, sent };
}

const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';

async function ask(): Promise<void> {
  await screen.tap('Stake');
  await screen.shows('500 points');
}

describe('an order whose kind declares a call, three words and rows', () => {
  it('shows all of it, goes once, and leads to its page', async () => {
    const { sent } = await open();
    await ask();
    for (const part of [common.about, 'TeamRivers', 'Odds2']) expect(dialog()).toContain(part);
    expect(sent).toEqual([]);
    const button = screen.control(common.save);
    await act(async () => {
      button.click();
      button.click();
    });
    await screen.settles(() => screen.address().endsWith('S20270115-0123456789'));
    expect(sent.map(({ input }) => input)).toEqual([order]);
  });

  it('leaves its list where its number is not known', async () => {
    const { backend } = await open(failing(placeStake.name, { kind: 'timeout' }));
    await ask();
    await screen.tap(common.save);
    await screen.shows(texts.safety);
    backend.answer('points.intentOutcome', () => ({ state: 'done', answer: null, error: null }));
    await screen.tap(texts.checkNow);
    await screen.settles(() => screen.address() === '/stakes');
  });

  it('says on its sheet why it was refused, and goes back to the form', async () => {
    const { sent } = await open(failing(placeStake.name, refused));
    await ask();
    await screen.tap(common.save);
    await screen.shows(texts.change);
    expect(screen.has(common.save)).toBe(false);
    await screen.tap(texts.change);
    await screen.settles(() => dialog() === '');
    expect(sent).toHaveLength(1);
    await ask();
    await screen.shows(common.save);
  });

  it('takes the place of the form while it is unknown, and is sent again as it was', async () => {
    const { backend, sent } = await open(failing(placeStake.name, noWord));
    await ask();
    await screen.tap(common.save);
    await screen.shows(texts.safety);
    await screen.shows('A stake of 500');
    expect(screen.has('Stake')).toBe(false);
    await screen.settles(() => dialog() === '');
    await screen.tap(texts.checkNow);
    await screen.shows(texts.unseen);
    backend.answer(placeStake.name, () => ({ orderNo: 'S20270115-0123456789' }));
    await screen.tap(texts.sendNow);
    await screen.settles(() => screen.address().endsWith('S20270115-0123456789'));
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(sent[0]?.key).toBeDefined();
  });

  it('can be asked for again where its sheet did not come', async () => {
    loadConfirm.mockImplementationOnce(() => Promise.reject(new Error('absent')));
    loadConfirm.mockImplementationOnce(() => Promise.reject(new Error('absent')));
    const { sent } = await open();
    await screen.tap('Stake');
    await screen.settles(() => screen.said() !== '');
    await ask();
    await screen.tap(common.save);
    await screen.settles(() => screen.address().endsWith('S20270115-0123456789'));
    expect(sent).toHaveLength(1);
  });

  it('stays closed where a press on the form came just before', async () => {
    await open();
    let changes = 0;
    const otherPage = openTabChannel('money-intents');
    otherPage.subscribe(() => {
      changes += 1;
    });
    await ask();
    await screen.settles(() => changes === 1);
    await act(async () => {
      screen.control('Stake').click();
      screen.control(common.close).click();
    });
    // The first is forgotten, the second noted, and forgotten as well.
    await screen.settles(() => changes === 4);
    expect(dialog()).toBe('');
    otherPage.close();
    await ask();
    await screen.shows(common.save);
  });

  it('is given up with its page, and can be asked for again', async () => {
    await open();
    await ask();
    await act(async () => screen.store.set(isFrontAtom, false));
    await screen.settles(() => dialog() === '');
    await act(async () => screen.store.set(isFrontAtom, true));
    expect(dialog()).toBe('');
    await ask();
  });

  it('has nothing to press without a network', async () => {
    await open();
    await ask();
    await act(async () => screen.store.set(onlineAtom, false));
    expect(screen.has(common.save)).toBe(false);
    expect(dialog()).toContain(texts.offline);
    await act(async () => screen.store.set(onlineAtom, true));
    expect(screen.has(common.save)).toBe(true);
  });

  it('waits for one on the confirm sheet of another page, until that is given up', async () => {
    const place = { userId: 'u1', packageId: plainBrandData.packageId, call: placeStake.name };
    await createIntentStore().change(place, () => ({
      ...place,
      ...{ key: '0f0e0d0c-0b0a-4908-8706-050403020100', input: { ...order, points: 9 }, points: 9 },
      ...{ state: 'open', sends: 0, openedAt: Date.now(), sentAt: null },
    }));
    await open();
    await screen.tap('Stake');
    await screen.shows(common.loading);
    expect(dialog()).toBe('');
    await screen.tap(texts.discard);
    await screen.settles(() => !screen.text().includes(common.loading));
    await ask();
  });
});
