import { useSyncExternalStore } from 'react';
import type { InstallWay } from '../../platform/install.ts';
import { useServices } from './services.tsx';

/** How this browser can put the app on the home screen, kept up to date. */
export function useInstallWay(): InstallWay {
  const { installer } = useServices();
  return useSyncExternalStore(installer.subscribe, installer.way, () => 'none');
}
