/**
 * Keeps `--app-h` at the height that is really visible, also while a keyboard is up.
 * @returns the unsubscriber.
 */
export function trackViewport(): () => void {
  const { visualViewport } = window;
  const root = document.documentElement;
  const update = () => {
    // While the person pinches, the visual viewport is a magnifier: the layout must not follow it.
    if (visualViewport && Math.abs(visualViewport.scale - 1) > 0.01) return;
    const height = visualViewport?.height ?? window.innerHeight;
    root.style.setProperty('--app-h', `${Math.round(height)}px`);
    // iOS scrolls the fixed page to bring a field above the keyboard, and leaves it there.
    if (window.scrollY !== 0) window.scrollTo(0, 0);
    keepFieldInView();
  };
  update();
  const target = visualViewport ?? window;
  target.addEventListener('resize', update);
  return () => {
    target.removeEventListener('resize', update);
    root.style.removeProperty('--app-h');
  };
}

/** The field in use stays above the keyboard that has just come up for it. */
function keepFieldInView(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.scrollIntoView({ block: 'nearest' });
  }
}
