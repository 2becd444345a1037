// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitKeyboard, heightInPlace, type KeyboardFit, trackKeyboard } from './keyboardHeight.ts';

const start: KeyboardFit = { width: 390, full: 844, keyboard: 0, remembered: 0 };

describe('fitKeyboard', () => {
  it('remembers what a keyboard took while somebody writes', () => {
    const up = fitKeyboard(start, { width: 390, height: 508, isWriting: true });
    expect(up).toEqual({ width: 390, full: 844, keyboard: 336, remembered: 336 });
    const down = fitKeyboard(up, { width: 390, height: 844, isWriting: true });
    expect(down).toEqual({ width: 390, full: 844, keyboard: 0, remembered: 336 });
  });

  it('takes no bar of the browser, and no window made smaller, for a keyboard', () => {
    const bar = fitKeyboard(start, { width: 390, height: 788, isWriting: true });
    expect(bar.remembered).toBe(0);
    const smaller = fitKeyboard(start, { width: 390, height: 500, isWriting: false });
    expect(smaller).toEqual({ width: 390, full: 500, keyboard: 0, remembered: 0 });
  });

  it('begins anew on a turned device', () => {
    const up = fitKeyboard(start, { width: 390, height: 508, isWriting: true });
    expect(fitKeyboard(up, { width: 844, height: 390, isWriting: true })).toEqual({
      ...{ width: 844, full: 390, keyboard: 0, remembered: 0 },
    });
  });

  it('leaves the field where it is in every step between keyboard and panel', () => {
    const up = fitKeyboard(start, { width: 390, height: 508, isWriting: true });
    fc.assert(
      fc.property(fc.integer({ min: 508, max: 844 }), (height) => {
        const fit = fitKeyboard(up, { width: 390, height, isWriting: true });
        const panel = Math.max(0, heightInPlace({ ...fit, remembered: 336 }) - fit.keyboard);
        expect(height - panel).toBe(508);
      }),
    );
  });
});

describe('heightInPlace', () => {
  it('is that of the keyboard, a usual one before there was any, and never most of the window', () => {
    expect(heightInPlace({ ...start, remembered: 300 })).toBe(300);
    expect(heightInPlace(start)).toBe(304);
    expect(heightInPlace({ ...start, full: 360, remembered: 300 })).toBe(198);
  });
});

describe('trackKeyboard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('says how much a keyboard takes, and keeps it for the next visit', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const viewport = Object.assign(new EventTarget(), { height: 700, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    const root = document.documentElement.style;
    const field = document.body.appendChild(document.createElement('textarea'));
    const onKeyboard = vi.fn();
    const stop = trackKeyboard(onKeyboard);
    expect(root.getPropertyValue('--keyboard-h')).toBe('0px');
    field.focus();
    viewport.height = 420;
    viewport.dispatchEvent(new Event('resize'));
    expect(root.getPropertyValue('--keyboard-h')).toBe('280px');
    expect(root.getPropertyValue('--panel-h')).toBe('280px');
    expect(onKeyboard).toHaveBeenCalledTimes(1);
    stop();
    field.remove();
    viewport.height = 700;
    trackKeyboard(onKeyboard)();
    expect(root.getPropertyValue('--panel-h')).toBe('280px');
  });
});
