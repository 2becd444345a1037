import { isVisible, subscribeVisible } from './visibility.ts';

/**
 * Lets the other pages of this origin know whenever this one is visible, by a lock that they share.
 * @returns stops doing so
 */
export function showAsVisible(name: string): () => void {
  let letGo: (() => void) | null = null;
  const follow = (visible: boolean): void => {
    if (!visible) {
      letGo?.();
      letGo = null;
      return;
    }
    if (letGo) return;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    navigator.locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  };
  follow(isVisible());
  const unsubscribe = subscribeVisible(follow);
  return () => {
    unsubscribe();
    follow(false);
  };
}

/** @returns whether any page under this name is visible */
export async function isAnyVisible(name: string): Promise<boolean> {
  if (isVisible()) return true;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
