import { Button } from './Button.tsx';
import * as css from './QuietNotice.css.ts';

type Props = {
  children: string;
  /** Label of the button. */
  action: string;
  onAction: () => void;
  /** What the button says while its work runs. */
  busyLabel?: string | undefined;
};

/** A line over content that is still worth showing, and what can be done about it. */
export function QuietNotice({ children, action, onAction, busyLabel }: Props) {
  return (
    <div className={css.notice} role="status">
      <span>{children}</span>
      <Button look="plain" size="small" busyLabel={busyLabel} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
