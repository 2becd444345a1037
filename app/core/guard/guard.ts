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
  if (path === paths.login) return isMember && leadsMembersOn(path, search) ? paths.chat : null;
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

/**
 * Whether a page is nothing for a member: the login page, which a member opens only to add another
 * account.
 * @param path canonical path
 */
export function leadsMembersOn(path: string, search: string): boolean {
  return path === paths.login && !new URLSearchParams(search).has('add');
}

/** Whether a login may lead to a page: a tab page, or one that visitors are kept from. */
export function isBehindLogin(path: string, tabs: readonly string[]): boolean {
  return tabs.includes(path) || !isOpen(path, false, tabs);
}
