import { useId } from 'react';
import * as css from './ProgressBar.css.ts';

type Props = {
  /** What is going on, such as "Sending". */
  label: string;
  /** 0 to 1. */
  share: number;
};

/** How far something is, with its words above. */
export function ProgressBar({ label, share }: Props) {
  const id = useId();
  return (
    <div className={css.part}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <progress className={css.bar} aria-labelledby={id} max={1} value={share} />
    </div>
  );
}
