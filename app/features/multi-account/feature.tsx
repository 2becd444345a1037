import { UsersRound } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { switchAccountPath } from './paths.ts';

const row = {
  id: 'multi-account',
  path: switchAccountPath,
  label: 'multi-account.labels:name',
  Icon: UsersRound,
} as const;

/** Changing between the accounts used on this device. */
export const feature: Feature = {
  id: 'feature/multi-account',
  name: 'multi-account.labels:name',
  remembersAccounts: true,
  routes: [
    {
      path: switchAccountPath,
      load: async () => (await import('./SwitchAccountScreen.tsx')).SwitchAccountScreen,
    },
  ],
  slots: {
    'mine.row': [{ ...row, order: 40 }],
    'editInformation.row': [{ ...row, order: 20 }],
  },
};
