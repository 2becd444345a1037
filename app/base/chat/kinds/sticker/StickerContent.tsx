import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { StickerDrawing } from '../../stickers/StickerDrawing.tsx';
import { readSticker } from '../../stickers/stickerWire.ts';
import { useStickerNames } from '../../stickers/useStickerNames.ts';
import { usePictureLoad } from '../media/usePictureLoad.ts';
import { NamedCard } from '../NamedCard.tsx';
import { namedSticker } from './namedSticker.ts';
import * as css from './StickerContent.css.ts';

/** A sticker of ours, else the picture that another client sent, from this site's addresses alone. */
export function StickerContent({ message }: BubbleContentProps) {
  const { t } = useTranslation('chat.sticker');
  const names = useStickerNames();
  const addressOf = useMediaAddress();
  const read = readSticker(message);
  const src = read?.from === 'address' ? addressOf(read.url) : null;
  const { attempt, status, onLoad, onError } = usePictureLoad(src);
  if (read?.from === 'set') {
    return (
      <span
        className={css.sticker}
        role="img"
        aria-label={t('stickerNamed', { name: names[read.id] })}
      >
        <StickerDrawing id={read.id} />
      </span>
    );
  }
  if (src !== null && status !== 'failed') {
    return (
      <img
        key={attempt}
        className={css.picture}
        src={src}
        alt={t('stickerForeign')}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    );
  }
  return (
    <span className={css.unknown}>
      <NamedCard kind={namedSticker} />
    </span>
  );
}
