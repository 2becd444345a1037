import 'yet-another-react-lightbox/styles.css';
import { ChevronLeft, ChevronRight, Copy, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import Lightbox, { type GenericSlide, type Labels, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { type Glyph, Icon } from './Icon.tsx';
import * as css from './ImageViewer.css.ts';
import { useOverlayEntry } from './overlayEntry.ts';
import { Spinner } from './Spinner.tsx';
import { useTakenImages } from './useTakenImages.ts';
import { viewerCarousel } from './ViewerCarousel.tsx';
import { ViewerProblem, type ViewerRetry } from './ViewerProblem.tsx';
import { ViewerVideo } from './ViewerVideo.tsx';

type Named = {
  /** Tells it from the others; needed where images come in while some are looked at. */
  name?: string;
  alt: string;
};

export type ViewedImage = Named &
  (
    | {
        src: string;
        /** File name, where the image may be saved. */
        saveAs?: string;
        /** Whether it may be copied; needs a name. */
        canCopy?: boolean;
      }
    /** An address of a video, and of its still. */
    | { video: string; poster: string | null; saveAs?: string }
    | { refused: true }
  );

type OtherImage = Exclude<ViewedImage, { src: string }>;

/** A slide that we draw ourselves. */
interface OtherSlide extends GenericSlide {
  type: 'other';
  shown: OtherImage;
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
  /** Needed where images may be copied. */
  copy?: string;
  /** In place of an image that did not load. */
  broken: string;
  /** In place of a video that did not load; needed where there are some. */
  brokenVideo?: string;
  /** Loads what did not load again. */
  tryAgain: string;
  /** In place of an image whose address is not allowed. */
  refused: string;
};

type Props = {
  /** More may come in at either end: the one that is looked at stays before the eyes. */
  images: readonly ViewedImage[];
  /** Index of the image shown first. */
  start: number;
  onClose: () => void;
  /** Another one is looked at. @param name its own; undefined where it has none */
  onView?: (name: string | undefined) => void;
  /** Stands over the image. */
  note?: ReactNode;
  onSave: (image: { src: string; saveAs: string }) => void;
  /** @param name of the image; called within the press */
  onCopy?: (name: string) => void;
  /** A video begins to play. */
  onPlay?: (video: HTMLVideoElement) => void;
  /** Tells when there is a network again: what did not load is tried once more. @returns the unsubscriber */
  subscribeOnline: ViewerRetry['subscribeOnline'];
  texts: ImageViewerTexts;
};

/** Photos and videos on black: swipe, pinch, double tap, arrow keys; back and a pull down close it. Load it lazily. */
export function ImageViewer(props: Props) {
  const { images: given, start, onClose, onView, note, onSave, onCopy, onPlay, texts } = props;
  const retry = { label: texts.tryAgain, subscribeOnline: props.subscribeOnline };
  useOverlayEntry(true, onClose);
  const { images, at, index, setIndex, setIsZoomed } = useTakenImages(given, start);
  const shown = images[index];
  const slides = useMemo(() => images.map(slideOf), [images]);
  const saveable = saveableOf(shown);
  const copied = shown && 'src' in shown && shown.canCopy ? shown.name : undefined;
  return (
    <Lightbox
      open
      close={onClose}
      className={css.viewer}
      slides={slides}
      // Only with other slides it is looked at again.
      index={at}
      plugins={[Zoom, viewerCarousel]}
      on={{
        view: ({ index: viewed }) => {
          setIndex(viewed);
          onView?.(images[viewed]?.name);
        },
        zoom: ({ zoom }) => setIsZoomed(zoom > 1),
      }}
      animation={{ fade: 200, swipe: 280 }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      // The document does not scroll in the first place.
      noScroll={{ disabled: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      labels={labelsOf(texts)}
      toolbar={{
        buttons: [
          copied !== undefined && (
            <ToolButton
              key="copy"
              glyph={Copy}
              label={texts.copy}
              onClick={() => onCopy?.(copied)}
            />
          ),
          saveable && (
            <ToolButton
              key="save"
              glyph={Download}
              label={texts.save}
              onClick={() => onSave(saveable)}
            />
          ),
          'close',
        ],
      }}
      render={{
        controls: () => note,
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
        iconError: () => <ViewerProblem text={texts.broken} retry={retry} />,
        slide: ({ slide, offset }) => {
          if (slide.type !== 'other') return undefined;
          if ('refused' in slide.shown) return <ViewerProblem text={texts.refused} />;
          const broken = <ViewerProblem text={texts.brokenVideo ?? texts.broken} retry={retry} />;
          return <ViewerVideo {...slide.shown} {...{ broken, onPlay }} isInView={offset === 0} />;
        },
      }}
    />
  );
}

function labelsOf(texts: ImageViewerTexts): Labels {
  return {
    Lightbox: texts.viewer,
    'Photo gallery': texts.viewer,
    Close: texts.close,
    Previous: texts.previous,
    Next: texts.next,
    'Zoom in': texts.zoomIn,
    'Zoom out': texts.zoomOut,
  };
}

function slideOf(image: ViewedImage): Slide {
  const { name, alt } = image;
  return 'src' in image ? { name, src: image.src, alt } : { name, type: 'other', shown: image };
}

function saveableOf(shown: ViewedImage | undefined): { src: string; saveAs: string } | null {
  if (!shown || 'refused' in shown || !shown.saveAs) return null;
  return { src: 'src' in shown ? shown.src : shown.video, saveAs: shown.saveAs };
}

type ToolProps = { glyph: Glyph; label: string | undefined; onClick: () => void };

function ToolButton({ glyph, label, onClick }: ToolProps) {
  return (
    <button type="button" className="yarl__button" aria-label={label} onClick={onClick}>
      <Icon of={glyph} />
    </button>
  );
}
