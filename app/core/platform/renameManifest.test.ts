import { describe, expect, it } from 'vitest';
import { renameManifest } from './renameManifest.ts';

const stamped = {
  id: '/',
  name: 'Stamped',
  short_name: 'Stamped',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  share_target: { action: '/share', method: 'POST' },
  icons: [{ src: '/i/icon.png', sizes: '192x192', type: 'image/png' }],
  shortcuts: [{ name: 'Chats', url: '/', icons: [{ src: '/i/chat.png' }] }],
};
const base = 'https://app.example/manifest.webmanifest';

describe('renameManifest', () => {
  it('changes the name and keeps the rest, with whole addresses', () => {
    expect(renameManifest(stamped, base, { name: 'Now', icon: null })).toEqual({
      ...stamped,
      id: 'https://app.example/',
      start_url: 'https://app.example/',
      scope: 'https://app.example/',
      name: 'Now',
      short_name: 'Now',
      share_target: { action: 'https://app.example/share', method: 'POST' },
      icons: [{ src: 'https://app.example/i/icon.png', sizes: '192x192', type: 'image/png' }],
      shortcuts: [
        {
          name: 'Chats',
          url: 'https://app.example/',
          icons: [{ src: 'https://app.example/i/chat.png' }],
        },
      ],
    });
  });

  it('puts one icon in place of those stamped', () => {
    const icon = 'https://app.example/media/new.png';
    expect(renameManifest(stamped, base, { name: 'Now', icon })).toMatchObject({
      icons: [{ src: icon, sizes: 'any' }],
    });
  });

  it('takes a manifest without lists', () => {
    expect(renameManifest({ name: 'Bare' }, base, { name: 'Now', icon: null })).toMatchObject({
      name: 'Now',
    });
  });
});
