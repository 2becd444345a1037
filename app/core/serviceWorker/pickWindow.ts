import { canonicalPath, entryPaths } from '../navigation/entryPaths.ts';

type OpenWindow = { url: string; focused: boolean; visibilityState: string };

/**
 * @returns the window in which to open what a notice is about: the one in front before one that can be
 * seen, before any other. The framed page of a desktop only holds the app; the frame itself is asked.
 */
export function pickWindow<Window extends OpenWindow>(windows: readonly Window[]): Window | null {
  const own = windows.filter(
    ({ url }) => canonicalPath(new URL(url).pathname) !== entryPaths.frame,
  );
  const seen = own.find(({ visibilityState }) => visibilityState === 'visible');
  return own.find(({ focused }) => focused) ?? seen ?? own[0] ?? null;
}
