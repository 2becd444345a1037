import type { ChainType } from '../../../contract/recharge-usdt/chain.ts';
import { mostMicroUsdt } from '../../../contract/recharge-usdt/usdtAmounts.ts';
import { type HashProblem, hashProblem } from '../../../lib/chainAddress/hashProblem.ts';
import { type AmountProblem, parseAmount } from '../../../lib/money/parseAmount.ts';

export type UsdtField = 'amount' | 'txHash';
export type UsdtProblem =
  | Exclude<AmountProblem, 'shape'>
  | 'amountShape'
  | Exclude<HashProblem, 'secret'>
  | 'hashMissing'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'hashTaken';

/** Decimals of USDT that count. */
export const usdtDecimals = 6;

type Rules = {
  chainType: ChainType;
  /** Millionths of 1 USDT. */
  minDep: number;
  /** BCP 47 of the language. */
  tag: string;
};

/** What is wrong with an amount in USDT and the hash of its transaction, as they were typed. */
export function checkUsdt(
  { amount, txHash }: Readonly<Record<UsdtField, string>>,
  rules: Rules,
): Partial<Record<UsdtField, UsdtProblem>> {
  const wrongAmount = amountProblem(amount, rules);
  const wrongHash = hashProblemOf(txHash, rules.chainType);
  return {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(wrongHash && { txHash: wrongHash }),
  };
}

function amountProblem(text: string, { minDep, tag }: Rules): UsdtProblem | null {
  const parsed = parseAmount(text, tag, usdtDecimals);
  if ('problem' in parsed) return parsed.problem === 'shape' ? 'amountShape' : parsed.problem;
  if (parsed.value < minDep) return 'belowMinimum';
  return parsed.value > mostMicroUsdt ? 'aboveMaximum' : null;
}

function hashProblemOf(text: string, chainType: ChainType): UsdtProblem | null {
  if (text.trim() === '') return 'hashMissing';
  const problem = hashProblem(chainType, text);
  // What looks like a key never gets as far as this; if it did, it is no hash.
  return problem === 'secret' ? 'shape' : problem;
}

/** @returns a hash as it is sent: without what was pasted around it, in lower case. */
export function plainHash(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Whether a text may open somebody's wallet. Such a text is taken out of its field at once.
 * @param chainType for the field of the hash; no other field has room for 64 hex digits
 */
export function isSecret(text: string, chainType: ChainType = 'ERC20'): boolean {
  return hashProblem(chainType, text) === 'secret';
}
