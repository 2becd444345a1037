import type { Page } from 'playwright/test';
import { keyboardWait } from '../../../app/base/chat/composer/panel/panelState.ts';

/**
 * How a browser makes room for a keyboard on the screen. `layout`: window and page shrink, as in Chrome and
 * Firefox of Android, which follow `interactive-widget=resizes-content`. `visual`: the window stays as it
 * is, only its visual viewport shrinks, as in Safari.
 */
export type KeyboardModel = 'layout' | 'visual';

export type Keyboard = {
  model: KeyboardModel;
  /** What is left of the window while it comes, step by step; the last one once it is up. In pixels. */
  heights: readonly number[];
};

type InPage = Keyboard & { full: number; keyboardWait: number };

/**
 * Gives a page a keyboard that behaves as that of a phone: it comes a moment after a field got the focus, or
 * was tapped, and goes once no field has it.
 */
export async function giveKeyboard(page: Page, keyboard: Keyboard): Promise<void> {
  const { width, height: full } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.exposeFunction('resizeWindow', (height: number) =>
    page.setViewportSize({ width, height }),
  );
  await page.evaluate(followFocus, { ...keyboard, full, keyboardWait });
}

/** @returns height of the part of the window that is to be seen, in pixels */
export function visibleHeight(page: Page): Promise<number> {
  return page.evaluate(() => window.visualViewport?.height ?? 0);
}

/** In the page. */
function followFocus({ model, heights, full, keyboardWait }: InPage): void {
  const { visualViewport, resizeWindow } = window as unknown as {
    visualViewport: VisualViewport;
    resizeWindow: (height: number) => Promise<void>;
  };
  const isField = (element: EventTarget | null) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  let shown = full;
  if (model === 'visual') {
    Object.defineProperty(visualViewport, 'height', { get: () => shown, configurable: true });
  }
  const show = async (height: number): Promise<void> => {
    shown = height;
    if (model === 'layout') return resizeWindow(height);
    // Sizes are told of at the beginning of a frame.
    await new Promise(requestAnimationFrame);
    visualViewport.dispatchEvent(new Event('resize'));
  };
  // This one comes for certain, however long a busy machine takes: the page does not give it up.
  const wait = window.setTimeout;
  window.setTimeout = ((act: () => void, delay?: number, ...given: unknown[]) =>
    wait(act, delay === keyboardWait ? 60_000 : delay, ...given)) as typeof window.setTimeout;
  let isUp = false;
  let moved = Promise.resolve();
  const follow = (): void => {
    const isWanted = isField(document.activeElement);
    if (isWanted === isUp) return;
    isUp = isWanted;
    const way = isUp ? heights : [...heights].reverse().slice(1).concat(full);
    for (const height of way) moved = moved.then(() => show(height));
  };
  const soon = (): void => void setTimeout(follow, 50);
  for (const event of ['focusin', 'focusout', 'click']) document.addEventListener(event, soon);
}
