import type { OrderWords } from '../money/order/orderKind.ts';

/** What is said of a top-up, whatever its way. */
export const rechargeWords: OrderWords = {
  title: 'recharge.confirm:title',
  submit: 'recharge.confirm:submit',
  after: 'recharge.confirm:after',
  elsewhere: 'recharge.confirm:taken',
  discard: 'recharge.confirm:discard',
  sending: 'recharge.confirm:submitting',
  unstorable: 'recharge.confirm:unstorable',
};
