import { UsersRound } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { switchAccountPath } from './paths.ts';

const entry = { path: switchAccountPath, labelKey: 'name', Icon: UsersRound } as const;

/** Changing between the accounts used on this device. */
export const feature: Feature = {
  id: 'feature/multi-account',
  namespace: 'multi-account',
  nameKey: 'name',
  remembersAccounts: true,
  entries: [
    { ...entry, place: 'mine', order: 40 },
    { ...entry, place: 'edit-information', order: 20 },
  ],
  routes: [
    {
      path: switchAccountPath,
      load: async () => (await import('./SwitchAccountScreen.tsx')).SwitchAccountScreen,
    },
  ],
};
