import 'yet-another-react-lightbox/styles.css';
import { ChevronLeft, ChevronRight, Download, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import Lightbox, { type GenericSlide, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from './Icon.tsx';
import * as css from './ImageViewer.css.ts';
import { useOverlayEntry } from './overlayEntry.ts';
import { Spinner } from './Spinner.tsx';
import { ViewerVideo } from './ViewerVideo.tsx';

export type ViewedImage =
  | { src: string; alt: string /** File name, where the image may be saved. */; saveAs?: string }
  /** An address of a video, and of its still. */
  | { video: string; poster: string | null; alt: string; saveAs?: string }
  | { refused: true; alt: string };

/** A slide that we draw ourselves. */
interface OtherSlide extends GenericSlide {
  type: 'other';
  shown: Exclude<ViewedImage, { src: string }>;
}
declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    other: OtherSlide;
  }
}

export type ImageViewerTexts = {
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  save: string;
  /** In place of an image that did not load. */
  broken: string;
  /** In place of a video that did not load; needed where there are some. */
  brokenVideo?: string;
  /** In place of an image whose address is not allowed. */
  refused: string;
};

type Props = {
  images: readonly ViewedImage[];
  /** Index of the image shown first. */
  start: number;
  onClose: () => void;
  onSave: (image: { src: string; saveAs: string }) => void;
  /** A video begins to play. */
  onPlay?: (video: HTMLVideoElement) => void;
  texts: ImageViewerTexts;
};

/** Photos and videos on black: swipe, pinch, double tap, arrow keys; back and a pull down close it. Load it lazily. */
export function ImageViewer({ images, start, onClose, onSave, onPlay, texts }: Props) {
  useOverlayEntry(true, onClose);
  const [index, setIndex] = useState(start);
  const shown = images[index];
  const slides = useMemo(() => images.map(slideOf), [images]);
  const saveable = saveableOf(shown);
  return (
    <Lightbox
      open
      close={onClose}
      className={css.viewer}
      slides={slides}
      index={start}
      plugins={[Zoom]}
      on={{ view: ({ index: viewed }) => setIndex(viewed) }}
      animation={{ fade: 200, swipe: 280 }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true }}
      // The document does not scroll in the first place.
      noScroll={{ disabled: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      labels={{
        Lightbox: texts.viewer,
        'Photo gallery': texts.viewer,
        Close: texts.close,
        Previous: texts.previous,
        Next: texts.next,
        'Zoom in': texts.zoomIn,
        'Zoom out': texts.zoomOut,
      }}
      toolbar={{
        buttons: [
          saveable && (
            <button
              key="save"
              type="button"
              className="yarl__button"
              aria-label={texts.save}
              onClick={() => onSave(saveable)}
            >
              <Icon of={Download} />
            </button>
          ),
          'close',
        ],
      }}
      render={{
        ...(images.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        iconClose: () => <Icon of={X} />,
        iconPrev: () => <Icon of={ChevronLeft} />,
        iconNext: () => <Icon of={ChevronRight} />,
        iconZoomIn: () => <Icon of={ZoomIn} />,
        iconZoomOut: () => <Icon of={ZoomOut} />,
        iconLoading: () => (
          <span className={css.loading}>
            <Spinner />
          </span>
        ),
        iconError: () => <BrokenImage text={texts.broken} />,
        slide: ({ slide, offset }) => {
          if (slide.type !== 'other') return undefined;
          if ('refused' in slide.shown) return <BrokenImage text={texts.refused} />;
          const broken = <BrokenImage text={texts.brokenVideo ?? texts.broken} />;
          return <ViewerVideo {...slide.shown} {...{ broken, onPlay }} isInView={offset === 0} />;
        },
      }}
    />
  );
}

function slideOf(image: ViewedImage): Slide {
  if ('src' in image) return { src: image.src, alt: image.alt };
  return { type: 'other', shown: image };
}

function saveableOf(shown: ViewedImage | undefined): { src: string; saveAs: string } | null {
  if (!shown || 'refused' in shown || !shown.saveAs) return null;
  return { src: 'src' in shown ? shown.src : shown.video, saveAs: shown.saveAs };
}

function BrokenImage({ text }: { text: string }) {
  return (
    <div className={css.broken} role="img" aria-label={text}>
      <Icon of={ImageOff} size={28} />
      {text}
    </div>
  );
}
