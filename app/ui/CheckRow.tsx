import type { ReactNode } from 'react';
import { CheckMark } from './CheckMark.tsx';
import * as css from './CheckRow.css.ts';

type Props = {
  checked: boolean;
  /** It stays as it is. */
  disabled?: boolean;
  onToggle: () => void;
  /** What can be chosen, such as a face with a name. */
  children: ReactNode;
};

/** A row of a list from which several can be chosen: a checkbox before what it stands for. */
export function CheckRow({ checked, disabled = false, onToggle, children }: Props) {
  return (
    <label className={`${css.row} ${disabled ? '' : css.free}`}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className={disabled ? css.fixed : undefined}>
        <CheckMark checked={checked} />
      </span>
      {children}
    </label>
  );
}
