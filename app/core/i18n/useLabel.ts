import type { CountedTextKey, TextKey } from './textKey.ts';
import { useTranslation } from './translation.tsx';

/** @returns a lookup for keys that are data, such as the label of a tab that some feature brings. */
export function useLabel(): (key: TextKey) => string {
  const { t } = useTranslation();
  return t as (key: TextKey) => string;
}

/** @returns a lookup for keys that are data, of sentences that say how many there are of something. */
export function useCountedLabel(): (key: CountedTextKey, count: number) => string {
  const { t } = useTranslation();
  const lookUp = t as unknown as (key: CountedTextKey, values: { count: number }) => string;
  return (key, count) => lookUp(key, { count });
}
