import * as css from './Slider.css.ts';

type Props = {
  /** For screen readers. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** A value between two ends, by finger or arrow keys. */
export function Slider({ label, onChange, ...range }: Props) {
  return (
    <input
      {...range}
      type="range"
      className={css.slider}
      aria-label={label}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
