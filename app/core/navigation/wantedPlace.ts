import { canonicalPath } from './entryPaths.ts';
import { siteAddress } from './siteAddress.ts';

/** Key in the state of the login page's entry. Only the app writes it: no link from outside can. */
const key = 'wanted';

/**
 * What the login page is opened with in place of another page.
 * @param address path and query of that page
 * @param userId the person it is for, where their session ended; null: for whoever logs in
 */
export function wantedState(address: string, userId: string | null): Record<string, unknown> {
  return { [key]: { address, userId } };
}

/**
 * Where somebody goes on who has logged in on the login page.
 * @param state of the entry; one that the browser has kept may be of another version of the app.
 * @param isPlace tells the paths that a login may lead to
 * @returns path and query of a page of this site; null where none was asked for that they may see.
 */
export function wantedPlace(
  state: unknown,
  userId: string,
  isPlace: (path: string) => boolean,
): string | null {
  const wanted = fieldOf(state, key);
  const address = fieldOf(wanted, 'address');
  const owner = fieldOf(wanted, 'userId');
  if (typeof address !== 'string' || (owner !== null && owner !== userId)) return null;
  const read = siteAddress(address);
  const path = read && canonicalPath(read.pathname);
  return path !== null && isPlace(path) ? `${path}${read?.search}` : null;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
