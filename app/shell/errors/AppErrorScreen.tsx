import { useTranslation } from '../../core/i18n/translation.tsx';
import { reloadPage } from '../../platform/reload.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** The last screen that can fail safely: needs no router, no brand, no store. */
export function AppErrorScreen() {
  const { t } = useTranslation();
  return (
    <Screen>
      <ErrorState
        title={t('crashTitle')}
        sentence={t('crashSentence')}
        retry={t('tryAgain')}
        onRetry={reloadPage}
      />
    </Screen>
  );
}
