import type { BrandData } from '../../brand/data.ts';
import { isInZones } from '../../lib/zones.ts';

type Own = Pick<BrandData, 'origin' | 'operator'> & { lines: Pick<BrandData['lines'], 'zones'> };

/**
 * Whether an address belongs to whoever runs the brand: one of the operator's pages, the site itself,
 * or a host of its declared zones. The brand's file names them, no server and no link can add one.
 * @param href a checked https address, normalised
 */
export function isOwnAddress(href: string, { origin, operator, lines }: Own): boolean {
  const pages = operator
    ? [operator.termsUrl, operator.privacyUrl, operator.complaintsUrl, operator.supportContact]
    : [];
  if (pages.some((page) => URL.canParse(page) && new URL(page).href === href)) return true;
  const url = new URL(href);
  if (url.origin === origin) return true;
  // Another port of a host may belong to somebody else.
  return isInZones(url.host, lines.zones);
}
