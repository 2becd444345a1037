import { paths } from '../core/paths.ts';
import type { LazySource } from './lazy/loadCache.ts';

export type ShellScreen = LazySource & {
  path: string;
  /** Lies over the page it was opened from, instead of sliding in. */
  isOverlay?: boolean;
};

/** The shell's own pages beside its tabs. Their code loads when one is opened. */
export const shellScreens: readonly ShellScreen[] = [
  {
    path: paths.languageSetting,
    load: async () => (await import('./my/LanguageScreen.tsx')).LanguageScreen,
  },
  {
    path: paths.appearance,
    load: async () => (await import('./my/AppearanceScreen.tsx')).AppearanceScreen,
  },
  { path: paths.about, load: async () => (await import('./common/AboutScreen.tsx')).AboutScreen },
  {
    path: paths.install,
    load: async () => (await import('./common/InstallScreen.tsx')).InstallScreen,
  },
];
