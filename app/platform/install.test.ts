// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createInstaller } from './install.ts';

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  window.dispatchEvent(event);
  return event;
}

describe('createInstaller', () => {
  it('holds the offer back and shows it once, on demand', async () => {
    const installer = createInstaller();
    const onChange = vi.fn();
    installer.subscribe(onChange);
    expect(installer.way()).toBe('none');
    const event = offer('dismissed');
    expect(event.defaultPrevented).toBe(true);
    expect(installer.way()).toBe('prompt');
    expect(await installer.ask()).toBe('dismissed');
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(await installer.ask()).toBe('unavailable');
    expect(installer.way()).toBe('none');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('knows when the app has been installed', () => {
    const installer = createInstaller();
    offer('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect(installer.way()).toBe('installed');
  });
});
