import * as v from 'valibot';

/**
 * Why a withdrawal failed. None of them names a payment, a task or a stake: a withdrawal never
 * depends on one, and what an operator cannot say, nobody can be told.
 */
export const exchangeReasons = [
  'cardRefused',
  'nameMismatch',
  'bankUnavailable',
  'notByOwner',
  'askedByOwner',
  'technical',
] as const;
export type ExchangeReason = (typeof exchangeReasons)[number];

export const exchangeStages = ['review', 'paying', 'done', 'failed'] as const;
export const exchangeStage = v.pipe(
  v.picklist(exchangeStages),
  v.description('In review, approved and being paid, paid, or given back.'),
);
