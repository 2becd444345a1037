import { ArrowUp } from 'lucide-react';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './Composer.css.ts';

type Props = { label: string; disabled: boolean };

/** Sends what is in the field. */
export function SendButton({ label, disabled }: Props) {
  return (
    <button
      type="submit"
      className={css.send}
      aria-label={label}
      disabled={disabled}
      // The field keeps the focus, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={css.sendFace}>
        <Icon of={ArrowUp} size={20} />
      </span>
    </button>
  );
}
