import { X } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import * as css from './UploadRing.css.ts';
import type { Upload } from './useUpload.ts';

type Props = Upload & {
  /** On a picture it stands on black; else on the tile of a card. */
  on: 'picture' | 'card';
};

/** How far an upload is; a tap stops it. */
export function UploadRing({ share, cancel, on }: Props) {
  const { t } = useTranslation('chat.media');
  const tag = useLanguageTag();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(share ?? 0);
  return (
    <span className={on === 'picture' ? css.onPicture : css.onCard}>
      <span
        className={css.bar}
        role="progressbar"
        aria-label={t('sending')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={share === null ? undefined : percent}
      >
        <svg
          className={share === null ? css.waiting : css.ring}
          viewBox="0 0 44 44"
          aria-hidden="true"
        >
          <circle
            className={css.arc}
            cx="22"
            cy="22"
            r="19"
            pathLength={100}
            strokeDasharray={`${share === null ? 25 : Math.max(8, share * 100)} 100`}
          />
        </svg>
      </span>
      <button type="button" className={css.stop} aria-label={t('cancelSending')} onClick={cancel}>
        <Icon of={X} size={20} />
      </button>
    </span>
  );
}
