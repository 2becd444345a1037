// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import type { SlotParts } from '../../../core/feature/slots.ts';
import texts from '../../../locales/en-US/contacts.scan.json';
import { friendLink } from '../../../parts/friendCode/friendLink.ts';
import type { ScanDevices } from '../../../parts/scan/scanDevices.ts';
import { ScanFriend } from './ScanFriend.tsx';

const gift: SlotParts = {
  'scan.address': [
    {
      id: 'gift',
      order: 1,
      pathOf: (text, origin) => (text === `${origin}/gift` ? '/pages/gift' : null),
    },
  ],
};
const noFeatures = { loaded: [], isIncomplete: false };

let screen: ShownScreen;
afterEach(() => screen.close());

async function scan(code: string): Promise<void> {
  const camera = {
    hasLight: false,
    showIn: () => undefined,
    setLight: async () => true,
    onLost: () => undefined,
    close: () => undefined,
  };
  const devices: ScanDevices = {
    openCamera: async () => ({ camera }),
    createFrameReader: () => ({ read: () => ({}) as ImageData, close: () => undefined }),
    picturePixels: async () => ({}) as ImageData,
    readCode: async () => code,
  };
  screen = await showScreen(
    <FeaturesProvider value={noFeatures} areas={[gift]}>
      <ScanFriend devices={devices} />
    </FeaturesProvider>,
    {},
  );
}

describe('ScanFriend', () => {
  it('opens the person whom a code of the brand names', async () => {
    await scan(friendLink('u1', 'https://plain.example'));
    await screen.settles(() => screen.address() === '/pages/chat/user-info?userID=u1');
  });

  it.each(['https://plain.example', location.origin])(
    'opens what a feature makes codes of, at %s',
    async (origin) => {
      await scan(`${origin}/gift`);
      await screen.settles(() => screen.address() === '/pages/gift');
    },
  );

  it.each([friendLink('u1', 'https://other.example'), 'https://other.example/gift'])(
    'names the app that %s is of, and opens nothing',
    async (code) => {
      await scan(code);
      await screen.shows(texts.otherApp.replace('{{host}}', 'other.example'));
      expect(screen.address()).toBe('/x');
    },
  );

  it('says of any other code that it is not of this brand', async () => {
    await scan('https://other.example/news');
    await screen.shows(texts.foreign.replace('{{brand}}', 'Plain'));
    expect(screen.address()).toBe('/x');
  });
});
