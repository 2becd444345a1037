import type { Services } from '../services.ts';
import type { OrderKind } from './kinds.ts';

const letters: Readonly<Record<OrderKind, string>> = {
  recharge: 'R',
  exchange: 'X',
  grant: 'G',
  correction: 'C',
};

/** Digits of Crockford's base 32: none looks like another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns a new number such as X20260309-7K3M9Q2FXA: the UTC day, and no counter that tells volume. */
export function newOrderNo(
  { now, randomBytes }: Pick<Services, 'now' | 'randomBytes'>,
  kind: OrderKind,
): string {
  const day = new Date(now()).toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from(randomBytes(10), (byte) => digits[byte % digits.length]);
  return `${letters[kind]}${day}-${random.join('')}`;
}
