import type { KeyboardEvent, ReactNode } from 'react';
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
    <div
      className={css.list}
      {...named}
      {...(role === 'radiogroup' ? { onKeyDown: moveBetweenRadios } : {})}
    >
      {children}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys go round the radios; choosing stays with Space, as a choice here acts at once. */
function moveBetweenRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const current = radios.indexOf(event.target);
  if (current < 0) return;
  event.preventDefault();
  radios.at((current + step) % radios.length)?.focus();
}
