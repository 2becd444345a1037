import { useAtom } from 'jotai';
import {
  Captions as CaptionsGlyph,
  CaptionsOff,
  Maximize,
  Minimize,
  PictureInPicture2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Caption } from '../../../contract/media/clip.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { clockLength } from '../../../lib/clockLength.ts';
import { captionsAtom, playbackRates } from '../../../parts/playback/watching.ts';
import { type Glyph, Icon } from '../../../ui/Icon.tsx';
import { Choices } from './Choices.tsx';
import * as css from './player.css.ts';
import type { PlayerState } from './playerState.ts';
import { SeekBar } from './SeekBar.tsx';
import type { PlayerSettings } from './usePlayerSettings.ts';

type Props = {
  state: PlayerState;
  settings: PlayerSettings;
  captions: readonly Caption[];
  onSeek: (position: number) => void;
  /** Null where films cannot float. */
  onFloat: (() => void) | null;
  isFull: boolean;
  onFill: () => void;
};

/** What stands at the lower edge of a film. */
export function Controls({ state, settings, captions, onSeek, onFloat, isFull, onFill }: Props) {
  const { t } = useTranslation('video.watch');
  const [open, setOpen] = useState<'rate' | 'captions' | null>(null);
  const [language, chooseLanguage] = useAtom(captionsAtom);
  const rateName = useRateName();
  const { position, duration, buffered } = state;
  const close = (): void => setOpen(null);
  const toggle = (menu: 'rate' | 'captions') => () => setOpen(open === menu ? null : menu);
  const isCaptioned = captions.some((one) => one.language === language);
  return (
    // biome-ignore lint/a11y: a press between the controls is none on the film
    <div onClick={(event) => event.stopPropagation()}>
      {open === 'rate' && (
        <Choices
          label={t('speed')}
          onClose={close}
          choices={playbackRates.map((rate) => ({
            id: String(rate),
            label: rateName(rate),
            isChosen: rate === settings.rate,
            onChoose: () => settings.chooseRate(rate),
          }))}
        />
      )}
      {open === 'captions' && (
        <Choices
          label={t('captions')}
          onClose={close}
          choices={[null, ...captions].map((caption) => ({
            id: caption?.language ?? '',
            label: caption?.label ?? t('captionsOff'),
            isChosen: caption ? caption.language === language : !isCaptioned,
            onChoose: () => chooseLanguage(caption?.language ?? null),
          }))}
        />
      )}
      <div className={css.bar}>
        <span className={css.time}>
          {clockLength(position)} / {clockLength(duration)}
        </span>
        {captions.length > 0 && (
          <Control
            label={t('captions')}
            glyph={isCaptioned ? CaptionsGlyph : CaptionsOff}
            isOpen={open === 'captions'}
            onPress={toggle('captions')}
          />
        )}
        <Control
          label={t('speedNow', { rate: rateName(settings.rate) })}
          isOpen={open === 'rate'}
          onPress={toggle('rate')}
        >
          <span className={css.rate}>{rateName(settings.rate)}</span>
        </Control>
        <Control
          label={t(settings.isMuted ? 'unmute' : 'mute')}
          glyph={settings.isMuted ? VolumeX : Volume2}
          onPress={settings.toggleMuted}
        />
        {onFloat && (
          <Control label={t('pictureInPicture')} glyph={PictureInPicture2} onPress={onFloat} />
        )}
        <Control
          label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          glyph={isFull ? Minimize : Maximize}
          onPress={onFill}
        />
      </div>
      <SeekBar position={position} duration={duration} buffered={buffered} onSeek={onSeek} />
    </div>
  );
}

type ControlProps = {
  label: string;
  glyph?: Glyph;
  /** Given where it opens a menu. */
  isOpen?: boolean;
  onPress: () => void;
  children?: ReactNode;
};

function Control({ label, glyph, isOpen, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      aria-haspopup={isOpen === undefined ? undefined : 'menu'}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {glyph ? <Icon of={glyph} /> : children}
    </button>
  );
}

/** @returns gives speeds as people of the language write them: "1.5×", "1,5×" */
export function useRateName(): (rate: number) => string {
  const tag = useLanguageTag();
  return (rate) => `${new Intl.NumberFormat(tag).format(rate)}×`;
}
