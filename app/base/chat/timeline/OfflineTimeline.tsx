import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './OfflineTimeline.css.ts';

/** In place of messages that the device does not have, where there is no network to bring them. */
export function OfflineTimeline() {
  const { t } = useTranslation('chat.conversation');
  return (
    <p className={css.sentence} role="status">
      {t('loadsOnline')}
    </p>
  );
}
