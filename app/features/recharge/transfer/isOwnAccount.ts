import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';

/**
 * Whether an account is the operator's own: in its legal name, letter by letter. Money sent to
 * anybody else could not be claimed from the one that owes the points.
 * @param legalName null where the brand names no operator
 */
export function isOwnAccount(
  { holder }: Pick<RechargeMethod, 'holder'>,
  legalName: string | null,
): boolean {
  return legalName !== null && composed(holder) === composed(legalName);
}

function composed(name: string): string {
  return name.normalize('NFC').trim();
}
