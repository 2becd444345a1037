import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { clockLength } from '../../../lib/clockLength.ts';
import * as css from './player.css.ts';

type Props = {
  position: number;
  duration: number;
  buffered: number;
  onSeek: (position: number) => void;
};

/** Seconds that keys go. */
const step = 5;
const page = 10;

/** Where the film stands: by finger with the time under it, or by keys. */
export function SeekBar({ position, duration, buffered, onSeek }: Props) {
  const { t } = useTranslation('video.watch');
  const [aim, setAim] = useState<number | null>(null);
  const at = aim ?? position;
  const placeUnder = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(Math.max((event.clientX - left) / width, 0), 1) * duration;
  };
  const parts = {
    '--at': `${share(at, duration)}%`,
    '--loaded': `${share(Math.max(buffered, at), duration)}%`,
  } as CSSProperties;
  return (
    <div
      className={css.seek}
      style={parts}
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={t('positionOf', { position: clockLength(at), length: clockLength(duration) })}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setAim(placeUnder(event));
      }}
      onPointerMove={(event) => {
        if (aim !== null) setAim(placeUnder(event));
      }}
      onPointerUp={(event) => {
        if (aim !== null) onSeek(placeUnder(event));
        setAim(null);
      }}
      onPointerCancel={() => setAim(null)}
      onKeyDown={(event) => {
        const to = placeByKey(event, position, duration);
        if (to === null) return;
        event.preventDefault();
        onSeek(Math.min(Math.max(to, 0), duration));
      }}
    >
      <span className={css.track} />
      {aim !== null && <span className={css.aim}>{clockLength(aim)}</span>}
      <span className={css.thumb} />
    </div>
  );
}

function placeByKey({ key }: KeyboardEvent, position: number, duration: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: position - step,
    ArrowDown: position - step,
    ArrowRight: position + step,
    ArrowUp: position + step,
    PageDown: position - page,
    PageUp: position + page,
    Home: 0,
    End: duration,
  };
  return Object.hasOwn(places, key) ? (places[key] ?? null) : null;
}

function share(position: number, duration: number): number {
  return duration > 0 ? (position / duration) * 100 : 0;
}
