import { describe, expect, it } from 'vitest';
import type { AlertKind } from '../../../core/alerts/alertSettings.ts';
import { alertsFor } from './alertsFor.ts';

const hidden = { mayNotify: true, isVisible: false, isAnyVisible: false, sinceLast: 60_000 };
const inView = { ...hidden, isVisible: true, isAnyVisible: true };
const off = (...kinds: AlertKind[]): ReadonlySet<AlertKind> => new Set(kinds);

describe('how a new message makes itself known', () => {
  it('sounds and trembles while the app is in view, without a notice', () => {
    expect(alertsFor({ ...inView, off: off() })).toEqual({
      sound: true,
      vibration: true,
      notice: null,
    });
  });

  it('is a notice with the sound of the device while the app is hidden', () => {
    expect(alertsFor({ ...hidden, off: off() })).toEqual({
      sound: false,
      vibration: false,
      notice: { isSilent: false, isRenewed: true },
    });
  });

  it.each([
    ['without leave', { ...hidden, mayNotify: false, off: off() }],
    ['where the person switched notices off', { ...hidden, off: off('notices') }],
    ['while another page of the app is in view', { ...hidden, isAnyVisible: true, off: off() }],
  ])('is the sound of the app %s', (_, moment) => {
    expect(alertsFor(moment)).toEqual({ sound: true, vibration: false, notice: null });
  });

  it('leaves out what the person switched off', () => {
    const both = off('sound', 'vibration');
    expect(alertsFor({ ...inView, off: both })).toMatchObject({ sound: false, vibration: false });
    expect(alertsFor({ ...inView, off: off('sound') })).toMatchObject({ vibration: true });
    expect(alertsFor({ ...hidden, off: off('sound') }).notice).toEqual({
      isSilent: true,
      isRenewed: false,
    });
  });

  it('is heard once of many at a time; each has its notice', () => {
    const soon = { sinceLast: 200, off: off() };
    expect(alertsFor({ ...inView, ...soon })).toMatchObject({ sound: false, vibration: false });
    expect(alertsFor({ ...hidden, ...soon }).notice).toEqual({ isSilent: false, isRenewed: false });
  });
});
