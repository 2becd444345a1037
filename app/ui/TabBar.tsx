import type { ReactNode } from 'react';
import * as css from './TabBar.css.ts';

type Props = {
  /** Name of the landmark, for screen readers. */
  label: string;
  /** `TabItem`s. */
  children: ReactNode;
};

/** 50 high above the home indicator; its five styles are token values. */
export function TabBar({ label, children }: Props) {
  return (
    <nav className={css.frameOfBar} aria-label={label}>
      <div className={css.base}>
        <div className={css.bar}>{children}</div>
      </div>
    </nav>
  );
}
