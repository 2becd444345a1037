import { QrCode } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { shareQrcodePath } from './paths.ts';

const row = {
  id: 'invite',
  path: shareQrcodePath,
  label: 'invite.labels:myCode',
  Icon: QrCode,
} as const;

/** Bringing people in with one's own code. */
export const feature: Feature = {
  id: 'feature/invite',
  name: 'invite.labels:name',
  routes: [
    {
      path: shareQrcodePath,
      namespaces: ['invite.page'],
      load: async () => (await import('./ShareQrcodeScreen.tsx')).ShareQrcodeScreen,
    },
  ],
  slots: {
    'mine.row': [{ ...row, order: 30 }],
    'editInformation.row': [{ ...row, order: 10 }],
  },
};
