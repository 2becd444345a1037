// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackViewport } from './viewport.ts';

function useVisualViewport(height: number) {
  const viewport = Object.assign(new EventTarget(), { height, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  return viewport;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const appHeight = () => document.documentElement.style.getPropertyValue('--app-h');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('trackViewport', () => {
  it('follows the visible height while a keyboard comes and goes', () => {
    const viewport = useVisualViewport(800);
    const stop = trackViewport();
    expect(appHeight()).toBe('800px');
    viewport.height = 460.4;
    viewport.dispatchEvent(new Event('resize'));
    expect(appHeight()).toBe('460px');
    stop();
    expect(appHeight()).toBe('');
  });

  it('leaves the layout alone while the person zooms in', () => {
    const viewport = useVisualViewport(800);
    const stop = trackViewport();
    Object.assign(viewport, { height: 400, scale: 2 });
    viewport.dispatchEvent(new Event('resize'));
    expect(appHeight()).toBe('800px');
    stop();
  });

  it('undoes the scroll that iOS leaves behind', async () => {
    const viewport = useVisualViewport(800);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const stop = trackViewport();
    vi.stubGlobal('scrollY', 120);
    viewport.dispatchEvent(new Event('resize'));
    await nextFrame();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    stop();
  });

  it('undoes it also where only the page is moved, as for another field under the same keyboard', () => {
    const viewport = useVisualViewport(460);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const stop = trackViewport();
    vi.stubGlobal('scrollY', 120);
    viewport.dispatchEvent(new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    stop();
    viewport.dispatchEvent(new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
