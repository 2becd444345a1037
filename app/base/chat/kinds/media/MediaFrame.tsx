import type { ReactNode } from 'react';
import * as css from './media.css.ts';
import type { MediaBox } from './mediaBox.ts';

type Props = {
  box: MediaBox;
  /** Whether it glimmers, for what belongs there is on its way. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/** The box of a picture, kept free before it is there. */
export function MediaFrame({ box: { width, height }, isWaiting = false, children }: Props) {
  return (
    <span className={css.box} style={{ width: `${width}px`, minHeight: `${height}px` }}>
      {isWaiting && <span className={css.waiting} />}
      {children}
    </span>
  );
}
