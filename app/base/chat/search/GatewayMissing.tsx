import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ShownSearch } from '../../../core/messaging/hooks/useMessageSearch.ts';
import { QuietNotice } from '../../../ui/QuietNotice.tsx';

type Props = { why: ShownSearch['isGatewayMissing']; onRetry: () => void };

/** Says that only the device was searched, or nothing at all, and searches again. */
export function GatewayMissing({ why, onRetry }: Props) {
  const { t } = useTranslation('chat.search');
  if (why === null) return null;
  return (
    <QuietNotice action={t('tryAgain')} onAction={onRetry}>
      {t(why === 'nothing' ? 'notSearched' : why)}
    </QuietNotice>
  );
}
