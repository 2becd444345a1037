import { RotateCw, X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './PictureTile.css.ts';
import type { ReportPicture } from './picturesState.ts';

type Props = {
  picture: ReportPicture;
  /** Its place, from 1. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
};

/** A picture of a report, and how far it has been sent. */
export function PictureTile({ picture, number, onRetry, onRemove }: Props) {
  const { t } = useTranslation('contacts.report');
  const { preview, upload } = picture;
  return (
    <li className={css.tile}>
      <img className={css.picture} src={preview} alt={t('picture', { number })} />
      {upload.status === 'running' && (
        <progress
          className={css.progress}
          aria-label={t('uploading', { number })}
          max={1}
          value={upload.share}
        />
      )}
      <div className={css.buttons}>
        {upload.status === 'failed' && (
          <IconButton label={t('retryPicture', { number })} glyph={RotateCw} onClick={onRetry} />
        )}
        <IconButton label={t('removePicture', { number })} glyph={X} onClick={onRemove} />
      </div>
    </li>
  );
}
