import type { LazyRoute } from '../core/lazy/lazyRoute.ts';
import { paths } from '../core/navigation/paths.ts';

const namespaces = ['modal', 'common'];

/** The shell's own pages beside its tabs. Their code loads when one is opened. */
export const shellScreens: readonly LazyRoute[] = [
  {
    path: paths.about,
    namespaces: ['about'],
    load: async () => (await import('./common/AboutScreen.tsx')).AboutScreen,
  },
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
