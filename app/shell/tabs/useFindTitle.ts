import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../core/feature/features.tsx';
import { sectionsOf } from '../../core/feature/tabs.ts';
import { useFeatureText } from '../../core/i18n/useFeatureText.ts';

/** @returns the name of the discover tab and its page: that of its only part, where it is short enough. */
export function useFindTitle(): string {
  const { t } = useTranslation();
  const textOf = useFeatureText();
  const [only, ...others] = sectionsOf(useFeatures().loaded);
  const key = others.length === 0 ? only?.findSection.tabLabelKey : undefined;
  return only && key ? textOf(only.namespace, key) : t('findTab');
}
