import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../core/features.tsx';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';
import { sectionsOf } from '../../core/tabs.ts';

/** @returns the name of the discover tab and its page: that of its only part, where it is short enough. */
export function useFindTitle(): string {
  const { t } = useTranslation();
  const textOf = useFeatureText();
  const [only, ...others] = sectionsOf(useFeatures().loaded);
  const key = others.length === 0 ? only?.findSection.tabLabelKey : undefined;
  return only && key ? textOf(only.namespace, key) : t('findTab');
}
