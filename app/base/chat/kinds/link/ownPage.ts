import { canonicalPath } from '../../../../core/navigation/entryPaths.ts';
import { paths } from '../../../../core/navigation/paths.ts';

/** Pages that show what their address says, in words that would look like ours, and ways in. */
const closed: readonly string[] = [paths.login, paths.frame, paths.init, paths.previewImage];
const closedFolder = '/pages/modal/';

/**
 * @param href a checked https address
 * @param origins those of this app
 * @param pages paths of the pages that there are
 * @returns path and query of the page that the address names; null where a message may not lead
 */
export function ownPage(
  href: string,
  origins: readonly string[],
  pages: readonly string[],
): string | null {
  const { origin, pathname, search } = new URL(href);
  const path = canonicalPath(pathname);
  if (!origins.includes(origin) || !pages.includes(path)) return null;
  return closed.includes(path) || path.startsWith(closedFolder) ? null : `${path}${search}`;
}
