// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fitKeyboard,
  fitStanding,
  heightInPlace,
  type KeyboardFit,
  trackKeyboard,
} from './keyboardHeight.ts';

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
        const panel = Math.max(0, heightInPlace(fit) - fit.keyboard);
        expect(height - panel).toBe(508);
      }),
    );
  });

  it('remembers a lower keyboard once it stands still, and no bar', () => {
    const up = fitKeyboard(start, { width: 390, height: 508, isWriting: true });
    const lower = fitKeyboard(up, { width: 390, height: 604, isWriting: true });
    expect(lower).toMatchObject({ keyboard: 240, remembered: 336 });
    expect(fitStanding(lower)).toMatchObject({ keyboard: 240, remembered: 240 });
    const bar = fitKeyboard(up, { width: 390, height: 788, isWriting: true });
    expect(fitStanding(bar)).toMatchObject({ keyboard: 56, remembered: 336 });
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

  it('tells of a keyboard that comes step by step once it is as high as the last one, or stands still', () => {
    vi.useFakeTimers();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const viewport = Object.assign(new EventTarget(), { height: 700, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    const field = document.body.appendChild(document.createElement('textarea'));
    const onKeyboard = vi.fn();
    const stop = trackKeyboard(onKeyboard);
    const resize = (height: number): string => {
      viewport.height = height;
      viewport.dispatchEvent(new Event('resize'));
      return document.documentElement.style.getPropertyValue('--panel-h');
    };
    field.focus();
    expect(resize(400)).toBe('300px');
    expect([resize(560), resize(700), resize(560), resize(440)]).toEqual(Array(4).fill('300px'));
    expect(onKeyboard).toHaveBeenCalledTimes(1);
    resize(400);
    expect(onKeyboard).toHaveBeenCalledTimes(2);
    resize(700);
    resize(440);
    vi.advanceTimersByTime(500);
    expect(onKeyboard).toHaveBeenCalledTimes(3);
    expect(resize(440)).toBe('260px');
    stop();
    field.remove();
    vi.useRealTimers();
  });
});
