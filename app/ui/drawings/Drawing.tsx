import type { ReactNode } from 'react';
import * as css from './drawing.css.ts';

/** Frame of a drawing on the 132 × 100 grid: at most six shapes, decoration only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 132 100" className={css.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}
