import { createHash } from 'node:crypto';
import type { Call } from '../../../../app/contract/call.ts';
import { transferOrder } from '../../../../app/contract/recharge/transferOrder.ts';
import type { ChainType } from '../../../../app/contract/recharge-usdt/chain.ts';
import { usdtOrder } from '../../../../app/contract/recharge-usdt/usdtOrder.ts';

type Input = Record<string, unknown>;
type Kind = 'transfer' | { chainType: ChainType; isShared: boolean };

/** What a pick of 0 to 7 chooses. A shared transaction is reported several times, by either person. */
const kinds: readonly Kind[] = [
  'transfer',
  { chainType: 'TRC20', isShared: true },
  { chainType: 'TRC20', isShared: false },
  'transfer',
  { chainType: 'ERC20', isShared: true },
  { chainType: 'TRC20', isShared: true },
  { chainType: 'ERC20', isShared: false },
  { chainType: 'TRC20', isShared: true },
];

/** Numbers of orders are hundreds: each in turn is of the next kind. */
const unit = 100;
const round = unit * kinds.length;
/** Orders of a person, one after the other, of which the shared ones are of one transaction. */
const roundsOfOneHash = 4;

/** @returns the number of the first recharge of a person, of whom another one tops up in another way. */
export function firstRecharge(first: number, at: number): number {
  return first + unit * (1 - at);
}

/** @returns the number of the next order, which is of the kind that `pick` chooses. */
export function nextRecharge(number: number, pick: number): number {
  return number - (number % round) + round + (pick % kinds.length) * unit;
}

/** No whole USDT: what it is worth has to be rounded. */
const microOfOne = 3_001;
const microMore = 17;

/**
 * @param number of the order: the points of a transfer; other amounts of USDT have other numbers.
 * @param rate as the person has been shown it.
 * @returns what the confirm screen opens with
 */
export function rechargeInput(
  { userId, first, rate }: { userId: string; first: number; rate: number },
  number: number,
): object {
  const kind = kinds[(number % round) / unit] ?? 'transfer';
  if (kind === 'transfer') return { method: 'transfer', methodId: 'transfer-1', amount: number };
  const { chainType, isShared } = kind;
  const turn = Math.floor((number - first) / round / roundsOfOneHash);
  const name = isShared ? `shared ${turn}` : `${userId} ${number}`;
  const digits = createHash('sha256').update(`${chainType} ${name}`).digest('hex');
  const txHash = chainType === 'TRC20' ? digits : `0x${digits}`;
  return { method: 'usdt', chainType, amount: number * microOfOne + microMore, txHash, rate };
}

/** @returns the number of an order, from what it was opened with. */
export function rechargeNumber({ method, amount }: Input): number {
  return method === 'usdt' ? (Number(amount) - microMore) / microOfOne : Number(amount);
}

/** @returns the call as the way of an order declares it. */
export function rechargeCall({ method }: Input): Call {
  return method === 'usdt' ? usdtOrder : transferOrder;
}
