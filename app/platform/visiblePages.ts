import { isVisible, subscribeVisible } from './visibility.ts';

const ofBrowser = (): LockManager | undefined =>
  (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

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
    ofBrowser()
      ?.request(name, { mode: 'shared' }, () => held)
      .catch(() => undefined);
  };
  follow(isVisible());
  const unsubscribe = subscribeVisible(follow);
  return () => {
    unsubscribe();
    follow(false);
  };
}

/** @returns whether any page under this name is visible; of a browser without locks, whether this one is. */
export async function isAnyVisible(name: string): Promise<boolean> {
  if (isVisible()) return true;
  try {
    const { held = [] } = (await ofBrowser()?.query()) ?? {};
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
