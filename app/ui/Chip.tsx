import * as css from './Chip.css.ts';

type Props = { children: string; chosen: boolean; onClick: () => void };

/** One of several filters. */
export function Chip({ children, chosen, onClick }: Props) {
  return (
    <button type="button" className={css.chip} aria-pressed={chosen} onClick={onClick}>
      {children}
    </button>
  );
}
