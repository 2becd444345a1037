import { isInZones } from './zones.ts';

/** The parts of a `URL` that say where it leads. */
type ParsedAddress = Readonly<
  Record<'username' | 'password' | 'origin' | 'protocol' | 'host', string>
>;

/**
 * Whether a picture may be asked for, as the page's policy has it: from its own site, or by https from one
 * of the brand's zones. Anything else would only be stopped on its way.
 * @param origin of the page. @param zones the brand's `lines.zones`
 */
export function mayLoadPicture(
  address: ParsedAddress,
  origin: string,
  zones: readonly string[],
): boolean {
  if (address.username !== '' || address.password !== '') return false;
  if (address.origin === origin) return true;
  return address.protocol === 'https:' && isInZones(address.host, zones);
}
