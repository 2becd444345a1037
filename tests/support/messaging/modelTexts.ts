import type { DurableTexts } from '../../../app/platform/durableTexts.ts';

/** The short texts of one browser, as all its pages see them, in memory. */
export type ModelTexts = DurableTexts & {
  /** From now on the device takes no more of them, or does again. */
  refuse(isRefused: boolean): void;
};

export function createModelTexts(): ModelTexts {
  const held = new Map<string, string>();
  let isRefused = false;
  return {
    keys: (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
    read: (key) => held.get(key) ?? null,
    write(key, value) {
      if (isRefused) return false;
      held.set(key, value);
      return true;
    },
    remove: (key) => void held.delete(key),
    refuse(refused) {
      isRefused = refused;
    },
  };
}
