import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useKnownPresence } from '../../../core/messaging/hooks/useIsPresent.ts';
import * as css from './PresentMark.css.ts';

/** A dot at the face of somebody who is connected. */
export function PresentMark({ userID }: { userID: string }) {
  const { t } = useTranslation('chat.list');
  if (!useKnownPresence(userID)) return null;
  return (
    <span className={css.dot}>
      <span className={css.spoken}>{t('online')}</span>
    </span>
  );
}
