import type { Ref } from 'react';
import { type Glyph, Icon } from './Icon.tsx';
import * as css from './IconButton.css.ts';

type Props = {
  label: string;
  glyph: Glyph;
  onClick: () => void;
  disabled?: boolean;
  /** What it opens, for screen readers, and whether that is open. @default nothing */
  opens?: 'menu';
  isOpen?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A drawing of 24 on a hit area of 44. */
export function IconButton({ label, glyph, onClick, disabled = false, opens, isOpen, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      aria-label={label}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon of={glyph} />
    </button>
  );
}
