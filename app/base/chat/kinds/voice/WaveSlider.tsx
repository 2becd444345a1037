import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { playTime } from '../../../../lib/voice/playTime.ts';
import { Waveform } from '../../../../ui/Waveform.tsx';
import * as css from './voice.css.ts';

/** A finger that rests longer before it moves wants something else, in milliseconds. */
const longestTap = 400;

type Props = {
  /** Heights, each 0 to 1. */
  bars: readonly number[];
  /** Seconds. */
  position: number;
  length: number;
  isPlaying: boolean;
  disabled: boolean;
  /** @param position seconds */
  onSeek: (position: number) => void;
};

/** The drawing of a clip with how far it is; a touch, a drag or the arrow keys lead elsewhere in it. */
export function WaveSlider({ bars, position, length, isPlaying, disabled, onSeek }: Props) {
  const { t } = useTranslation('chat.voice');
  /** Where the finger is, in seconds; null while it does not drag. */
  const [dragged, setDragged] = useState<number | null>(null);
  const press = useRef<{ x: number; time: number } | null>(null);
  const shown = dragged ?? position;

  const secondsAt = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) * length : 0;
  };
  const end = (): void => {
    press.current = null;
    setDragged(null);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (disabled || !event.isPrimary || event.button > 0) return;
    press.current = { x: event.clientX, time: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const { current } = press;
    if (!current || (dragged === null && Math.abs(event.clientX - current.x) < 4)) return;
    setDragged(secondsAt(event));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { current } = press;
    if (!current) return;
    const isTap = event.timeStamp - current.time < longestTap;
    if (dragged !== null || isTap) onSeek(secondsAt(event));
    end();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = disabled ? null : keyedPosition(event.key, position, length);
    if (next === null) return;
    event.preventDefault();
    onSeek(next);
  };

  return (
    <div
      className={css.slider}
      role="slider"
      tabIndex={disabled || !isPlaying ? -1 : 0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(Math.min(shown, length))}
      aria-valuetext={t('positionOf', { position: playTime(shown), length: playTime(length) })}
      aria-disabled={disabled || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      <Waveform bars={bars} share={length > 0 ? Math.min(1, shown / length) : 0} />
    </div>
  );
}

/** Seconds that an arrow key and a page key move. */
const step = 1;
const leap = 5;

/**
 * @param key as `KeyboardEvent.key`
 * @param position seconds, as is `length`
 * @returns where a key of a slider leads, in seconds; null for a key that is none
 */
function keyedPosition(key: string, position: number, length: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: position - step,
    ArrowDown: position - step,
    ArrowRight: position + step,
    ArrowUp: position + step,
    PageDown: position - leap,
    PageUp: position + leap,
    Home: 0,
    End: length,
  };
  const wanted = moves[key];
  return wanted === undefined ? null : Math.min(length, Math.max(0, wanted));
}
