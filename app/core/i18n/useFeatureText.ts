import { useTranslation } from 'react-i18next';

type AnyText = (key: string, options: { ns: string }) => string;

/** @returns a lookup for keys that are data, such as the label of a tab some feature brings. */
export function useFeatureText(): (namespace: string, key: string) => string {
  const { t } = useTranslation();
  return (namespace, key) => (t as AnyText)(key, { ns: namespace });
}
