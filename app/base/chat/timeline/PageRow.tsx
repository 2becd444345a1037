import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadingRow } from './LoadingRow.tsx';
import * as css from './PageRow.css.ts';

const failedKeys = {
  older: 'chat.conversation:olderFailed',
  newer: 'chat.conversation:newerFailed',
} as const;

type Props = { end: 'older' | 'newer'; hasFailed: boolean; onRetry: () => void };

/** Stands where messages come in at one end: they are on their way, or have to be asked for again. */
export function PageRow({ end, hasFailed, onRetry }: Props) {
  const { t } = useTranslation(['chat.conversation', 'common']);
  if (!hasFailed) return <LoadingRow />;
  return (
    <div className={css.page} role="status">
      <span>{t(failedKeys[end])}</span>
      <Button look="plain" size="small" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
