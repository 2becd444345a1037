import { isIos, isStandalone } from './device.ts';

type InstallPromptEvent = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/**
 * How this browser puts the app on the home screen: by a prompt of its own, by steps the person
 * takes (iOS), not at all, or it is there already.
 */
export type InstallWay = 'prompt' | 'steps' | 'none' | 'installed';

export interface Installer {
  way(): InstallWay;
  /** Opens the browser's prompt. Call it from a tap. */
  ask(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
  /** @returns the unsubscriber. */
  subscribe(onChange: () => void): () => void;
}

/** Listens from now on: make it at boot, for the browser offers its prompt only once. */
export function createInstaller(): Installer {
  let offered: InstallPromptEvent | null = null;
  let isInstalled = false;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };

  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows its own banner at a moment of its choice.
    event.preventDefault();
    offered = event as InstallPromptEvent;
    announce();
  });
  window.addEventListener('appinstalled', () => {
    offered = null;
    isInstalled = true;
    announce();
  });

  return {
    way() {
      if (isInstalled || isStandalone()) return 'installed';
      if (offered) return 'prompt';
      return isIos() ? 'steps' : 'none';
    },
    async ask() {
      const prompt = offered;
      if (!prompt) return 'unavailable';
      // A prompt can be shown once only.
      offered = null;
      try {
        await prompt.prompt();
        return (await prompt.userChoice).outcome;
      } catch {
        // The browser took the offer back.
        return 'unavailable';
      } finally {
        announce();
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
