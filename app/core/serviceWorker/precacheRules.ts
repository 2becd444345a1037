import { fileAddress } from '../../brand/fileAddress.ts';

/**
 * Paths that are never answered with the cached page: files, the API, the gateway, uploaded files and
 * the pages of the local backend, what programs ask for. Matched against path and query.
 */
export const notPages: readonly RegExp[] = [/^\/(api|im|media|sandbox)(\/|\?|$)/, fileAddress];

/** @returns caches of this brand that the release in charge does not use. */
export function outdatedCaches(
  names: readonly string[],
  prefix: string,
  inUse: readonly string[],
): string[] {
  return names.filter((name) => name.startsWith(`${prefix}-`) && !inUse.includes(name));
}
