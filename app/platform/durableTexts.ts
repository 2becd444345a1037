/** Short texts that are on the device the moment they are written, or are refused. */
export interface DurableTexts {
  /** Keys that begin so, in no order; none where the browser refuses storage. */
  keys(prefix: string): string[];
  read(key: string): string | null;
  /** @returns whether the device took it */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Another page of this browser wrote or removed one. @returns undoes it */
  onChange(listener: (key: string) => void): () => void;
}

/** @param getArea reaches for `localStorage`; may throw where storage is blocked */
export function createDurableTexts(getArea: () => Storage): DurableTexts {
  const attempt = <Result>(action: (area: Storage) => Result, refused: Result): Result => {
    try {
      return action(getArea());
    } catch {
      // Blocked or full: unlike `createStore`, nothing is pretended to be kept.
      return refused;
    }
  };
  return {
    keys: (prefix) =>
      attempt((area) => Object.keys(area).filter((key) => key.startsWith(prefix)), []),
    read: (key) => attempt((area) => area.getItem(key), null),
    write: (key, value) =>
      attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(key), undefined),
    onChange(listener) {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key !== null) listener(key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Kept between visits. */
export const localTexts: DurableTexts = createDurableTexts(() => window.localStorage);
