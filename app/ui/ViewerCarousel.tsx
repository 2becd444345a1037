import { Fragment, useCallback, useMemo, useState } from 'react';
import {
  createModule,
  cssClass,
  cssVar,
  ImageSlide,
  isImageSlide,
  MODULE_CAROUSEL,
  makeInertWhen,
  type Plugin,
  type Slide,
  useController,
  useLightboxProps,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { SlideRetryContext } from './slideRetry.ts';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    /** Tells it from the others, whatever comes in before it. */
    name?: string | undefined;
  }
}

/** Slides in the document on either side of the one in view. */
const beside = 2;

/**
 * Stands in for the library's own row of slides, which names a slide by its index: there, all that is shown
 * would load anew when slides come in before it. Here a slide keeps its name.
 */
function ViewerCarousel() {
  const { slides, currentIndex } = useLightboxState();
  const { setCarouselRef } = useController();
  const places = Array.from({ length: 2 * beside + 1 }, (_, place) => place - beside);
  return (
    <div
      ref={setCarouselRef}
      className={`${cssClass('carousel')} ${cssClass('carousel_with_slides')}`}
      style={{
        [cssVar('carousel_slides_count')]: places.length,
        [cssVar('carousel_spacing_px')]: 0,
        [cssVar('carousel_spacing_percent')]: 30,
        [cssVar('carousel_padding_px')]: 0,
        [cssVar('carousel_padding_percent')]: 0,
      }}
      aria-live="polite"
    >
      {places.map((offset) => {
        const slide = slides[currentIndex + offset];
        if (!slide) return <div key={offset} className={cssClass('slide')} />;
        const name = slide.name ?? currentIndex + offset;
        return <ViewerSlide key={`slide ${name}`} slide={slide} offset={offset} />;
      })}
    </div>
  );
}

/** In place of the library's own, for `plugins`. */
export const viewerCarousel: Plugin = ({ replace }) =>
  replace(MODULE_CAROUSEL, createModule(MODULE_CAROUSEL, ViewerCarousel));

/** @param offset 0 for the one in view */
function ViewerSlide({ slide, offset }: { slide: Slide; offset: number }) {
  const { slideRect } = useController();
  const { render, carousel } = useLightboxProps();
  const { tries, retried } = useRetry();
  const isInView = offset === 0;
  const shape = { offset, rect: slideRect };
  const name = `${cssClass('slide')} ${isInView ? cssClass('slide_current') : ''}`;
  return (
    <div className={`${name} ${cssClass('flex_center')}`} {...makeInertWhen(!isInView)}>
      <SlideRetryContext value={retried}>
        <Fragment key={tries}>
          {render.slide?.({ slide, ...shape }) ??
            (isImageSlide(slide) && (
              <ImageSlide
                {...{ slide, ...shape, render, imageFit: carousel.imageFit }}
                imageProps={carousel.imageProps}
              />
            ))}
        </Fragment>
      </SlideRetryContext>
    </div>
  );
}

/**
 * Tries of one slide. The slides as the library has them stay what they are: with others it goes to the
 * first of them.
 * @returns `tries` is to be the key of what is shown: each try is an element of its own
 */
function useRetry() {
  const [{ tries, wasAsked }, setTries] = useState({ tries: 0, wasAsked: false });
  const again = useCallback(
    (asked: boolean) => setTries((known) => ({ tries: known.tries + 1, wasAsked: asked })),
    [],
  );
  const retried = useMemo(
    () => ({ retry: () => again(false), ask: () => again(true), wasAsked }),
    [again, wasAsked],
  );
  return { tries, retried };
}
