import { entryPaths as paths } from '../navigation/entryPaths.ts';

/** Who asks, and for what. */
export type Visit = {
  /** Canonical path. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  isMember: boolean;
  /** A visitor has come past the entry: another tab page has been shown. */
  looksAround: boolean;
  /** Paths of this site's tab pages. */
  tabs: readonly string[];
};

/** Folders of pages that need no login (specification, sections 2 and 6). */
const openFolders = [
  '/pages/modal/',
  '/pages/common/',
  '/pages/init/',
  '/pages/auth/',
  '/pages/customer/',
];

/**
 * Where a visit leads instead of its own page (specification, section 2).
 * @returns a path, or null when the page may be shown.
 */
export function redirectOf({ path, search, isMember, looksAround, tabs }: Visit): string | null {
  if (path === paths.login) return isMember && !isAddingAccount(search) ? paths.chat : null;
  if (isMember || isOpen(path, looksAround, tabs)) return null;
  return paths.login;
}

function isOpen(path: string, looksAround: boolean, tabs: readonly string[]): boolean {
  // The entry leads a visitor to the login. One who came on without it stays among the tabs, where
  // the chat tab says what it takes.
  if (path === paths.chat) return looksAround;
  if (path === paths.frame || tabs.includes(path)) return true;
  return openFolders.some((folder) => path.startsWith(folder));
}

/** A member may open the login page to add another account. */
function isAddingAccount(search: string): boolean {
  return new URLSearchParams(search).has('add');
}
