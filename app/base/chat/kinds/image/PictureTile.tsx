import { useContext } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { MediaProblem } from '../media/MediaProblem.tsx';
import * as css from '../media/media.css.ts';
import { pictureOf } from '../media/pictureOf.ts';
import { UploadRing } from '../media/UploadRing.tsx';
import { useOutgoingUrl } from '../media/useOutgoingUrl.ts';
import { usePictureLoad } from '../media/usePictureLoad.ts';
import { useUpload } from '../media/useUpload.ts';
import { OpenersContext } from '../openers.ts';

type Props = {
  message: StoredMessage;
  /** There is no room for words: a drawing says what happened. */
  isSmall?: boolean;
};

/** A picture that fills the box around it: a tap shows it whole. */
export function PictureTile({ message, isSmall = false }: Props) {
  const { t } = useTranslation('chat.media');
  const addressOf = useMediaAddress();
  const { smallUrl } = pictureOf(message);
  const ownUrl = useOutgoingUrl(message, 'file');
  const src = ownUrl ?? addressOf(smallUrl);
  const { attempt, status, retry, onLoad, onError } = usePictureLoad(src);
  const upload = useUpload(message, smallUrl);
  const { media } = useContext(OpenersContext);
  const isRefused = src === null && message.state === 'sent';
  if (isRefused || status === 'failed') {
    return (
      <MediaProblem
        text={t(isRefused ? 'photoRefused' : 'photoFailed')}
        onRetry={isRefused ? undefined : retry}
        isSmall={isSmall}
      />
    );
  }
  return (
    <>
      {src !== null && status === 'loading' && <span className={css.waiting} />}
      <button
        type="button"
        className={css.open}
        aria-label={t('viewPhoto')}
        disabled={src === null}
        onClick={() => media(message)}
      >
        {src !== null && (
          <img
            key={attempt}
            className={`${css.picture} ${status === 'loaded' ? '' : css.unseenPicture}`}
            src={src}
            alt=""
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        )}
      </button>
      {upload && <UploadRing {...upload} on="picture" />}
    </>
  );
}
