import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** Shown in place of a screen that threw. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <SubScreen title={t('crashTitle')} parent={paths.chat} quiet>
      <ErrorState
        title={t('crashTitle')}
        sentence={t('crashSentence')}
        retry={t('tryAgain')}
        onRetry={onRetry}
      />
    </SubScreen>
  );
}
