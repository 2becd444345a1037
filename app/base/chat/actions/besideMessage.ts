const menuButton = '[data-message-menu]';

/**
 * Remembers what is around a message before it may go.
 * @param button opens its menu
 * @returns finds what has the focus then: that button, else of those below it the first that is left, else
 *   of those above it the last
 */
export function besideMessage(button: HTMLElement | null): () => HTMLElement | null {
  const page = button?.closest('[data-page]') ?? document;
  const all = [...page.querySelectorAll<HTMLElement>(menuButton)];
  const at = button ? Math.max(all.indexOf(button), 0) : 0;
  const wanted = [...all.slice(at), ...all.slice(0, at).reverse()];
  return () => wanted.find((one) => one.isConnected) ?? null;
}
