import { Check } from 'lucide-react';
import * as css from './CheckMark.css.ts';
import { Icon } from './Icon.tsx';

/** The mark of a checkbox row; the row itself carries the state for screen readers. */
export function CheckMark({ checked }: { checked: boolean }) {
  return (
    <span className={`${css.mark} ${checked ? css.chosen : ''}`} aria-hidden="true">
      {checked && <Icon of={Check} size={16} />}
    </span>
  );
}
