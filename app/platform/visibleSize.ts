/** Of the part of the window that is to be seen, in pixels. */
export type VisibleSize = { width: number; height: number };

type Follower = (size: VisibleSize) => void;

const followers = new Set<Follower>();

/** @returns its size now. To ask for it is to have the page laid out */
export function visibleSize(): VisibleSize {
  const height = window.visualViewport?.height ?? window.innerHeight;
  return { width: window.innerWidth, height: Math.round(height) };
}

/**
 * Follows the visible part of the window, which a keyboard takes from. What several followers make of a size
 * is laid out together: none of them may ask for layout.
 * @returns the unsubscriber
 */
export function followVisibleSize(follower: Follower): () => void {
  if (followers.size === 0) target().addEventListener('resize', tellAll);
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) target().removeEventListener('resize', tellAll);
  };
}

/** While the person pinches, the visual viewport is a magnifier: nothing must follow it. */
export function isMagnified(): boolean {
  return Math.abs((window.visualViewport?.scale ?? 1) - 1) > 0.01;
}

function tellAll(): void {
  if (isMagnified()) return;
  const size = visibleSize();
  for (const follower of followers) follower(size);
}

function target(): EventTarget {
  return window.visualViewport ?? window;
}
