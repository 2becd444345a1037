// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import { amountsHiddenAtom } from '../../../parts/money/amountsHidden.ts';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { useRefusalText } from './useRefusalText.ts';

const refused = new CallError('exchange.exchange', {
  kind: 'declared',
  domain: 'points',
  name: 'balanceInsufficient',
  data: { available: 12_345 },
  message: '',
});

function Refusal() {
  return <p>{useRefusalText('USD')(refused)}</p>;
}

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

it('says what is available, unless amounts are hidden', async () => {
  screen = await showScreen(<Refusal />, {});
  expect(screen.text()).toContain('$123.45');
  await act(async () => screen.store.set(amountsHiddenAtom, true));
  expect(screen.text()).toContain('Hidden');
  expect(screen.text()).not.toContain('123');
});
