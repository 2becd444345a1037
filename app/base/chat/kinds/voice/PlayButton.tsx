import { Pause, Play } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { playTime } from '../../../../lib/voice/playTime.ts';
import type { PlayerState } from '../../../../parts/voice/playerState.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import * as css from './voice.css.ts';

type Props = {
  /** Null while the clip neither plays nor stands in its middle. */
  status: NonNullable<PlayerState>['status'] | null;
  /** Seconds. */
  length: number;
  isUnheard: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** Plays the clip beside it, or pauses it. */
export function PlayButton({ status, length, isUnheard, disabled, onToggle }: Props) {
  const { t } = useTranslation('chat.voice');
  const isOn = status === 'playing' || status === 'loading';
  const time = playTime(length);
  const label = isOn ? t('pause') : t(isUnheard ? 'playUnheard' : 'play', { time });
  return (
    <button
      type="button"
      className={css.playButton}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      disabled={disabled}
      onClick={onToggle}
    >
      {status === 'loading' ? (
        <Spinner size={20} />
      ) : (
        <span className={isOn ? css.pause : css.play}>
          <Icon of={isOn ? Pause : Play} size={18} />
        </span>
      )}
    </button>
  );
}
