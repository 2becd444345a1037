import { type Media, watchMedia } from './media.ts';

export type SchemeChoice = 'auto' | 'light' | 'dark';

/** Whether the system is in dark mode. */
export const systemDark: Media = watchMedia('(prefers-color-scheme: dark)');

/** @returns the scheme shown for a choice. */
export function schemeOf(choice: SchemeChoice): 'light' | 'dark' {
  if (choice !== 'auto') return choice;
  return systemDark.matches() ? 'dark' : 'light';
}

/**
 * Puts a choice on the page: `data-scheme` for the theme, `theme-color` for the browser's own bars.
 * @param pageColor page background per scheme
 */
export function applyScheme(
  choice: SchemeChoice,
  pageColor: Readonly<Record<'light' | 'dark', string>>,
): void {
  const scheme = schemeOf(choice);
  // Always spelled out: a brand whose default is dark would not follow a bare "auto".
  document.documentElement.dataset['scheme'] = scheme;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const meta of metas) {
    meta.removeAttribute('media');
    meta.content = pageColor[scheme];
  }
}
