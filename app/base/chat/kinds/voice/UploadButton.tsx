import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import * as css from './voice.css.ts';

type Props = {
  clientMsgID: string;
  /** 0 to 1. */
  share: number;
};

/** How much of the recording is uploaded, and the way to stop that. */
export function UploadButton({ clientMsgID, share }: Props) {
  const { t } = useTranslation(['chat.voice', 'common']);
  const messaging = useMessaging();
  const stop = (): void => {
    messaging.cancelUpload(clientMsgID).catch(() => showToast(t('common:operationFailed')));
  };
  return (
    <button
      type="button"
      className={css.uploadButton}
      aria-label={t('stopSending', { percent: Math.round(share * 100) })}
      onClick={stop}
    >
      <svg className={css.ring} viewBox="0 0 36 36" aria-hidden="true">
        <circle
          className={css.done}
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          style={{ '--left': 100 - share * 100 } as CSSProperties}
        />
      </svg>
      <Icon of={X} size={18} />
    </button>
  );
}
