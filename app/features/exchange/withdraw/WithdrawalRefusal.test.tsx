// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answeringBackend } from '../../../../tests/support/answers.ts';
import { openWallet } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import { amountsHiddenAtom } from '../../../parts/money/amountsHidden.ts';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { WithdrawalRefusal } from './WithdrawalRefusal.tsx';

const refused = new CallError('exchange.exchange', {
  kind: 'declared',
  domain: 'points',
  name: 'balanceInsufficient',
  data: { available: 12_345 },
  message: '',
});

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

it('says what is available, unless amounts are hidden', async () => {
  const { session, store } = member();
  const backend = answeringBackend({ 'points.amount': () => openWallet });
  const services = { backend, session };
  screen = await showScreen(<WithdrawalRefusal error={refused} />, { services }, store);
  await screen.shows('$123.45');
  await act(async () => screen.store.set(amountsHiddenAtom, true));
  expect(screen.text()).toContain('Hidden');
  expect(screen.text()).not.toContain('123');
});
