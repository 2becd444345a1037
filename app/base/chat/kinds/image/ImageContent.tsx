import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { MediaFrame } from '../media/MediaFrame.tsx';
import { mediaBox } from '../media/mediaBox.ts';
import { pictureOf } from '../media/pictureOf.ts';
import { PictureTile } from './PictureTile.tsx';

/** A picture in its bubble. */
export function ImageContent({ message }: BubbleContentProps) {
  const { width, height } = pictureOf(message);
  return (
    <MediaFrame box={mediaBox(width, height)}>
      <PictureTile message={message} />
    </MediaFrame>
  );
}
