import { Captions, CaptionsOff, ChevronLeft, Ellipsis, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './feed.css.ts';
import type { useCaption } from './useCaption.ts';

type Props = {
  onBack: () => void;
  /** What is in view can be watched. */
  isPlayable: boolean;
  isMuted: boolean;
  onSound: () => void;
  caption: ReturnType<typeof useCaption>;
  onMore: () => void;
};

/** The way back, sound, captions and more, over the picture. */
export function FeedBar({ onBack, isPlayable, isMuted, onSound, caption, onMore }: Props) {
  const { t } = useTranslation(['highlights.feed', 'highlights.labels']);
  return (
    <header className={css.bar}>
      <span className={css.barStart}>
        <IconButton label={t('back')} glyph={ChevronLeft} onClick={onBack} />
      </span>
      <h1 className={css.unseen} tabIndex={-1} data-heading="">
        {t('highlights.labels:name')}
      </h1>
      <span className={css.barEnd}>
        {isPlayable && (
          <IconButton
            label={isMuted ? t('unmute') : t('mute')}
            glyph={isMuted ? VolumeX : Volume2}
            onClick={onSound}
          />
        )}
        {isPlayable && caption.hasAny && (
          <IconButton
            label={caption.chosen ? t('captionsOff') : t('captionsOn')}
            glyph={caption.chosen ? Captions : CaptionsOff}
            onClick={caption.toggle}
          />
        )}
        <IconButton label={t('more')} glyph={Ellipsis} onClick={onMore} />
      </span>
    </header>
  );
}
