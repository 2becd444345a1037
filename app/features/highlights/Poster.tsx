import { useState } from 'react';
import type { Highlight } from '../../contract/highlights/getPassionateVideo.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';

type Props = {
  clip: Pick<Highlight, 'thumbnail' | 'cover'>;
  className: string;
  /** How wide it is shown, as of `<img sizes>`. */
  sizes: string;
  isEager: boolean;
};

/** The first moment of a clip; nothing where it does not load. Decoration: the title stands beside it. */
export function Poster({ clip, className, sizes, isEager }: Props) {
  const addressOf = useMediaAddress();
  const [broken, setBroken] = useState<string | null>(null);
  const [small, large] = [addressOf(clip.thumbnail), addressOf(clip.cover)];
  const src = small ?? large;
  if (src === null || src === broken) return null;
  return (
    <img
      key={src}
      className={className}
      src={src}
      srcSet={small && large ? `${small} 360w, ${large} 720w` : undefined}
      sizes={sizes}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
