import { QrCode } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { shareQrcodePath } from './paths.ts';

const entry = { path: shareQrcodePath, labelKey: 'myCode', Icon: QrCode } as const;

/** Bringing people in with one's own code. */
export const feature: Feature = {
  id: 'feature/invite',
  namespace: 'invite',
  nameKey: 'name',
  entries: [
    { ...entry, place: 'mine', order: 30 },
    { ...entry, place: 'edit-information', order: 10 },
  ],
  routes: [
    {
      path: shareQrcodePath,
      namespaces: ['common', 'common.errors'],
      load: async () => (await import('./ShareQrcodeScreen.tsx')).ShareQrcodeScreen,
    },
  ],
};
