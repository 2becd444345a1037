import { describe, expect, it } from 'vitest';
import { moneyStatus } from '../fields/money.ts';
import { exchange } from './exchange.ts';
import { exchangeReasons, exchangeStages } from './exchangeReason.ts';

/**
 * A withdrawal is never conditional on a payment, a task or a stake: whatever is to say so later has
 * to change one of these lists, and this test with it.
 */
describe('a withdrawal', () => {
  it('has these states and no other', () => {
    expect(moneyStatus.pipe[0].options).toEqual([0, 1, 2]);
    expect(exchangeStages).toEqual(['review', 'paying', 'done', 'failed']);
  });

  it('fails for these reasons and no other', () => {
    expect(exchangeReasons).toEqual([
      'cardRefused',
      'nameMismatch',
      'bankUnavailable',
      'notByOwner',
      'askedByOwner',
      'technical',
    ]);
  });

  it('is refused with these errors and no other', () => {
    expect(exchange.errors.map(({ name }) => name).sort()).toEqual([
      'ageUnconfirmed',
      'amountOutOfBounds',
      'balanceInsufficient',
      'cardMissing',
      'cardUnknown',
      'dayLimit',
      'featureOff',
      'feeChanged',
      'fundPasswordBlocked',
      'fundPasswordLocked',
      'fundPasswordMissing',
      'fundPasswordWrong',
      'intentClosed',
      'onHold',
      'tooManyOpen',
    ]);
  });

  it('takes an amount, a card, the fee that was shown and the fund password', () => {
    expect(Object.keys(exchange.input.entries)).toEqual([
      'amount',
      'cardId',
      'fee',
      'fundPassword',
    ]);
  });
});
