import type { DurableTexts } from '../../../app/platform/durableTexts.ts';

/** The short texts of one browser, as all its pages see them, in memory; a listener hears of its own changes too. */
export type ModelTexts = DurableTexts & {
  /** From now on the device takes no more of them, or does again. */
  refuse(isRefused: boolean): void;
  /** The browser was killed before it wrote them to the disk. */
  forget(): void;
};

export function createModelTexts(): ModelTexts {
  const held = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  const tell = (key: string): void => {
    for (const listener of [...listeners]) listener(key);
  };
  let isRefused = false;
  return {
    keys: (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
    read: (key) => held.get(key) ?? null,
    write(key, value) {
      if (isRefused) return false;
      held.set(key, value);
      tell(key);
      return true;
    },
    remove(key) {
      if (held.delete(key)) tell(key);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => held.clear(),
    refuse(refused) {
      isRefused = refused;
    },
  };
}
