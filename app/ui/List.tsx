import type { ReactNode } from 'react';
import * as css from './List.css.ts';

type Props = {
  /** `ListRow`s. */
  children: ReactNode;
  /** Name of the list, for screen readers; needed where no `SectionTitle` stands before it. */
  label?: string;
  /** `radiogroup` for rows that are radios. */
  role?: 'group' | 'radiogroup';
};

/** A surface with rows: from edge to edge, or an inset card, as the brand has it. */
export function List({ children, label, role = 'group' }: Props) {
  const named = label === undefined ? {} : { role, 'aria-label': label };
  return (
    <div className={css.list} {...named}>
      {children}
    </div>
  );
}
