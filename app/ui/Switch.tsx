import * as css from './Switch.css.ts';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it switches. */
  label: string;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ checked, onChange, label, disabled = false }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={css.track}
      onClick={() => onChange(!checked)}
    />
  );
}
