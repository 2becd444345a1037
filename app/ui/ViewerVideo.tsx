import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './ViewerVideo.css.ts';

/** Height of a browser's own controls at the lower edge, in pixels. */
const controlsHeight = 72;

type Props = {
  video: string;
  poster: string | null;
  alt: string;
  /** What is in view can be played; what is swiped away pauses. */
  isInView: boolean;
  /** Stands in where it did not load. */
  broken: ReactNode;
  onPlay?: ((video: HTMLVideoElement) => void) | undefined;
};

/** A video among the photos of `ImageViewer`. */
export function ViewerVideo({ video, poster, alt, isInView, broken, onPlay }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isInView) player.current?.pause();
  }, [isInView]);
  if (hasFailed) return broken;
  return (
    // biome-ignore lint/a11y/useMediaCaption: people send no captions with their videos
    <video
      ref={player}
      className={css.video}
      src={video}
      poster={poster ?? undefined}
      aria-label={alt}
      controls={isInView}
      playsInline
      preload={isInView ? 'metadata' : 'none'}
      onPointerDown={keepFromSwiping}
      onPlay={(event) => onPlay?.(event.currentTarget)}
      onError={() => setHasFailed(true)}
    />
  );
}

/** Whoever moves along the time of a video does not want the next one. */
function keepFromSwiping(event: PointerEvent<HTMLVideoElement>): void {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientY > bottom - controlsHeight) event.stopPropagation();
}
