import { QrCode } from 'lucide-react';
import type { Feature } from '../../core/feature/feature.ts';
import { readInviteLink } from './inviteLink.ts';
import { pathToInviter, shareQrcodePath } from './paths.ts';

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
      load: async () => (await import('./ShareQrcodeScreen.tsx')).ShareQrcodeScreen,
    },
  ],
  slots: {
    'scan.address': [
      {
        id: 'invite',
        order: 20,
        pathOf(text, origin) {
          const code = readInviteLink(text, origin);
          return code && pathToInviter(code);
        },
      },
    ],
    'mine.row': [{ ...row, order: 30 }],
    'editInformation.row': [{ ...row, order: 10 }],
  },
};
