import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { AlbumContentProps } from '../../../../parts/message/messageKind.ts';
import { MediaFrame } from '../media/MediaFrame.tsx';
import * as css from './AlbumContent.css.ts';
import { albumBox } from './albumBox.ts';
import { PictureTile } from './PictureTile.tsx';

/** The first large, three beside it: the others are counted, and seen in the viewer. */
const mostShown = 4;

/** Pictures that were sent in one go. */
export function AlbumContent({ messages }: AlbumContentProps) {
  const shown = messages.slice(0, mostShown);
  const more = messages.length - shown.length;
  const beside = shown.length > 3 ? 'p3' : shown.length > 2 ? 'p2' : 'p1';
  return (
    <MediaFrame box={albumBox}>
      <span className={css.beside[beside]}>
        {shown.map((message, index) => (
          <span key={messageKeyOf(message)} className={index === 0 ? css.first : css.tile}>
            <PictureTile message={message} isSmall={index > 0} />
            {more > 0 && index === mostShown - 1 && <span className={css.more}>+{more}</span>}
          </span>
        ))}
      </span>
    </MediaFrame>
  );
}
