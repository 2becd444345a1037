import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import * as css from './Carousel.css.ts';
import type { RotationEvent } from './rotation.ts';

export type Slide = {
  id: string;
  /** Address to load the picture from. */
  address: string;
  /** Says what the picture shows. */
  title: string;
  /** Path it leads to; null for none. */
  to: string | null;
};

type Props = {
  ref: Ref<HTMLDivElement>;
  slides: readonly Slide[];
  /** Told which picture is in view once the strip stands still. */
  onIndex: (index: number) => void;
  onEvent: (event: RotationEvent) => void;
  onBroken: (id: string) => void;
};

/** Milliseconds without a movement after which the strip stands still: not every browser says so. */
const settled = 100;

/** The pictures beside each other; the browser moves them and has one of them in view. */
export function CarouselStrip({ ref, slides, onIndex, onEvent, onBroken }: Props) {
  const { t } = useTranslation('shell.discover');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const count = slides.length;
  return (
    // A strip of several can be moved by the arrow keys, so it has the focus at times.
    <div
      ref={ref}
      className={css.strip}
      tabIndex={count > 1 ? 0 : undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onEvent('hover');
      }}
      onPointerDown={() => onEvent('touch')}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onIndex(Math.round(scrollLeft / clientWidth)), settled);
      }}
    >
      {slides.map((slide, at) => (
        <div
          key={slide.id}
          className={css.slide}
          {...(count > 1 && {
            role: 'group',
            'aria-label': t('slide', { index: at + 1, count }),
          })}
        >
          <Picture slide={slide} isFirst={at === 0} onBroken={onBroken} />
        </div>
      ))}
    </div>
  );
}

type PictureProps = Pick<Props, 'onBroken'> & { slide: Slide; isFirst: boolean };

function Picture({ slide: { id, address, title, to }, isFirst, onBroken }: PictureProps) {
  const image = (
    <img
      className={css.image}
      src={address}
      alt={title}
      width={960}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      draggable={false}
      onError={() => onBroken(id)}
    />
  );
  if (to === null) return image;
  return (
    <Link className={css.link} to={to} draggable={false}>
      {image}
    </Link>
  );
}
