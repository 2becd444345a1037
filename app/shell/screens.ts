import type { LazyRoute, LazySource } from '../core/lazy/lazyRoute.ts';
import { paths } from '../core/navigation/paths.ts';

/** Stands where a page of a feature that is switched off would. */
export const switchedOffScreen: LazySource = {
  load: async () => (await import('./common/SwitchedOffScreen.tsx')).SwitchedOffScreen,
};

/** The shell's own pages beside its tabs. Their code loads when one is opened. */
export const shellScreens: readonly LazyRoute[] = [
  {
    path: paths.about,
    title: 'common:about',
    load: async () => (await import('./common/AboutScreen.tsx')).AboutScreen,
  },
  {
    path: paths.install,
    title: 'common:install',
    load: async () => (await import('./common/InstallScreen.tsx')).InstallScreen,
  },
  {
    path: paths.webview,
    load: async () => (await import('./modal/WebviewScreen.tsx')).WebviewScreen,
  },
  {
    path: paths.shareImage,
    title: 'common:share',
    load: async () => (await import('./modal/ShareImageScreen.tsx')).ShareImageScreen,
  },
  {
    path: paths.modal,
    isOverlay: true,
    load: async () => (await import('./modal/modalScreens.tsx')).ModalScreen,
  },
  {
    path: paths.notice,
    isOverlay: true,
    load: async () => (await import('./modal/modalScreens.tsx')).ModalNScreen,
  },
  {
    path: paths.updateAlert,
    isOverlay: true,
    load: async () => (await import('./update/UpdateScreen.tsx')).UpdateScreen,
  },
  {
    path: paths.previewImage,
    isOverlay: true,
    load: async () => (await import('./modal/PreviewImageScreen.tsx')).PreviewImageScreen,
  },
];
