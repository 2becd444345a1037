import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SchemeChoice } from '../../../platform/colorScheme.ts';

/** @returns the word for each choice of colour scheme. */
export function useSchemeLabel(): (choice: SchemeChoice) => string {
  const { t } = useTranslation('account.settings');
  const labels: Record<SchemeChoice, string> = {
    auto: t('appearanceAuto'),
    light: t('appearanceLight'),
    dark: t('appearanceDark'),
  };
  return (choice) => labels[choice];
}
