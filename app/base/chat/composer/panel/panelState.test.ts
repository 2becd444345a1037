import { expect, it } from 'vitest';
import { noPanel, type PanelFact, reducePanel } from './panelState.ts';

const stateAfter = (...facts: PanelFact[]) => facts.reduce(reducePanel, noPanel);
const plus: PanelFact = { type: 'opened', panel: 'plus' };

it('shows one panel at a time', () => {
  expect(stateAfter(plus, { type: 'opened', panel: 'emoji' }).shown).toBe('emoji');
  expect(stateAfter(plus, { type: 'closed' })).toEqual(noPanel);
});

it('stays until the keyboard is there', () => {
  const asked = stateAfter(plus, { type: 'keyboardAsked' });
  expect(asked).toEqual({ shown: 'plus', isLeaving: true });
  expect(reducePanel(asked, { type: 'keyboardSettled' })).toEqual(noPanel);
});

it('minds no keyboard that nobody asked for, and none that was asked for before', () => {
  expect(stateAfter(plus, { type: 'keyboardSettled' }).shown).toBe('plus');
  expect(stateAfter({ type: 'keyboardAsked' })).toEqual(noPanel);
  const back = stateAfter(plus, { type: 'keyboardAsked' }, plus, { type: 'keyboardSettled' });
  expect(back).toEqual({ shown: 'plus', isLeaving: false });
});
