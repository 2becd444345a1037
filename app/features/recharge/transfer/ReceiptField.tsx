import { CircleAlert, ImagePlus, RotateCw, X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import * as css from './ReceiptField.css.ts';
import type { Receipt } from './useReceipt.ts';

/** A picture of the receipt, how far it has been sent, and where to choose it. */
export function ReceiptField({ receipt: { picture, problem, ...act } }: { receipt: Receipt }) {
  const { t } = useTranslation('recharge.transfer');
  const hasFailed = picture?.upload.status === 'failed';
  const sentences = { unreadable: t('receiptUnreadable'), tooLarge: t('receiptTooLarge') };
  const said = problem ? sentences[problem] : hasFailed ? t('receiptFailed') : null;
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('receipt')}</legend>
      {picture && (
        <div className={css.chosen}>
          <img className={css.picture} src={picture.preview} alt={t('receiptPicture')} />
          <div className={css.words}>
            {picture.upload.status === 'running' ? (
              <ProgressBar label={t('uploading')} share={picture.upload.share} />
            ) : (
              !hasFailed && t('receiptAdded')
            )}
          </div>
          {hasFailed && (
            <IconButton label={t('retryReceipt')} glyph={RotateCw} onClick={act.retry} />
          )}
          <IconButton label={t('removeReceipt')} glyph={X} onClick={act.remove} />
        </div>
      )}
      <div role="alert">
        {said && (
          <Callout tone="negative" glyph={CircleAlert}>
            {said}
          </Callout>
        )}
      </div>
      {!picture && (
        <FileButton accept="image/*" look="neutral" glyph={ImagePlus} onPick={act.add}>
          {t('addReceipt')}
        </FileButton>
      )}
    </fieldset>
  );
}
