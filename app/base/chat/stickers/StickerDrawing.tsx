import { Fragment } from 'react';
import * as css from './StickerDrawing.css.ts';
import { type StickerId, stickers } from './stickers.data.ts';

/** One sticker, as large as the box around it, in the colours of the brand. What it says stands in a name beside it. */
export function StickerDrawing({ id }: { id: StickerId }) {
  return (
    <svg viewBox="0 0 128 128" className={css.drawing} aria-hidden="true">
      {stickers[id].map(([paint, path], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never move
        <Fragment key={index}>
          {paint === 'arm' && <path className={css.armEdge} d={path} />}
          <path className={css.paint[paint]} d={path} />
        </Fragment>
      ))}
    </svg>
  );
}
