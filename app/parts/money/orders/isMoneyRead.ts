/**
 * Whether a kept answer may be another one since an order of this call: the wallet and its records,
 * and what else the domain of the call reads.
 * @param queryKey as `callKey` makes it
 */
export function isMoneyRead(queryKey: readonly unknown[], call: string): boolean {
  const name = queryKey[1];
  if (typeof name !== 'string') return false;
  return name.startsWith('points.') || name.startsWith(`${call.split('.')[0]}.`);
}
