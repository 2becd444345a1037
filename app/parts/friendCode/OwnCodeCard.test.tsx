// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import common from '../../locales/en-US/common.json';
import texts from '../../locales/en-US/contacts.code.json';
import { qrPath } from '../../ui/qrPath.ts';
import { friendLink } from './friendLink.ts';
import { OwnCodeCard } from './OwnCodeCard.tsx';

let screen: ShownScreen;
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  await screen.close();
});

const link = friendLink('u1', 'https://plain.example');

async function open(changes: Partial<typeof plainProfile> = {}): Promise<void> {
  screen = await showScreen(<OwnCodeCard profile={{ ...plainProfile, ...changes }} />, {
    texts: { 'contacts.code': texts, common },
  });
}

/** The browser's share sheet. @returns what was handed to it. */
function shareSheet(): ShareData[] {
  const given: ShareData[] = [];
  const share = async (data: ShareData) => void given.push(data);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return given;
}

describe('OwnCodeCard', () => {
  it('shows the name, not the one to log in with, and a code of the own link', async () => {
    await open();
    expect(screen.text()).toContain('Ada');
    expect(screen.text()).not.toContain('ada_l');
    const code = document.querySelector('svg[role="img"]');
    expect(code?.getAttribute('aria-label')).toBe('QR code of Ada');
    expect(code?.querySelector('path')?.getAttribute('d')).toBe(qrPath(link).path);
  });

  it('shows the photo beside the name, and initials without one', async () => {
    await open({ avatar: '/photo.png' });
    const pictures = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual([`${location.origin}/photo.png`]);
    await screen.close();
    await open({ nickName: 'Grace Hopper' });
    expect(screen.text()).toContain('GH');
  });

  it('hands on the link, and no more than the name beside it', async () => {
    const given = shareSheet();
    await open();
    await screen.tap(common.share);
    expect(given).toEqual([{ title: 'Plain', text: 'Add Ada as a friend on Plain.', url: link }]);
  });

  it('says so when the image cannot be drawn', async () => {
    await open();
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('no such icon'));
      },
    );
    await screen.tap(common.saveImage);
    expect([screen.said(), screen.has(common.saveImage)]).toEqual([common.operationFailed, true]);
  });
});
