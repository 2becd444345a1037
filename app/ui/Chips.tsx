import { useId } from 'react';
import * as css from './Chips.css.ts';

type Props<Value> = {
  /** Name of the choice, for screen readers. */
  label: string;
  /** No two have the same label. */
  options: readonly { value: Value; label: string }[];
  /** One of the options is this, or none. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** Alternatives of which one holds, in a row that scrolls sideways; one that is chosen is whole in view. */
export function Chips<Value>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div className={css.chips} role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <label key={option.label} className={css.chip} ref={isChosen ? showWhole : null}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={isChosen}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Scrolls the row of chips, and nothing else, as far as one needs to be whole. */
function showWhole(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const [own, room] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  const inset = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0;
  const [before, after] = [own.left - room.left - inset, own.right - room.right + inset];
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
