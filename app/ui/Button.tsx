import type { ReactNode, Ref } from 'react';
import * as css from './Button.css.ts';
import { type Glyph, Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = keyof typeof css.look;

export type ButtonProps = {
  children: ReactNode;
  look?: ButtonLook;
  size?: keyof typeof css.size;
  /** As wide as its place. */
  wide?: boolean;
  glyph?: Glyph;
  disabled?: boolean;
  /** What the button says while its work runs, such as "Sending"; it cannot be pressed meanwhile. */
  busyLabel?: string | undefined;
  type?: 'button' | 'submit';
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** At most one `primary` per view. */
export function Button({
  children,
  look = 'primary',
  size = 'normal',
  wide = false,
  glyph,
  disabled = false,
  busyLabel,
  type = 'button',
  onClick,
  ref,
}: ButtonProps) {
  const busy = busyLabel !== undefined;
  return (
    <button
      ref={ref}
      type={type}
      className={`${css.button} ${css.size[size]} ${css.look[look]} ${wide ? css.wide : ''}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <span className={css.stack}>
        <span className={`${css.cell} ${busy ? css.hidden : ''}`}>
          {glyph && <Icon of={glyph} size={size === 'small' ? 18 : 20} />}
          {children}
        </span>
        {busy && (
          <span className={css.cell}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
