// @vitest-environment happy-dom
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import texts from '../../../locales/en-US/chat.places.json';
import common from '../../../locales/en-US/common.json';
import { ChooseLocationScreen } from './ChooseLocationScreen.tsx';
import { OpenLocationScreen } from './OpenLocationScreen.tsx';

let page: ShownScreen;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const coords = { latitude: 3.15785, longitude: 101.71165, accuracy: 12 };
type Device = { state?: string; error?: number };
let asked = 0;
/** A device that knows where it is, or fails with a code; it was not allowed to tell before. */
function device({ state = 'prompt', error }: Device = {}): void {
  asked = 0;
  vi.stubGlobal('isSecureContext', true);
  const geolocation = {
    getCurrentPosition(found: (position: object) => void, failed: (error: object) => void) {
      asked += 1;
      if (error === undefined) found({ coords });
      else failed({ code: error });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state }) },
  });
}

const choosing = (
  <Routes>
    <Route path="/choose-location" element={<ChooseLocationScreen />} />
    <Route path="*" element={null} />
  </Routes>
);

describe('/choose-location', () => {
  const open = async (send?: Messaging['send'], address = '?conversation=single_bea') => {
    const sent: [object, OutgoingContent][] = [];
    const keep: Messaging['send'] = (peer, content) => {
      sent.push([peer, content]);
      return { isKept: true, kept: Promise.resolve() };
    };
    const messaging = { ...idleServices.messaging, send: send ?? keep };
    const options = { services: { messaging }, address: `/choose-location${address}` };
    page = await showScreen(choosing, options, member().store);
    return sent;
  };
  const value = (name: string) => (page.control(name) as HTMLInputElement).value;

  it('asks the device when it is told to, and sends where it is, once, to the conversation', async () => {
    device();
    const sent = await open();
    expect(asked).toBe(0);
    await page.tap(texts.findMe);
    await page.shows('12 m');
    await page.type(texts.name, 'North gate');
    await act(async () => {
      page.control(texts.send).click();
      page.control(texts.send).click();
    });
    await page.settles(() => page.address() === '/pages/chat/conversation?id=single_bea');
    const { accuracy, ...place } = coords;
    const content = { kind: 'location', description: 'North gate', ...place, accuracy };
    expect(sent).toEqual([[{ sessionType: 1, userID: 'bea' }, content]]);
  });

  it('asks by itself where that was allowed before', async () => {
    device({ state: 'granted' });
    await open();
    await page.settles(() => value(texts.coordinates) === '3.15785, 101.71165');
    expect(asked).toBe(1);
  });

  it('says why there is no position, and takes coordinates by hand', async () => {
    for (const [error, sentence] of [
      [1, texts.refused],
      [2, texts.unavailable],
      [3, texts.timeout],
    ] as const) {
      device({ error });
      await open();
      await page.tap(texts.findMe);
      await page.shows(sentence);
      expect(page.has(texts.tryAgain)).toBe(true);
      await page.close();
    }
    const sent = await open();
    await page.type(texts.coordinates, '91, 0');
    await page.shows('from −90 to 90');
    expect((page.control(texts.send) as HTMLButtonElement).disabled).toBe(true);
    await page.type(texts.coordinates, '3.5, -70');
    await page.tap(texts.send);
    expect(sent[0]?.[1]).toMatchObject({ latitude: 3.5, longitude: -70, description: '' });
  });

  it('keeps places on the device, takes them again, and forgets them', async () => {
    device();
    await open();
    await page.type(texts.name, 'Home');
    await page.type(texts.coordinates, '3.5, -70');
    await page.tap(texts.save);
    expect(page.said()).toBe(texts.saved);
    await page.close();
    await open();
    await page.tap('Home3.50000, -70.00000');
    expect(value(texts.coordinates)).toBe('3.50000, -70.00000');
    expect(value(texts.name)).toBe('Home');
    await page.tap(texts.remove.replace('{{name}}', 'Home'));
    expect(page.text()).not.toContain(texts.savedTitle);
  });

  it('stays where the device has no room for the message', async () => {
    device();
    await open(() => ({ isKept: false, kept: Promise.reject(new Error('full')) }));
    await page.type(texts.coordinates, '3.5, -70');
    await page.tap(texts.send);
    await page.shows(texts.notKept);
    expect(page.address()).toContain('/choose-location');
  });

  it('leads to the chats where it came from no conversation', async () => {
    device();
    await open(undefined, '');
    expect(page.address()).not.toContain('choose-location');
  });
});

describe('/open-location', () => {
  const open = async (search: string): Promise<void> => {
    page = await showScreen(<OpenLocationScreen />, { address: `/open-location?${search}` });
  };

  it('shows the place, and the whole address of the maps before they open', async () => {
    device();
    await open('latitude=3.15785&longitude=101.71165&name=North%20gate&accuracy=12');
    await page.shows('North gate');
    expect(page.text()).toContain('3.15785, 101.71165');
    expect(page.text()).toContain('12 m');
    const href = page.control(texts.openInMaps).getAttribute('href') ?? '';
    expect(href).toBe(
      'https://www.openstreetmap.org/?mlat=3.15785&mlon=101.71165#map=16/3.15785/101.71165',
    );
    expect(page.text()).toContain(href);
    expect(document.querySelector('img, iframe')).toBeNull();
  });

  it('says how far it is only where the device may tell without asking', async () => {
    device();
    await open('latitude=3.15785&longitude=101.71165');
    expect(asked).toBe(0);
    await page.close();
    device({ state: 'granted' });
    await open('latitude=3.24785&longitude=101.71165');
    await page.shows('10 km');
  });

  it('copies the coordinates', async () => {
    device();
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await open('latitude=3.15785&longitude=101.71165');
    await page.tap(texts.copyCoordinates);
    expect(written).toEqual(['3.15785, 101.71165']);
    expect(page.said()).toBe(common.copied);
  });

  it('shows nothing of what is no place', async () => {
    device();
    await open('latitude=300&longitude=1&name=x');
    await page.shows(texts.damagedTitle);
    expect(page.has(texts.openInMaps)).toBe(false);
  });
});
