import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

type Props = { onRetry: () => void; busy?: boolean };

/** Shown in place of a screen whose code did not come. */
export function LoadErrorScreen({ onRetry, busy = false }: Props) {
  const { t } = useTranslation();
  return (
    <SubScreen title={t('pageErrorTitle')} parent={paths.chat} quiet>
      <ErrorState
        title={t('pageErrorTitle')}
        sentence={t('loadFailedSentence')}
        retry={t('tryAgain')}
        onRetry={onRetry}
        busyLabel={busy ? t('loading') : undefined}
      />
    </SubScreen>
  );
}
