import type { ExchangeReason } from '../../../contract/exchange/exchangeReason.ts';

/** Sentences of the namespace `exchange.reasons`. */
const sentences = {
  cardRefused: 'cardRefused',
  nameMismatch: 'nameMismatch',
  bankUnavailable: 'bankUnavailable',
  notByOwner: 'notByOwner',
  askedByOwner: 'askedByOwner',
  technical: 'technical',
} as const satisfies Record<ExchangeReason, string>;

/**
 * @param reason code of why a withdrawal failed, as it came.
 * @returns which sentence says it: an unknown code has no words of its own.
 */
export function reasonKey(reason: string | null): ExchangeReason | 'unknown' {
  if (reason === null || !Object.hasOwn(sentences, reason)) return 'unknown';
  return sentences[reason as ExchangeReason];
}
