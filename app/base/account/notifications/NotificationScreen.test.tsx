// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import words from '../../../locales/en-US/account.notifications.json';
import { localStore, storageKeys } from '../../../platform/storage.ts';
import { NotificationScreen } from './NotificationScreen.tsx';

let screen: ShownScreen;
beforeEach(() => localStore.remove(storageKeys.alertsOff));
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

/** A browser that stands at `permission`, and answers with `answer` when the person is asked. */
function browserAt(permission: NotificationPermission, answer = permission) {
  const asked = vi.fn(async () => {
    held.permission = answer;
    return answer;
  });
  const held = { permission, requestPermission: asked };
  vi.stubGlobal('Notification', held);
  return asked;
}

/** A browser with these things beside what all have. */
function browserWith(things: object): void {
  const { permissions } = navigator;
  vi.stubGlobal('navigator', { permissions, ...things });
}

const isOn = (name: string) => screen.control(name).getAttribute('aria-checked');
const open = async () => {
  screen = await showScreen(<NotificationScreen />, {});
};

describe('the page of notifications', () => {
  it('has notices off until the person allows them by the tap that turns them on', async () => {
    const asked = browserAt('default', 'granted');
    await open();
    expect(isOn(words.onScreen)).toBe('false');
    expect(asked).not.toHaveBeenCalled();
    await screen.tap(words.onScreen);
    await screen.settles(() => isOn(words.onScreen) === 'true');
    expect(asked).toHaveBeenCalledTimes(1);
    await screen.tap(words.onScreen);
    expect(isOn(words.onScreen)).toBe('false');
    expect(localStore.read(storageKeys.alertsOff)).toBe('["notices"]');
    await screen.tap(words.onScreen);
    expect(isOn(words.onScreen)).toBe('true');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says where to allow notices once they are refused', async () => {
    browserAt('default', 'denied');
    await open();
    await screen.tap(words.onScreen);
    await screen.shows(words.blocked);
    expect(isOn(words.onScreen)).toBe('false');
    expect(screen.control(words.onScreen).hasAttribute('disabled')).toBe(true);
  });

  it('offers no notices to a browser without them, and says so', async () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    await open();
    expect(screen.has(words.onScreen)).toBe(false);
    expect(screen.text()).toContain(words.unsupported);
  });

  it('sends people on iOS to the Home Screen first', async () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    browserWith({ userAgent: 'iPhone', maxTouchPoints: 5, language: 'en' });
    await open();
    expect(screen.text()).toContain(words.installFirst);
    expect(document.querySelector('a[href="/pages/common/install"]')).not.toBeNull();
  });

  it('has vibration and badge only where the device has them; each stays as it is set', async () => {
    browserAt('granted');
    browserWith({ userAgent: '', vibrate: () => true, setAppBadge: () => undefined });
    await open();
    for (const name of [words.onScreen, words.sound, words.vibration, words.badge]) {
      expect(isOn(name)).toBe('true');
    }
    for (const name of [words.sound, words.vibration, words.badge]) await screen.tap(name);
    await screen.close();
    await open();
    for (const name of [words.sound, words.vibration, words.badge]) {
      expect(isOn(name)).toBe('false');
    }
    await screen.close();
    browserWith({ userAgent: '' });
    await open();
    for (const name of [words.vibration, words.badge]) expect(screen.has(name)).toBe(false);
  });

  it('follows another page of the app', async () => {
    browserAt('granted');
    await open();
    await act(async () => {
      localStorage.setItem(storageKeys.alertsOff, '["sound"]');
      window.dispatchEvent(
        new StorageEvent('storage', { key: storageKeys.alertsOff, newValue: '["sound"]' }),
      );
    });
    expect(isOn(words.sound)).toBe('false');
  });
});
