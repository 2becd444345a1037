import * as css from './NetworkBar.css.ts';
import { Spinner } from './Spinner.tsx';

type Props = {
  children: string;
  /** Shows a ring: something is being tried. */
  busy?: boolean;
};

/** The strip under the title bar that says the network is away. */
export function NetworkBar({ children, busy = false }: Props) {
  return (
    <div className={css.bar} role="status">
      {busy && <Spinner size={14} />}
      {children}
    </div>
  );
}
