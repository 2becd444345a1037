import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { clockLength } from '../../../lib/clockLength.ts';
import * as css from './feed.css.ts';

type Props = {
  film: HTMLVideoElement;
  /** As the list says it, until the clip does. */
  seconds: number;
};

/** How far a clip is; a finger or the arrow keys move it. */
export function SeekBar({ film, seconds }: Props) {
  const { t } = useTranslation('highlights.feed');
  const [at, setAt] = useState(film.currentTime);
  useEffect(() => {
    const follow = (): void => setAt(film.currentTime);
    for (const type of ['timeupdate', 'seeking']) film.addEventListener(type, follow);
    return () => {
      for (const type of ['timeupdate', 'seeking']) film.removeEventListener(type, follow);
    };
  }, [film]);
  const length = Number.isFinite(film.duration) ? film.duration : seconds;
  return (
    <div className={css.time}>
      <input
        type="range"
        className={css.seek}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { at: clockLength(at), of: clockLength(length) })}
        style={{ [css.doneVar]: `${length > 0 ? (at / length) * 100 : 0}%` } as CSSProperties}
        min={0}
        max={length}
        step={0.1}
        value={Math.min(at, length)}
        onChange={(event) => {
          film.currentTime = Number(event.target.value);
        }}
      />
      <span className={css.clock} aria-hidden="true">
        {clockLength(at)} / {clockLength(length)}
      </span>
    </div>
  );
}
