import { useTranslation } from 'react-i18next';
import type { TextKey } from './textKey.ts';

/** @returns a lookup for keys that are data, such as the label of a tab that some feature brings. */
export function useLabel(): (key: TextKey) => string {
  const { t } = useTranslation();
  return t as (key: TextKey) => string;
}
