import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { LoadingRow } from './LoadingRow.tsx';
import * as css from './OlderRow.css.ts';

type Props = { hasFailed: boolean; onRetry: () => void };

/** Stands where older messages come in: they are on their way, or have to be asked for again. */
export function OlderRow({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation(['chat.conversation', 'common']);
  if (!hasFailed) return <LoadingRow />;
  return (
    <div className={css.older} role="status">
      <span>{t('chat.conversation:olderFailed')}</span>
      <Button look="plain" size="small" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
