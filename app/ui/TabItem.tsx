import { Link } from 'react-router-dom';
import { Badge } from './Badge.tsx';
import { type Glyph, Icon } from './Icon.tsx';
import * as css from './TabItem.css.ts';

type Props = {
  to: string;
  label: string;
  glyph: Glyph;
  active: boolean;
  /** Text of the badge, such as `3` or `99+`. */
  badge?: string;
  /** Something new, without a number. */
  dot?: boolean;
  /** What badge or dot mean, for screen readers: "3 new messages". */
  note?: string;
  /** Also called for the tab that is active already. */
  onClick?: () => void;
};

/** One tab. Switching tabs replaces the history entry, so that back leaves the tab pages. */
export function TabItem({ to, label, glyph, active, badge, dot = false, note, onClick }: Props) {
  return (
    <Link
      to={to}
      replace
      className={css.item}
      aria-current={active ? 'page' : undefined}
      aria-label={note ? `${label}, ${note}` : undefined}
      onClick={onClick}
    >
      <span className={css.picture}>
        <Icon of={glyph} />
      </span>
      <span className={css.label}>{label}</span>
      {badge ? (
        <span className={css.badge}>
          <Badge size="small">{badge}</Badge>
        </span>
      ) : (
        dot && <span className={css.dot} />
      )}
    </Link>
  );
}
