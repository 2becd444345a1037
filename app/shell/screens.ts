import { paths } from '../core/paths.ts';
import type { LazySource } from './lazy/loadCache.ts';

export type ShellScreen = LazySource & { path: string };

const namespaces = ['modal'];

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
  {
    path: paths.webview,
    namespaces,
    load: async () => (await import('./modal/WebviewScreen.tsx')).WebviewScreen,
  },
  {
    path: paths.shareImage,
    namespaces,
    load: async () => (await import('./modal/ShareImageScreen.tsx')).ShareImageScreen,
  },
  {
    path: paths.modal,
    namespaces,
    isOverlay: true,
    load: async () => (await import('./modal/ModalScreen.tsx')).ModalScreen,
  },
  {
    path: paths.notice,
    namespaces,
    isOverlay: true,
    load: async () => (await import('./modal/ModalNScreen.tsx')).ModalNScreen,
  },
  {
    path: paths.updateAlert,
    namespaces,
    isOverlay: true,
    load: async () => (await import('./update/UpdateScreen.tsx')).UpdateScreen,
  },
  {
    path: paths.previewImage,
    namespaces,
    isOverlay: true,
    load: async () => (await import('./modal/PreviewImageScreen.tsx')).PreviewImageScreen,
  },
];
