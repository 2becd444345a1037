import { followVisibleSize, isMagnified, type VisibleSize, visibleSize } from './visibleSize.ts';

/**
 * Keeps `--app-h` at the height that is really visible, also while a keyboard is up.
 * @returns the unsubscriber.
 */
export function trackViewport(): () => void {
  const root = document.documentElement;
  const show = ({ height }: VisibleSize): void => {
    root.style.setProperty('--app-h', `${height}px`);
  };
  let frame = 0;
  const stopFollowing = followVisibleSize((size) => {
    show(size);
    // In the same frame, once all that follows from the size can be laid out.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  });
  if (!isMagnified()) show(visibleSize());
  // From one field to another under the same keyboard nothing changes its size.
  window.visualViewport?.addEventListener('scroll', returnPage);
  return () => {
    cancelAnimationFrame(frame);
    stopFollowing();
    window.visualViewport?.removeEventListener('scroll', returnPage);
    root.style.removeProperty('--app-h');
  };
}

function settle(): void {
  returnPage();
  keepFieldInView();
}

/** iOS scrolls the fixed page to bring a field above the keyboard, and leaves it there. */
function returnPage(): void {
  if (!isMagnified() && window.scrollY !== 0) window.scrollTo(0, 0);
}

/** The field in use stays above the keyboard that has just come up for it. */
function keepFieldInView(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.scrollIntoView({ block: 'nearest' });
  }
}
