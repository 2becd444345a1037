import { chat } from '../../brand/tabPlaces/chat.ts';

/** The paths that decide what a visit starts with; apart from the others for the script of the page. */
export const entryPaths = {
  chat: '/',
  login: '/pages/auth/login',
  frame: '/pages/iframe/iframe',
} as const;

/** Other spellings of a path, and the path they stand for. */
export const aliases: Readonly<Record<string, string>> = {
  [chat.path]: entryPaths.chat,
  '/index.html': entryPaths.chat,
};

/** @returns the path an address stands for: no trailing slash, no alias. */
export function canonicalPath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/';
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? path) : path;
}
