import { useId, useLayoutEffect, useRef } from 'react';
import * as css from './Segmented.css.ts';

type Props<Value extends string> = {
  /** Name of the choice, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two to four alternatives side by side: radios, so the arrow keys work. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const track = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // What was chosen in the server's markup before the app took over counts.
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const chosen = track.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((one) => one.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  }, [options, value, onChange]);
  return (
    <div ref={track} className={css.track} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={css.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={css.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
