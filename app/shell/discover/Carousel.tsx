import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { watchMedia } from '../../platform/media.ts';
import * as css from './Carousel.css.ts';
import { CarouselStrip, type Slide } from './CarouselStrip.tsx';
import * as place from './HeadPlace.css.ts';
import { RoundButton } from './RoundButton.tsx';
import { stepFrom } from './rotation.ts';
import { useRotation } from './useRotation.ts';

type Props = {
  /** At least one. */
  slides: readonly Slide[];
  /** Seconds after which the next picture follows by itself; 0 for never. */
  rotate: number;
  /** Called with a picture that does not load. */
  onBroken: (id: string) => void;
};

const lessMotion = watchMedia('(prefers-reduced-motion: reduce)');

/** The platform's pictures, one at a time, moved by a finger, by keys or by its buttons. */
export function Carousel({ slides, rotate, onBroken }: Props) {
  const { t } = useTranslation('shell.discover');
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setIndex] = useState(0);
  const count = slides.length;
  const index = Math.min(shown, count - 1);
  const goBy = (steps: number): void => {
    const to = stepFrom(index, steps, count);
    const element = strip.current;
    element?.scrollTo({
      left: to * element.clientWidth,
      behavior: lessMotion.matches() ? 'auto' : 'smooth',
    });
    setIndex(to);
  };
  const { isOffered, isRotating, tell } = useRotation(rotate, count, () => goBy(1));
  const move = (steps: number): void => {
    tell('moved');
    goBy(steps);
  };
  return (
    <section
      className={`${place.part.carousel} ${css.carousel}`}
      aria-label={t('carousel')}
      onFocus={({ target }) => {
        // A press of the button that pauses focuses it too, and would start what it has stopped.
        if (target.matches(':focus-visible')) tell('focus');
      }}
    >
      {isOffered && (
        <span className={css.pause}>
          <RoundButton
            glyph={isRotating ? Pause : Play}
            label={t(isRotating ? 'stopRotation' : 'startRotation')}
            onClick={() => tell('pressed')}
          />
        </span>
      )}
      <CarouselStrip
        ref={strip}
        slides={slides}
        onIndex={setIndex}
        onEvent={tell}
        onBroken={onBroken}
      />
      {count > 1 && (
        <>
          <span className={css.dots}>
            {slides.map(({ id }, at) => (
              <span key={id} className={`${css.dot} ${at === index ? css.dotHere : ''}`} />
            ))}
          </span>
          <div className={css.controls}>
            <RoundButton glyph={ChevronLeft} label={t('previous')} onClick={() => move(-1)} />
            <RoundButton glyph={ChevronRight} label={t('next')} onClick={() => move(1)} />
          </div>
          <p className={css.unseen} aria-live={isRotating ? 'off' : 'polite'} aria-atomic>
            {`${t('slide', { index: index + 1, count })}: ${slides[index]?.title}`}
          </p>
        </>
      )}
    </section>
  );
}
