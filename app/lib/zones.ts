/**
 * Whether a host belongs to a brand: it is one of its zones or below one, and on the port of that zone.
 * The page's policy lets through exactly the same (`cli/stamp/contentSecurityPolicy.ts`).
 * @param host as `URL.host` has it: with its port, where that is not the one of its scheme
 * @param zones the brand's `lines.zones`: domains, with `:port` where it is not 443
 */
export function isInZones(host: string, zones: readonly string[]): boolean {
  return zones.some((zone) => host === zone || host.endsWith(`.${zone}`));
}
